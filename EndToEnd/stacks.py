"""Stacks that cost little.

Playwright asks for the stack at each step, and Python's own modules look for the source of each of its frames: that was most of what Python did in
a test. These have what Playwright reads of a stack, and look for the source when it is to be shown.
"""

import sys
import traceback
from types import SimpleNamespace
from typing import NamedTuple

from playwright._impl import _connection, _sync_base


class Frame(NamedTuple):
    frame: object
    filename: str
    lineno: int


def stack(context=0):
    """As `inspect.stack`: the innermost frame first."""
    found = []
    frame = sys._getframe(1)
    while frame:
        found.append(Frame(frame, frame.f_code.co_filename, frame.f_lineno))
        frame = frame.f_back
    return found


def extract_stack(limit):
    """As `traceback.extract_stack`: the innermost frame last."""
    frames = reversed(stack()[1:limit + 1])
    summaries = [traceback.FrameSummary(each.filename, each.lineno, each.frame.f_code.co_name, lookup_line=False) for each in frames]
    return traceback.StackSummary.from_list(summaries)


def lighten():
    """Has Playwright use these."""
    for module in [_connection, _sync_base]:
        module.inspect = SimpleNamespace(stack=stack)
        module.traceback = SimpleNamespace(**{**vars(traceback), "extract_stack": extract_stack})
