"""Loads a tool, whose file has no ending, as a module."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent


def tool(name: str):
    loader = SourceFileLoader(name.replace("-", "_"), str(TOOLS / name))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module
