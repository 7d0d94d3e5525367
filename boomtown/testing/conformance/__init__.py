"""All tests of conformance, to be imported into a test file at once: `from boomtown.testing.conformance import *`."""

import importlib
import pkgutil

__all__: list[str] = []

for chapter in pkgutil.iter_modules(__path__):
    tests = vars(importlib.import_module(f"{__name__}.{chapter.name}"))
    for name in [name for name in tests if name.startswith("test_")]:
        if name in __all__:
            raise TypeError(f"two tests of conformance are called {name}")
        globals()[name] = tests[name]
        __all__ += [name]
