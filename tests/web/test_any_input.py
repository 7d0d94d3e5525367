"""Any input gets an answer below 500, and what is refused gets a sentence."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.fuzz import Fuzzer, Thrown, all_queries, new_house

THROWN = 1200  # requests of a seed; `make fuzz` throws as many as one likes
ODD_HALF = b'{"seat": 0, "seq": 1, "action": "pass", "key": "\\ud800"}'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """A house without limits, open as long as the tests last."""
    with TestClient(made := new_house(tmp_path_factory.mktemp("fuzz"))):
        yield made


@pytest.fixture(scope="module")
def fuzzer(house: FastAPI) -> Fuzzer:
    """Somebody who has tables of every kind."""
    return Fuzzer(house, 1)


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_thrown_is_taken_well(house: FastAPI, seed: int) -> None:
    """Calls, pages, clicks and streams, with odd paths, queries, headers and bodies."""
    fuzzer = Fuzzer(house, seed)
    assert len(fuzzer.routes) > 50
    for _ in range(THROWN):
        thrown = fuzzer.one()
        assert not (fault := fuzzer.fault(thrown)), f"{fault}: {thrown}"


def test_every_kind_of_route_is_thrown_at(fuzzer: Fuzzer) -> None:
    """Streams, pages, clicks and calls, with the names they understand."""
    paths = {route.path for route in fuzzer.routes}
    assert {
        "/t/{table_id}",
        "/t/{table_id}/moves.json",
        "/api/tables/{table_id}/events",
        "/people/{person_id}",
    } <= paths
    looks = next(route for route in fuzzer.routes if route.path == "/t/{table_id}/sight.json")
    assert {"seat", "at", "have", "want", "chat"} <= {one.alias for one in all_queries(looks.dependant)}


def refused(fuzzer: Fuzzer, method: str, path: str, body: bytes | None = None, **headers: str) -> Any:
    """How the house refuses something; it says a sentence."""
    table = fuzzer.values["table_id"][0]
    told = {**fuzzer.headers, "content-type": "application/json", **headers}
    thrown = Thrown(method, path.format(table=table), body=body, headers=told)
    answer = thrown.send(fuzzer.client)
    assert 400 <= answer.status_code < 500, answer.text
    assert not fuzzer.fault(thrown)
    return answer


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables/{table}?seat=²", None),
        ("GET", "/t/{table}?seat=²", None),
        ("GET", f"/api/people/{2**63}", None),
        ("GET", f"/people/{2**64}", None),
        ("GET", f"/api/tables/{{table}}/chat?since={2**63}", None),
        ("GET", f"/api/tables/{{table}}?log={2**63}", None),
        ("POST", f"/api/tables/{{table}}/questions/{2**63}", b'{"yes": true}'),
        ("POST", "/api/tables/{table}/moves", ODD_HALF),
        ("POST", "/api/tables/{table}/chat", b'{"text": "\\ud800"}'),
        ("POST", "/api/tables/{table}/chat", b'{"text": "a\\u0000b"}'),
        ("POST", "/api/tables", b'{"game": "age_of_industry", "seats": 3, "options": {"\\ud800": "x"}}'),
        ("POST", "/api/tables", b"[" * 50_000),
        ("POST", "/api/tables/{table}/moves", b'{"seat": ' + b"9" * 5000 + b"}"),
        ("GET", "/static/%00", None),
    ],
)
def test_odd_numbers_and_letters_get_a_sentence(
    fuzzer: Fuzzer, method: str, path: str, body: bytes | None
) -> None:
    refused(fuzzer, method, path, body)


@pytest.mark.parametrize(("name", "value"), [("host", "["), ("host", "a b"), ("content-length", "²")])
def test_odd_headers_get_a_sentence(fuzzer: Fuzzer, name: str, value: str) -> None:
    refused(fuzzer, "GET", "/api/games", None, **{name: value})


def test_a_name_of_a_record_can_be_odd(fuzzer: Fuzzer, house: FastAPI) -> None:
    """A record is taken in, and what can't be shown of its names is left out."""
    body = fuzzer.record.replace('"Mara"', '"Ma\\ud800ra\\u0000"').encode()
    headers = {**fuzzer.headers, "content-type": "application/json"}
    answer = Thrown("POST", "/api/records", body=body, headers=headers).send(fuzzer.client)
    assert answer.status_code == 201, answer.text
    client = TestClient(house, headers={"cookie": fuzzer.headers["cookie"]})
    state = client.get(f"/api/tables/{answer.json()['id']}").json()
    assert state["players"][0]["name"] == "Mara"
