"""Lets the tests import the pipeline's modules, which are single files outside a package."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
