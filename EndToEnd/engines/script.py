"""Scripts that run in pages. The content security policy of the pages forbids `eval`, so each function is passed to the driver as part of a script.
"""

import ast
import functools
import re
from pathlib import Path

import playwright

HERE = Path(__file__).parent
PACKAGE = Path(playwright.__file__).parent / "driver" / "package" / "lib" / "generated"
# The property in which a page stores the functions of `steps.js`.
STEPS = "window[Symbol.for('steps')]"


def injected():
    """Returns the script that Playwright runs in pages, which is a string in a file of its package."""
    text = (PACKAGE / "injectedScriptSource.js").read_text()
    return ast.literal_eval(re.search(r"source = ('(?:[^'\\]|\\.)*')", text)[1])


@functools.cache
def setting_up():
    """Returns a script that installs the functions of `steps.js` in a page and starts to record the page's errors."""
    return (
        "const module = {};\n" + injected() + """
        const injected = new (module.exports.InjectedScript())(window, {
          isUnderTest: false, sdkLanguage: 'python', testIdAttributeName: 'data-testid', stableRafCount: 1, browserName: '', customEngines: [],
        });
        """ + (HERE / "steps.js").read_text() + f"\n{STEPS} = steps"
    )


def running(body):
    """Returns a script that runs `body` if the page has the functions of `steps.js`. In a page without these functions,
    the script reports that they are missing. Within `body`, the constant `argument` is the script's argument.
    """
    return f"const steps = {STEPS}; if (!steps) return {{ bare: true }}; const argument = arguments[0]; {body}"


def given(text):
    """Converts JavaScript to a function. Like Playwright's `evaluate`, accepts a function, an expression or
    statements.
    """
    text = text.strip()
    if re.match(r"(async\s*)?(\([^)]*\)|\w+)\s*=>|(async\s+)?function\b", text):
        return f"({text})"
    if re.match(r"(for|if|const|let)\b", text) or ";" in text:
        return f"(() => {{ {text} }})"
    return f"(() => ({text}))"
