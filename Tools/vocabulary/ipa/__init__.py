"""The sounds of words in the International Phonetic Alphabet. If the pronunciation of a language follows rules, this
package contains a module with these rules, named after the language's code. For other languages, the sounds are written
by hand (docs/formats/sounds.md). A module defines

- `Sounds()`, with `sounds(word, name, kind)`: the sound of an entry, in each column of the file;
- `ALIKE`, and if needed `before_stress(text, is_british)` and `after_stress(text)`: the normalization of our sounds and espeak-ng's to one form
  (`compare.py`).
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import languages  # noqa: E402

TABLES = Path(__file__).resolve().parent


def rules(language):
    """Returns the module with the rules of the language with this code, or None."""
    return languages.rules(__name__, language)


def table(name):
    """Returns the lines of one of our tables, keyed by all fields except the last."""
    lines = (TABLES / name).read_text(encoding="utf-8").splitlines()
    return {tuple(fields[:-1]): fields[-1] for fields in (line.split("\t") for line in lines)}
