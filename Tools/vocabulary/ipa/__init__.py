"""How words sound, in the International Phonetic Alphabet. A language whose sounds are made by rule has a module that is called by its code; in a language
without one they are written by hand (docs/formats/sounds.md). A module has

- `Sounds()`, with `sounds(word, name, kind)`: the sound of an entry, in each column of the file;
- `ALIKE`, and if needed `before_stress(text, is_british)` and `after_stress(text)`: what brings our sounds and espeak-ng's to one form (`compare.py`).
"""

import functools
import importlib
import importlib.util
from pathlib import Path

TABLES = Path(__file__).resolve().parent


@functools.cache
def rules(language):
    """The module with the rules of the language with this code, or None."""
    name = f"{__name__}.{language}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def table(name):
    """The lines of a table of ours, by all fields but the last."""
    lines = (TABLES / name).read_text(encoding="utf-8").splitlines()
    return {tuple(fields[:-1]): fields[-1] for fields in (line.split("\t") for line in lines)}
