"""The API described for programs (OpenAPI) and, from the same description, for people."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel, Field

DESCRIPTION = (
    "Everything that the pages of Boomtown do, your program can do too. Send the token that you make on your own page as "
    "`Authorization: Bearer …`. Refusals are sentences: what is so first, then the rules, with their numbers."
)


class Refusal(BaseModel):
    """Why something was not done."""

    error: str = Field(description="A sentence that says what is wrong")
    facts: list[str] = Field(
        description="What is so at the table, such as 'needs 3 coins, you have 1'", default_factory=list
    )
    rules: list[str] = Field(description="The rules that forbid it, such as AOI-077", default_factory=list)


REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Refusal, "description": "That can't be done"},
    401: {"model": Refusal, "description": "The token is not known here"},
    403: {"model": Refusal, "description": "Not yours to see or to do"},
    404: {"model": Refusal, "description": "There is no such thing"},
    409: {"model": Refusal, "description": "The table has moved on, or the game's state doesn't allow it"},
    411: {"model": Refusal, "description": "The request doesn't say how long it is"},
    413: {"model": Refusal, "description": "The request is too large"},
    422: {
        "model": Refusal,
        "description": "The request is unclear, or a rule of the game forbids the action",
    },
    429: {"model": Refusal, "description": "Too many requests; wait a moment"},
}


def describe(app: FastAPI) -> None:
    """Let an application describe its API in full: titles, refusals, and how programs say who they are."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(
                title=app.title, version=app.version, description=DESCRIPTION, routes=app.routes
            )
            bearer = {"type": "http", "scheme": "bearer", "description": "A token made on your own page"}
            schema.setdefault("components", {})["securitySchemes"] = {"token": bearer}
            schema["security"] = [{}, {"token": []}]
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def calls(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """The calls of an API by their first word, for a page."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for path, methods in schema["paths"].items():
        for method, call in methods.items():
            name = path.removeprefix("/api/").split("/")[0]
            groups.setdefault(GROUPS.get(name, "People"), []).append(_call(schema, method, path, call))
    return [{"name": name, "calls": found} for name, found in groups.items()]


GROUPS = {"games": "Games and rules", "tables": "Tables", "records": "Records"}


def _call(schema: dict[str, Any], method: str, path: str, call: dict[str, Any]) -> dict[str, Any]:
    parameters = [
        {
            "name": p["name"],
            "where": p["in"],
            "kind": _kind(p["schema"]),
            "must": p.get("required", False),
            "about": p.get("description", p["schema"].get("description", "")),
        }
        for p in call.get("parameters", [])
    ]
    good = next(code for code in call["responses"] if code.startswith("2"))
    return {
        "method": method.upper(),
        "path": path,
        "id": f"{method}{path}".replace("/", "-").replace("{", "").replace("}", ""),
        "about": call.get("description", call["summary"]),
        "parameters": parameters + _fields(schema, call),
        "good": good,
    }


def _fields(schema: dict[str, Any], call: dict[str, Any]) -> list[dict[str, Any]]:
    """The fields of a call's body."""
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    model = schema["components"]["schemas"].get(body.get("$ref", "").rpartition("/")[2], {})
    return [
        {
            "name": name,
            "where": "body",
            "kind": _kind(field),
            "must": name in model.get("required", []),
            "about": field.get("description", ""),
        }
        for name, field in model.get("properties", {}).items()
    ]


def _kind(field: dict[str, Any]) -> str:
    """A field's type in a word or two."""
    if "anyOf" in field:
        return " or ".join(_kind(part) for part in field["anyOf"])
    if field.get("type") == "array":
        return f"list of {_kind(field.get('items', {}))}"
    names = {
        "integer": "number",
        "string": "text",
        "boolean": "yes or no",
        "object": "object",
        "null": "nothing",
    }
    return names.get(str(field.get("type")), "anything")
