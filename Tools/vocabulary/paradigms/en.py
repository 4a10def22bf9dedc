"""Inflects English words by rules, with tables of irregular forms."""

import re

# The names that lemminflect uses for our kinds of forms.
LEMMINFLECT = {"s": ["VBZ"], "g": ["VBG"], "d": ["VBD", "VBN"], "p": ["VBD"], "n": ["VBN"], "P": ["NNS"], "c": ["JJR"], "u": ["JJS"]}

# For each verb: the past tense and the participle, or only one form if the past tense and the participle are equal. A
# slash separates variants, and “-ed” stands for the regular form.
VERBS = dict(
    row.split(": ")
    for row in """
arise: arose arisen; awake: awoke awoken; babysit: babysat; beat: beat beaten; become: became become; begin: began begun; bend: bent; bet: bet/-ed; bind: bound; bite: bit bitten; bleed: bled; blow: blew blown; break: broke broken;
breed: bred; bring: brought; broadcast: broadcast/-ed; build: built; burn: -ed/burnt; burst: burst; buy: bought; cast: cast; catch: caught; choose: chose chosen; cling: clung; clothe: -ed/clad; come: came come;
bear: bore born/borne; cost: cost; creep: crept; cut: cut; deal: dealt; dig: dug; dive: -ed/dove -ed; do: did done; draw: drew drawn; dream: -ed/dreamt; drink: drank drunk; drive: drove driven; eat: ate eaten; fall: fell fallen;
feed: fed; feel: felt; fight: fought; find: found; fit: -ed/fit; flee: fled; fling: flung; fly: flew flown; forbid: forbade forbidden; forecast: -ed/forecast; forget: forgot forgotten; forgive: forgave forgiven; freeze: froze frozen;
get: got got/gotten; give: gave given; go: went gone; grind: ground; grow: grew grown; hang: hung/-ed; have: had; hear: heard; hide: hid hidden; hit: hit; hold: held; hurt: hurt; keep: kept; kneel: knelt/-ed; knit: -ed/knit; know: knew known;
lay: laid; lead: led; lean: -ed/leant; leap: -ed/leapt; learn: -ed/learnt; leave: left; lend: lent; let: let; lie: lay lain; light: lit/-ed; lose: lost; make: made; mean: meant; meet: met; mow: -ed mown; overcome: overcame overcome; overtake: overtook overtaken; pay: paid; plead: -ed/pled;
prove: -ed -ed/proven; put: put; quit: quit; read: read; repay: repaid; reread: reread; reset: reset; remake: remade; rebuild: rebuilt; redo: redid redone; rewrite: rewrote rewritten; rid: rid; ride: rode ridden; ring: rang rung; rise: rose risen; run: ran run; saw: -ed sawn; say: said; see: saw seen; seek: sought; sell: sold;
send: sent; set: set; sew: -ed sewn; shake: shook shaken; shear: -ed shorn; shed: shed; shine: shone/-ed; shoot: shot; show: -ed shown; shrink: shrank shrunk; shut: shut; sing: sang sung; sink: sank sunk; sit: sat; sleep: slept; slide: slid; slit: slit;
smell: -ed/smelt; sneak: -ed/snuck; sow: -ed sown; speak: spoke spoken; speed: sped/-ed; spell: -ed/spelt; spend: spent; spill: -ed/spilt; spin: spun; spit: spat/spit; split: split; spoil: -ed/spoilt; spread: spread; spring: sprang sprung; stand: stood; steal: stole stolen;
stick: stuck; sting: stung; stink: stank stunk; stride: strode stridden; strike: struck struck/stricken; string: strung; strive: strove/-ed striven/-ed; swear: swore sworn; sweep: swept; swell: -ed swollen; swim: swam swum; swing: swung; take: took taken; teach: taught; tear: tore torn; tell: told; think: thought;
throw: threw thrown; thrust: thrust; tread: trod trodden; undergo: underwent undergone; understand: understood; undertake: undertook undertaken; undo: undid undone; upset: upset; wake: woke/-ed woken/-ed; wear: wore worn; weave: wove/-ed woven/-ed; weep: wept; wet: wet/-ed; win: won; wind: wound; withdraw: withdrew withdrawn; write: wrote written
""".replace("\n", " ").strip().split("; ")
)
# Verbs with other irregular forms, keyed by kind; "are" and "am" have the persons of the present tense.
OTHER_VERBS = {
    "be": {"r1": ["am"], "s": ["is"], "r2456": ["are"], "p": ["was", "were"], "n": ["been"], "g": ["being"]},
    "will": {"p": ["would"]}, "can": {"p": ["could"]}, "may": {"p": ["might"]}, "shall": {"p": ["should"]}, "must": {}, "would": {}, "could": {}, "might": {}, "should": {}, "ought to": {"v": ["ought"]},
}
# Verbs of several words that begin with a form which does not change.
DEFECTIVE = {"had better", "used to", "would rather"}
THIRD = {"have": "has", "do": "does", "go": "goes", "undergo": "undergoes", "undo": "undoes", "redo": "redoes", "quiz": "quizzes", "veto": "vetoes", "focus": "focuses focusses"}
# Verbs of several syllables that double their final consonant because their last syllable is stressed.
DOUBLED = """unplug babysit emit incur inter recap remit repel reset admit begin commit compel confer control defer deter equip excel expel forbid forget infer occur omit overlap patrol permit prefer propel rebel refer regret submit
transfer transmit upset outfit kidnap worship program handicap format input""".split()
# Verbs with both spellings: traveled, travelled.
BOTH = """revel travel cancel label level model signal total quarrel marvel counsel dial duel fuel channel tunnel bias focus benefit jewel shovel rival enrol enroll fulfil fulfill unravel worship kidnap program equal initial
pedal towel cruel shrivel snivel swivel trial spiral funnel pencil stencil bus gas carol chisel grovel panel parcel refuel yodel combat""".split()
PLURALS = {
    "man": "men", "woman": "women", "child": "children", "foot": "feet", "tooth": "teeth", "goose": "geese", "mouse": "mice mouses", "louse": "lice", "ox": "oxen", "person": "people persons", "penny": "pence pennies", "die": "dice",
    "brother": "brothers brethren", "analysis": "analyses", "basis": "bases", "crisis": "crises", "diagnosis": "diagnoses", "emphasis": "emphases", "hypothesis": "hypotheses", "oasis": "oases", "thesis": "theses", "axis": "axes",
    "criterion": "criteria", "phenomenon": "phenomena", "curriculum": "curricula curriculums", "medium": "media mediums", "genus": "genera", "locus": "loci", "nebula": "nebulae nebulas", "nova": "novae novas", "genie": "genies genii", "solo": "solos soli",
    "calf": "calves", "elf": "elves", "half": "halves", "hoof": "hooves hoofs", "knife": "knives", "leaf": "leaves", "life": "lives", "loaf": "loaves", "scarf": "scarves scarfs", "self": "selves", "shelf": "shelves", "thief": "thieves", "wife": "wives",
    "wolf": "wolves", "wharf": "wharves", "dwarf": "dwarfs dwarves", "gas": "gases gasses", "bus": "buses", "quiz": "quizzes", "money": "monies moneys", "cactus": "cacti cactuses", "fungus": "fungi", "nucleus": "nuclei", "stimulus": "stimuli", "bacterium": "bacteria",
    "yourself": "yourselves", "this": "these", "that": "those", "fish": "fish fishes", "sheep": "sheep", "corps": "corps", "series": "series", "species": "species", "formula": "formulas formulae", "index": "indexes indices", "appendix": "appendices appendixes", "vertebra": "vertebrae", "larva": "larvae", "stomach": "stomachs",
    "CD": "CDs cDs", "chili": "chilies chilis", "chilli": "chillies chillis", "salesperson": "salespeople salespersons", "alumnus": "alumni", "datum": "data", "matrix": "matrices matrixes", "ellipsis": "ellipses", "parenthesis": "parentheses", "passer-by": "passers-by", "monarch": "monarchs", "epoch": "epochs", "patriarch": "patriarchs", "eunuch": "eunuchs",
}
# Nouns in -o whose plural ends in -oes, and nouns with both plurals.
OES = "superhero potato tomato hero echo torpedo veto embargo".split()
BOTH_O = "mango mosquito tornado volcano buffalo cargo halo zero motto domino ghetto memento mulatto grotto tuxedo manifesto fiasco banjo flamingo desperado".split()
COMPARED = {
    "good": "better best", "well": "better best", "bad": "worse worst", "badly": "worse worst", "far": "farther farthest further furthest", "little": "less least littler littlest", "old": "older oldest elder eldest", "much": "more most", "many": "more most",
}
# For each spelling, another spelling (mostly the British one) that no rule derives.
SPELLINGS = {
    "advertisement": "advert", "all right": "alright", "adviser": "advisor", "afterward": "afterwards", "aging": "ageing", "airplane": "aeroplane", "axe": "ax", "backward": "backwards", "blond": "blonde", "carat": "karat", "cell phone": "cellphone", "chili": "chilli", "counselor": "counsellor", "check": "cheque",
    "cozy": "cosy", "curb": "kerb", "defense": "defence", "disk": "disc", "donut": "doughnut", "Dr": "Dr.", "Mr": "Mr.", "Mrs": "Mrs.", "Ms": "Ms.", "enroll": "enrol", "fetal": "foetal", "fulfill": "fulfil", "gelatin": "gelatine", "gray": "grey", "inquiry": "enquiry",
    "jewelry": "jewellery", "judgment": "judgement", "license": "licence", "make-up": "makeup", "matte": "matt", "mold": "mould", "mommy": "mummy", "mustache": "moustache", "pajamas": "pyjamas", "practice": "practise", "program": "programme", "sheikh": "sheik",
    "skeptical": "sceptical", "story": "storey", "tire": "tyre", "traveler": "traveller", "tsar": "czar", "web page": "webpage", "yogurt": "yoghurt", "dialogue": "dialog",
    "omelet": "omelette", "whiskey": "whisky",
}
# Words that have a second spelling only as this part of speech.
ONLY = {"check": "noun", "tire": "noun", "story": "noun", "curb": "noun", "disk": "noun", "license": "noun", "axe": "noun", "practice": "verb"}
_BRITISH = [("or$", "our"), ("er$", "re"), ("ize$", "ise"), ("yze$", "yse"), ("ization$", "isation"), ("or(?=hood$|ite$)", "our"), ("og$", "ogue")]
_VOWELS = "aeiou"


def spellings(word, kind):
    """Returns alternative spellings of a word. If a rule derives an alternative spelling, this spelling may not exist
    as a word.
    """
    if word in ONLY and kind != ONLY[word]:
        return []
    return [SPELLINGS[word]] if word in SPELLINGS else [re.sub(ending, other, word) for ending, other in _BRITISH if re.search(ending, word)]


def third_person(word):
    if re.search(r"(?:s|x|z|ch|sh)$", word):
        return word + "es"
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + "s"


def _doubled(word):
    """Returns the stems before -ed and -ing: two stems if the last consonant may double."""
    double = word + word[-1]
    if word in BOTH:
        return [word, double]
    one_syllable = re.fullmatch(r"(?:[^aeiou]*qu)?[^aeiou]*[aeiouy][^aeiouwxy]", word)
    return [double] if word in DOUBLED or one_syllable else [word]


def _ed(word):
    if word.endswith("e"):
        return [word + "d"]
    if re.search(r"[^aeiou]y$", word):
        return [word[:-1] + "ied"]
    if word.endswith("c"):
        return [word + "ked"]
    return [stem + "ed" for stem in _doubled(word)]


def _ing(word):
    if word.endswith("ie"):
        return [word[:-2] + "ying"]
    if word.endswith("c"):
        return [word + "king"]
    if re.search(r"[^eoy]e$", word) and word not in ("be", "singe"):
        both = {"age": ["ageing"], "cue": ["cueing"]}
        return [word[:-1] + "ing"] + both.get(word, [])
    if word.endswith("e"):
        return [word + "ing"]
    return [stem + "ing" for stem in _doubled(word)]


def verb(word):
    """Returns the forms of a verb, keyed by kind; if the verb consists of several words, the first word is inflected."""
    first, *others = word.split(" ")
    if word in OTHER_VERBS or first in OTHER_VERBS:
        made = OTHER_VERBS.get(word, OTHER_VERBS.get(first))
        return {kind: [" ".join([form, *others]) if word not in OTHER_VERBS else form for form in forms] for kind, forms in made.items()}
    made = {"s": THIRD.get(first, third_person(first)).split(), "g": _ing(first)}
    parts = [[form for each in part.split("/") for form in (_ed(first) if each == "-ed" else [each])] for part in VERBS.get(first, "-ed").split()]
    if first == "lie":
        parts = [["lay", "lied"], ["lain", "lied"]]
    past, participle = parts if len(parts) == 2 else parts * 2
    alike = [form for form in past if form in participle]
    made |= {"d": alike, "p": [form for form in past if form not in alike], "n": [form for form in participle if form not in alike]}
    return {kind: [" ".join([form, *others]) for form in forms] for kind, forms in made.items() if forms}


def plural(word):
    """Returns the plurals of a noun."""
    if word in PLURALS:
        return PLURALS[word].split()
    if "-in-law" in word:
        return [word.replace("-in-law", "s-in-law")]
    if " " in word:
        start, last = word.rsplit(" ", 1)
        return [f"{start} {form}" for form in plural(last)]
    if word.endswith("man") and word not in ("human", "German", "Roman", "shaman", "caiman", "talisman"):
        return [word[:-2] + "en"]
    if word.endswith(("wife", "child")):
        return [word[:-2] + "ves" if word.endswith("wife") else word + "ren"]
    if word in OES:
        return [word + "es"]
    if word in BOTH_O:
        return [word + "s", word + "es"]
    if word.endswith("ch") and word in ("stomach", "monarch", "epoch", "loch"):
        return [word + "s"]
    return [third_person(word)]


def noun(word):
    return {"P": plural(word)}


def adjective(word):
    """Returns the forms of adjectives, adverbs and determiners."""
    if word in COMPARED:
        forms = COMPARED[word].split()
        return {"c": forms[::2], "u": forms[1::2]}
    if word.endswith("e"):
        stems = [word[:-1]]
    elif re.search(r"[^aeiou]y$", word):
        stems = [word[:-1] + "i", word] if len(word) < 5 else [word[:-1] + "i"]
    else:
        stems = _doubled(word)
    return {"c": [stem + "er" for stem in stems], "u": [stem + "est" for stem in stems]}


def paradigm(word, kind, pos):
    if kind == "verb":
        rules = verb
    elif kind in ("noun", "number", "pronoun", "name"):
        rules = noun
    elif kind in ("adjective", "adverb", "determiner"):
        rules = adjective
    else:
        return {}
    made = {kind: list(forms) for kind, forms in rules(word).items()}
    if kind == "determiner" and word in PLURALS or word == "other":
        made["P"] = plural(word)
    for other in spellings(word, kind):
        for each, forms in {"v": [other], **rules(other)}.items():
            made[each] = made.get(each, []) + forms
    return made


def cells(word, pos, listed):
    """Returns the verb forms that an entry need not list: all forms of a verb of several words, and the regular forms of a one-word verb
    whose entry lists at least one form. Entries list the plurals, comparatives and superlatives that exist.
    """
    if pos != "verb" or word in DEFECTIVE:
        return {}
    if " " in word:
        return {kind: [form for form in forms if not form.startswith("hanged ")] for kind, forms in verb(word).items()}
    made = verb(word)
    known = {kind: [form for form in forms if form in listed] for kind, forms in made.items()}
    past = [kind for kind in "dpn" if known.get(kind)]
    return {kind: forms for kind, forms in made.items() if listed and not known[kind] and (kind in "sg" or not past)}


def inflections(word, kind):
    """Returns the regular forms of an English word; they include some forms that do not exist as words."""
    found = [word + "s", word + "es", word + "’s"]
    stems = [word, word[:-1]] if word.endswith("e") else [word]
    if kind == "verb":
        found += [word + "d"] + [stem + ending for stem in stems for ending in ("ed", "ing")]
    if kind == "adjective":
        found += [word + ending for ending in ("er", "est", "r", "st", "ly")]
    if word.endswith("y"):
        found += [word[:-1] + ending for ending in ("ies", "ied", "ily", "ier", "iest")]
    return found
