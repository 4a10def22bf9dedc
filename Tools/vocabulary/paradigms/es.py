"""Inflects Spanish words by rules, with tables of irregular forms."""

import re

# Entries of Spanish verbs list all their common forms.
LISTS_COMMON_FORMS = True
# VERBECC maps the letter of a kind of form to verbecc's names of the mood and the tense. INFINITIVE_END is the ending
# of infinitives.
VERBECC = {
    "r": "indicativo presente", "i": "indicativo pretérito-imperfecto", "t": "indicativo pretérito-perfecto-simple", "f": "indicativo futuro", "o": "condicional presente",
    "j": "subjuntivo presente", "k": "subjuntivo pretérito-imperfecto-1, subjuntivo pretérito-imperfecto-2", "m": "imperativo afirmativo", "n": "participo participo", "G": "gerundio gerundio",
}
INFINITIVE_END = "r"

# Verbs grouped by the change of their stem's last vowel under stress.
IE = """acertar advertir apretar arrendar atender atravesar calentar cerrar comenzar confesar convertir defender despertar desmentir divertir
empezar encender encerrar enterrar entender extender fregar gobernar helar herir hervir invertir manifestar mentir merendar negar nevar pensar perder
plegar preferir quebrar querer recomendar referir regar sembrar sentar sentir sugerir temblar tender tropezar adquirir requerir arrepentir conferir
transferir digerir ascender descender asentar concertar desconcertar segar serrar tentar consentir resentir inferir""".split()
UE = """acordar acostar almorzar apostar aprobar avergonzar cocer colgar comprobar contar costar demostrar descontar devolver disolver doler dormir
encontrar envolver esforzar forzar jugar llover moler morder morir mostrar mover poder probar promover recordar reforzar remover renovar reprobar resolver
rodar rogar soler soltar soñar sonar tostar torcer volar volcar volver revolver conmover desenvolver consolar descolgar colar degollar
retorcer absolver""".split()
I = """competir conseguir corregir derretir despedir elegir gemir impedir medir pedir perseguir rendir repetir seguir servir vestir
teñir ceñir concebir expedir investir proseguir reñir regir""".split()
ACCENTED = {
    "í": """enviar reenviar resfriar variar confiar guiar criar ampliar enfriar vaciar esquiar fotografiar desafiar fiar espiar rociar liar piar""".split(),
    "ú": """continuar actuar situar evaluar graduar acentuar efectuar insinuar perpetuar""".split(),
}
OTHER_STRESSED = {"errar": "yerr", "avergonzar": "avergüenz", "reunir": "reún", "prohibir": "prohíb", "aislar": "aísl", "aullar": "aúll", "maullar": "maúll"}
# Verbs in -cer and -cir whose stem changes to z instead of zc.
Z = "vencer convencer ejercer mecer cocer torcer retorcer zurcir esparcir".split()
# The principal parts of each irregular verb, in eight fields. The first four fields are the present; the preterite or
# the stem of the preterite; the stem of the future; and the present subjunctive or the first person of the present
# subjunctive. The last four fields are the participle; the gerund; the imperative; and the imperfect or the first
# person of the imperfect.
IRREGULAR = {
    "ser": ("soy eres es somos sois son", "fui fuiste fue fuimos fuisteis fueron", "ser", "sea", "sido", "siendo", "sé", "era eras era éramos erais eran"),
    "estar": ("estoy estás está estamos estáis están", "estuv", "estar", "esté estés esté estemos estéis estén", "estado", "estando", "está", "estaba"),
    "haber": ("he has ha hemos habéis han", "hub", "habr", "haya", "habido", "habiendo", "", "había"),
    "ir": ("voy vas va vamos vais van", "fui fuiste fue fuimos fuisteis fueron", "ir", "vaya", "ido", "yendo", "ve", "iba ibas iba íbamos ibais iban"),
    "dar": ("doy das da damos dais dan", "di diste dio dimos disteis dieron", "dar", "dé des dé demos deis den", "dado", "dando", "da", "daba"),
    "ver": ("veo ves ve vemos veis ven", "vi viste vio vimos visteis vieron", "ver", "vea", "visto", "viendo", "ve", "veía"),
    "tener": ("tengo tienes tiene tenemos tenéis tienen", "tuv", "tendr", "tenga", "tenido", "teniendo", "ten", "tenía"),
    "venir": ("vengo vienes viene venimos venís vienen", "vin", "vendr", "venga", "venido", "viniendo", "ven", "venía"),
    "poner": ("pongo pones pone ponemos ponéis ponen", "pus", "pondr", "ponga", "puesto", "poniendo", "pon", "ponía"),
    "salir": ("salgo sales sale salimos salís salen", "salí saliste salió salimos salisteis salieron", "saldr", "salga", "salido", "saliendo", "sal", "salía"),
    "hacer": ("hago haces hace hacemos hacéis hacen", "hice hiciste hizo hicimos hicisteis hicieron", "har", "haga", "hecho", "haciendo", "haz", "hacía"),
    "decir": ("digo dices dice decimos decís dicen", "dij", "dir", "diga", "dicho", "diciendo", "di", "decía"),
    "bendecir": ("bendigo bendices bendice bendecimos bendecís bendicen", "bendij", "bendecir", "bendiga", "bendecido", "bendiciendo", "bendice", "bendecía"),
    "maldecir": ("maldigo maldices maldice maldecimos maldecís maldicen", "maldij", "maldecir", "maldiga", "maldecido", "maldiciendo", "maldice", "maldecía"),
    "traer": ("traigo traes trae traemos traéis traen", "traj", "traer", "traiga", "traído", "trayendo", "trae", "traía"),
    "caer": ("caigo caes cae caemos caéis caen", "caí caíste cayó caímos caísteis cayeron", "caer", "caiga", "caído", "cayendo", "cae", "caía"),
    "oír": ("oigo oyes oye oímos oís oyen", "oí oíste oyó oímos oísteis oyeron", "oir", "oiga", "oído", "oyendo", "oye", "oía"),
    "saber": ("sé sabes sabe sabemos sabéis saben", "sup", "sabr", "sepa", "sabido", "sabiendo", "sabe", "sabía"),
    "caber": ("quepo cabes cabe cabemos cabéis caben", "cup", "cabr", "quepa", "cabido", "cabiendo", "cabe", "cabía"),
    "querer": ("quiero quieres quiere queremos queréis quieren", "quis", "querr", "quiera quieras quiera queramos queráis quieran", "querido", "queriendo", "quiere", "quería"),
    "poder": ("puedo puedes puede podemos podéis pueden", "pud", "podr", "pueda puedas pueda podamos podáis puedan", "podido", "pudiendo", "puede", "podía"),
    "andar": ("ando andas anda andamos andáis andan", "anduv", "andar", "ande", "andado", "andando", "anda", "andaba"),
    "valer": ("valgo vales vale valemos valéis valen", "valí valiste valió valimos valisteis valieron", "valdr", "valga", "valido", "valiendo", "vale", "valía"),
    "asir": ("asgo ases ase asimos asís asen", "así asiste asió asimos asisteis asieron", "asir", "asga", "asido", "asiendo", "ase", "asía"),
    "oler": ("huelo hueles huele olemos oléis huelen", "olí oliste olió olimos olisteis olieron", "oler", "huela huelas huela olamos oláis huelan", "olido", "oliendo", "huele", "olía"),
    "reír": ("río ríes ríe reímos reís ríen", "reí reíste rió reímos reísteis rieron", "reir", "ría rías ría riamos riáis rían", "reído", "riendo", "ríe", "reía"),
    "freír": ("frío fríes fríe freímos freís fríen", "freí freíste frió freímos freísteis frieron", "freir", "fría frías fría friamos friáis frían", "frito", "friendo", "fríe", "freía"),
}
PREFIXES = {
    "tener": "man con de ob re sos abs entre", "venir": "con inter pre pro sobre de a", "poner": "com dis ex im o pro su re ante des inter pos super",
    "hacer": "des re satis", "decir": "contra pre", "traer": "a dis con ex sus abs", "caer": "re de", "valer": "equi", "salir": "sobre",
    "ver": "pre entre", "andar": "des", "reír": "son",
}
PARTICIPLES = {
    "abrir": "abierto", "cubrir": "cubierto", "descubrir": "descubierto", "escribir": "escrito", "describir": "descrito", "romper": "roto", "volver": "vuelto",
    "devolver": "devuelto", "resolver": "resuelto", "envolver": "envuelto", "disolver": "disuelto", "morir": "muerto", "imprimir": "impreso",
    "inscribir": "inscrito", "suscribir": "suscrito", "prescribir": "prescrito", "revolver": "revuelto", "absolver": "absuelto", "transcribir": "transcrito",
}
# Forms that follow no rule, as kinds with their forms.
ALSO = {
    "haber": "r3 hay", "ser": "r2 sos", "tener": "r2 tenés", "querer": "r2 querés", "venir": "m2 vení", "criar": "t3 crio", "reír": "t3 rio",
    "ir": "m4 vamos", "imprimir": "n imprimido imprimida imprimidos imprimidas", "freír": "n freído freída freídos freídas",
}
# Words in -ón, -án, -ín, -és and -or form the feminine with -a, except the words in SAME_FEMININE, whose feminine is
# the same. The words in WITH_FEMININE form the feminine with -a although they have other endings.
SAME_FEMININE = """afín marrón cortés mayor menor mejor peor superior inferior exterior interior anterior posterior ulterior común ruin""".split()
WITH_FEMININE = {"español": "española", "andaluz": "andaluza"}
PLURALS = {"carácter": "caracteres", "régimen": "regímenes", "espécimen": "especímenes", "jersey": "jerséis", "cualquiera": "cualesquiera", "quienquiera": "quienesquiera", "menú": "menús menúes", "champú": "champús", "maní": "maníes manís", "ñandú": "ñandúes ñandús", "dios": "dioses", "clip": "clips", "cómic": "cómics", "gay": "gais", "hacker": "hackers", "club": "clubes clubs", "guay": "guais", "récord": "récords", "fan": "fans",
    "mail": "mails", "podcast": "podcasts", "post": "posts", "test": "tests", "tic": "tics", "tour": "tours", "web": "webs", "blog": "blogs", "bit": "bits", "bot": "bots", "chat": "chats", "chip": "chips", "clic": "clics", "robot": "robots", "ticket": "tickets", "ion": "iones", "quien": "quienes", "quién": "quiénes"}
# Determiners, pronouns, and words that have a short form before a noun, as kinds with their forms.
WORDS = {
    "el": "F la P los Q las", "este": "F esta P estos Q estas", "ese": "F esa P esos Q esas", "aquel": "F aquella P aquellos Q aquellas", "ambos": "Q ambas",
    "varios": "Q varias", "mío": "F mía P míos Q mías", "alguno": "v algún", "ninguno": "v ningún", "primero": "v primer", "tercero": "v tercer", "veintiuno": "v veintiún",
    "bueno": "v buen", "malo": "v mal", "grande": "v gran", "santo": "v san", "uno": "v un", "cualquiera": "v cualquier", "solo": "v sólo",
}
# Adjectives with a single form.
INVARIABLE = "retro extra súper online".split()
# Nouns that have a plural although their entries list none, because games do not ask for the plural.
WITH_PLURAL = """administración aria azúcar batín claxon destornillador entretenimiento establecimiento estacionamiento gen identificación infraestructura
interpretación máster monto récord repaso representación responsabilidad transformación""".split()
# Nouns of several words that have no plural in use.
NO_PLURAL = {
    "calentamiento global", "cambio climático", "ciencia ficción", "efecto invernadero", "inteligencia artificial", "segunda mano", "medio ambiente",
    "ida y vuelta", "ropa interior", "sentido común", "papel higiénico",
}
# Expressions about the weather and about need are used only in the third person singular and in the gerund.
IMPERSONAL = re.compile("hacer (?:frío|calor|sol|viento|fresco|buen tiempo|mal tiempo|falta)$")
# The reflexive pronouns of verbs in -se, by person.
REFLEXIVE = "me te se nos os se".split()
_ACUTE = str.maketrans("aeiou", "áéíóú")
_PLAIN = str.maketrans("áéíóú", "aeiou")
# Pronouns that are attached to the end of an imperative.
_CLITICS = re.compile(r"(?:me|te|se|nos|os|le|les|lo|la|los|las)$")


def _spelled(stem, verb, ending):
    """Returns the stem before an ending whose first letter requires a different spelling: tocar, toqué; coger, cojo."""
    soft = ending[0] in "eéií"
    if verb.endswith("car") and soft:
        return stem[:-1] + "qu"
    if verb.endswith("gar") and soft:
        return stem + "u"
    if verb.endswith("guar") and soft:
        return stem[:-1] + "ü"
    if verb.endswith("zar") and soft:
        return stem[:-1] + "c"
    if verb.endswith(("ger", "gir")) and not soft:
        return stem[:-1] + "j"
    if verb.endswith("guir") and not soft:
        return stem[:-1]
    if verb.endswith(("cer", "cir")) and not soft:
        return stem[:-1] + ("z" if verb in Z else "zc")
    return stem


def _last(stem, vowels, to):
    place = max(stem.rfind(vowel) for vowel in vowels)
    return stem[:place] + to + stem[place + 1 :]


def _stressed(stem, verb):
    """Returns the stem in the form that it has under stress."""
    if verb in OTHER_STRESSED:
        return OTHER_STRESSED[verb]
    if verb in IE:
        return _last(stem, "ei", "ie")
    if verb in UE:
        return _last(stem, "ou", "ue")
    if verb in I:
        return _last(stem, "e", "i")
    if verb.endswith("uir") and not verb.endswith(("guir", "quir")):
        return stem + "y"
    for vowel, verbs in ACCENTED.items():
        if verb in verbs:
            return stem[:-1] + vowel
    return stem


def _joined(prefix, form):
    """Returns a form with a prefix; a form of one syllable receives an accent (ten, mantén; ve, prevé)."""
    if prefix and re.fullmatch(r"[^aeiouáéíóú]*(?:[aeiou]|i[aeo]|[aeo]i)[ns]?", form):
        place = max(form.rfind(vowel) for vowel in "aeo") if set("aeo") & set(form) else form.rfind("i")
        form = form[:place] + form[place].translate(_ACUTE) + form[place + 1 :]
    return prefix + form


def _persons(letter, forms):
    return {f"{letter}{person}": [form] for person, form in enumerate(forms, 1) if form}


def _subjunctive(first):
    """Returns the regular present subjunctive that follows from its first person."""
    root, vowel = first[:-1], first[-1]
    return [first, first + "s", first, first + "mos", root + vowel.translate(_ACUTE) + "is", first + "n"]


def _regular(verb):
    """Returns the parts of a regular verb, in the order in which the table IRREGULAR lists the parts of an irregular
    verb.
    """
    stem, kind = verb[:-2], verb[-2:]
    strong = weak = _stressed(stem, verb)
    if not stem or kind not in ("ar", "er", "ir"):
        raise ValueError(verb)
    weak = stem
    if kind == "ir" and verb in I + IE:
        weak = _last(stem, "ei", "i")
    elif kind == "ir" and verb in UE:
        weak = _last(stem, "o", "u")
    theme, plural = {"ar": ("a", "amos áis"), "er": ("e", "emos éis"), "ir": ("e", "imos ís")}[kind]
    first = _spelled(strong, verb, "o") + "o"
    if verb == "delinquir":
        first = "delinco"
    present = [first, strong + theme + "s", strong + theme, *(stem + ending for ending in plural.split()), strong + theme + "n"]
    vowel = "e" if kind == "ar" else "a"
    unstressed = strong if strong.endswith("y") else weak if kind == "ir" else stem
    subjunctive = [_spelled(strong, verb, vowel) + vowel + end for end in ("", "s", "", "", "", "n")]
    subjunctive[3] = _spelled(unstressed, verb, vowel) + vowel + "mos"
    subjunctive[4] = _spelled(unstressed, verb, vowel) + vowel.translate(_ACUTE) + "is"
    if kind == "ar":
        preterite = [_spelled(stem, verb, "é") + "é", *(stem + ending for ending in ("aste", "ó", "amos", "asteis", "aron"))]
        participle, gerund, imperfect = stem + "ado", stem + "ando", stem + "aba"
    else:
        vocalic = stem[-1] in "aeou" and not verb.endswith(("guir", "quir"))
        i = "y" if vocalic else "" if stem.endswith(("ñ", "ll")) else "i"
        accent = "í" if vocalic and not verb.endswith("uir") else "i"
        preterite = [stem + "í", stem + accent + "ste", weak + i + "ó", stem + accent + "mos", stem + accent + "steis", weak + i + "eron"]
        participle, gerund, imperfect = stem + accent + "do", weak + i + "endo", stem + "ía"
        if verb.endswith("ducir"):
            preterite = _strong_preterite(stem[:-1] + "j")
    participle = PARTICIPLES.get(verb, participle)
    return present, preterite, verb, subjunctive, participle, gerund, present[2], imperfect


def _strong_preterite(stem):
    return [stem + ending for ending in ("e", "iste", "o", "imos", "isteis", "eron" if stem.endswith("j") else "ieron")]


def _parts(verb):
    """Returns the principal parts of a verb, from which the other forms follow, and the prefix that belongs before each
    part.
    """
    base, prefix = verb, ""
    for each, prefixes in PREFIXES.items():
        for start in prefixes.split():
            if verb in (start + each, "satisfacer" if (start, each) == ("satis", "hacer") else ""):
                base, prefix = each, start
    if base not in IRREGULAR:
        return "", _regular(verb)
    present, past, future, subjunctive, participle, gerund, imperative, imperfect = IRREGULAR[base]
    preterite = past.split() if " " in past else _strong_preterite(past)
    subjunctive = subjunctive.split() if " " in subjunctive else _subjunctive(subjunctive)
    if prefix and base == "decir":
        imperative = "dice"
    if prefix == "satis":
        swap = lambda forms: [re.sub("^h", "f", form) for form in forms]
        return prefix, (swap(present.split()), swap(preterite), "far", swap(subjunctive), "fecho", "faciendo", "faz", "facía")
    return prefix, (present.split(), preterite, future, subjunctive, participle, gerund, imperative, imperfect)


def infinitive(verb):
    """Returns the verb without its pronoun."""
    return verb[:-2] if verb.endswith(("arse", "erse", "irse", "írse")) else verb


def verb(word):
    """Returns the forms of a verb, keyed by kind: tense and person."""
    word = infinitive(word)
    prefix, (present, preterite, future, subjunctive, participle, gerund, imperative, imperfect) = _parts(word)
    if " " in imperfect:
        imperfect = imperfect.split()
    else:
        root = imperfect[:-1]
        imperfect = [imperfect, root + "as", imperfect, root[:-2] + "ábamos" if root.endswith("ab") else root + "amos", root + "ais", root + "an"]
    third = preterite[5][: -len("ron")]
    accented = third[:-1] + third[-1].translate(_ACUTE)
    past = [[third + ending + end for ending in ("ra", "se")] for end in ("", "s", "", "", "is", "n")]
    past[3] = [accented + ending for ending in ("ramos", "semos")]
    imperative = ["", imperative, subjunctive[2], subjunctive[3], word[len(prefix) : -1] + "d", subjunctive[5]] if imperative else []
    made = {
        **_persons("r", present),
        **_persons("i", imperfect),
        **_persons("t", preterite),
        **_persons("f", [future + ending for ending in ("é", "ás", "á", "emos", "éis", "án")]),
        **_persons("o", [future + ending for ending in ("ía", "ías", "ía", "íamos", "íais", "ían")]),
        **_persons("j", subjunctive),
        **{f"k{person}": forms for person, forms in enumerate(past, 1)},
        **_persons("m", imperative),
        "n": [participle, participle[:-1] + "a", participle + "s", participle[:-1] + "as"],
        "G": [gerund],
    }
    made = {kind: [_joined(prefix, form) for form in forms] for kind, forms in made.items()}
    kind, *more = ALSO.get(word, "r1").split()
    made[kind] = made.get(kind, []) + more
    return made


def without_pronoun(form):
    """Returns an imperative without its final pronoun: calma for cálmate, vamos for vámonos."""
    bare = _CLITICS.sub("", form).translate(_PLAIN)
    return {bare, bare + "s"} if bare != form.translate(_PLAIN) else set()


def plural(word):
    if word in PLURALS:
        return PLURALS[word].split()[0]
    if word[-1] in "aeoáéó":
        return word + "s"
    if word[-1] in "íúiu":
        return word + ("es" if word[-1] in "íú" else "s")
    if word[-1] == "z":
        return word[:-1] + "ces"
    vowels = [match.start() for match in re.finditer("[aeiouáéíóú]", word)]
    if word[-1] in "ns" and len(re.findall("(?:[iu](?=[aeoáéó]))?[aeiouáéíóú]", word)) > 1:
        if word[vowels[-1]] in "áéíóú":
            # Words such as país keep their accent in the plural, because the two vowels belong to different syllables.
            if word[vowels[-1]] in "íú" and word[vowels[-1] - 1] in "aeo":
                return word + "es"
            return word[:-2] + word[-2].translate(_PLAIN) + word[-1] + "es"
        if word[-1] == "s":
            return word
        if not set(word) & set("áéíóú"):
            return word[: vowels[-2]] + word[vowels[-2]].translate(_ACUTE) + word[vowels[-2] + 1 :] + "es"
    return word + "es"


def feminine(word):
    if word in WITH_FEMININE:
        return WITH_FEMININE[word]
    if word.endswith("o"):
        return word[:-1] + "a"
    if word in SAME_FEMININE or not word.endswith(("ón", "án", "ín", "és", "or")):
        return ""
    return word[:-2] + word[-2].translate(_PLAIN) + word[-1] + "a"


def noun(word):
    return {"P": PLURALS[word].split() if word in PLURALS else [plural(word)]}


def adjective(word):
    """Returns the forms of adjectives, determiners, pronouns and numbers."""
    made = {}
    if word.endswith("cientos") or word == "quinientos":
        made = {"Q": [word[:-2] + "as"]}
    elif word not in WORDS or WORDS[word].startswith("v "):
        made = {"P": [plural(word)]}
        if female := feminine(word):
            made |= {"F": [female], "Q": [plural(female)]}
    parts = WORDS.get(word, "").split()
    return made | {kind: [form] for kind, form in zip(parts[::2], parts[1::2])}


def of_several_words(word):
    """Returns the forms of a verb of several words, in which the first word is inflected: tengo hambre, me doy cuenta."""
    first, rest = word.split(" ", 1)
    if first == "no":
        return {kind: [f"no {form}" for form in forms] for kind, forms in of_several_words(rest).items()} if " " in rest else {}
    if re.search("[aei]rlo$", first):
        made = verb(first.removesuffix("lo"))
        return {kind: [f"lo {form} {rest}" for form in forms] for kind, forms in made.items() if kind[0] in "ritfojk"}
    if not re.search(r"(?:[aei]r|ír)(?:se)?$", first):
        return {}
    made = verb(first)
    if infinitive(first) != first:
        made = {kind: [f"{REFLEXIVE[int(kind[1]) - 1]} {form}" for form in forms] for kind, forms in made.items() if kind[0] in "ritfojk"}
    if IMPERSONAL.match(word):
        made = {kind: forms for kind, forms in made.items() if kind[1:] == "3" and kind[0] != "m" or kind == "G"}
    return {kind: [f"{form} {rest}" for form in forms[: 1 if kind == "n" else None]] for kind, forms in made.items()}


def plural_of_several_words(word):
    """Returns the plural of a noun of several words, in which the first word and the adjectives that agree with it are plural."""
    first, *others = word.split(" ")
    agree = not set(others) & {"de", "del", "a", "al", "en", "con", "sin", "web", "y"}
    return " ".join([plural(first), *(plural(each) if agree else each for each in others)])


def cells(word, pos, listed):
    """Returns the forms of an entry's word that are in use, keyed by kind. All forms of verbs and adjectives are in use."""
    kind = pos.split()[0]
    if kind == "verb" or kind == "phrase" and " " in word:
        return of_several_words(word) if " " in word else verb(word)
    if kind == "adjective" and " " not in word and word not in INVARIABLE and not any(f"v {word}" in other for other in WORDS.values()):
        return adjective(word)
    if kind == "noun" and not listed and " " in word and word not in NO_PLURAL:
        return {"P": [plural_of_several_words(word)]}
    return noun(word) if kind == "noun" and word in WITH_PLURAL else {}


def paradigm(word, kind, pos):
    if kind == "verb":
        return verb(word) if " " not in word else {}
    return noun(word) if kind == "noun" else adjective(word)
