"""Inflects Italian words by rules, with tables of irregular forms."""

import re

# Entries of Italian verbs list all their common forms.
LISTS_COMMON_FORMS = True
# VERBECC maps the letter of a kind of form to verbecc's names of the mood and the tense. INFINITIVE_END is the ending
# of infinitives.
VERBECC = {
    "r": "indicativo presente", "i": "indicativo imperfetto", "t": "indicativo passato-remoto", "f": "indicativo futuro", "o": "condizionale presente",
    "j": "congiuntivo presente", "k": "congiuntivo imperfetto", "m": "imperativo affermativo", "n": "participio participio-passato",
}
INFINITIVE_END = "re"

# Verbs in -ire that do not insert -isc-.
PLAIN_IRE = """aprire avvertire bollire convertire coprire cucire divertire dormire fuggire offrire partire pentire scoprire seguire sentire servire soffrire vestire
consentire proseguire inseguire eseguire conseguire riaprire investire assentire dissentire nutrire""".split()
OPEN = {"aprire": "aperto", "coprire": "coperto", "offrire": "offerto", "soffrire": "sofferto", "scoprire": "scoperto", "riaprire": "riaperto"}
# Verbs in -iare that keep the i of the stem before another i, because it is stressed in the present: io invio, tu invii.
STRESSED_I = "inviare sciare avviare spiare rinviare deviare".split()
# For each verb: the present; the first person of the present subjunctive; the ending of the imperfect's stem; the first
# person of the past; the future's stem; the participle.
IRREGULAR = {
    "essere": "sono sei è siamo siete sono; sia; ; fui; sar; stato",
    "avere": "ho hai ha abbiamo avete hanno; abbia; ave; ebbi; avr; avuto",
    "andare": "vado vai va andiamo andate vanno; vada; anda; andai; andr; andato",
    "fare": "faccio fai fa facciamo fate fanno; faccia; face; feci; far; fatto",
    "dare": "do dai dà diamo date danno; dia; da; diedi; dar; dato",
    "stare": "sto stai sta stiamo state stanno; stia; sta; stetti; star; stato",
    "dire": "dico dici dice diciamo dite dicono; dica; dice; dissi; dir; detto",
    "venire": "vengo vieni viene veniamo venite vengono; venga; veni; venni; verr; venuto",
    "tenere": "tengo tieni tiene teniamo tenete tengono; tenga; tene; tenni; terr; tenuto",
    "potere": "posso puoi può possiamo potete possono; possa; pote; potei; potr; potuto",
    "volere": "voglio vuoi vuole vogliamo volete vogliono; voglia; vole; volli; vorr; voluto",
    "dovere": "devo devi deve dobbiamo dovete devono; debba; dove; dovetti; dovr; dovuto",
    "sapere": "so sai sa sappiamo sapete sanno; sappia; sape; seppi; sapr; saputo",
    "bere": "bevo bevi beve beviamo bevete bevono; beva; beve; bevvi; berr; bevuto",
    "udire": "odo odi ode udiamo udite odono; oda; udi; udii; udir; udito",
    "nuocere": "nuoccio nuoci nuoce nuociamo nuocete nuocciono; nuoccia; nuoce; nocqui; nuocer; nuociuto",
    "uscire": "esco esci esce usciamo uscite escono; esca; usci; uscii; uscir; uscito",
    "morire": "muoio muori muore moriamo morite muoiono; muoia; mori; morii; morir; morto",
    "salire": "salgo sali sale saliamo salite salgono; salga; sali; salii; salir; salito",
    "apparire": "appaio appari appare appariamo apparite appaiono; appaia; appari; apparvi; apparir; apparso",
    "rimanere": "rimango rimani rimane rimaniamo rimanete rimangono; rimanga; rimane; rimasi; rimarr; rimasto",
    "scegliere": "scelgo scegli sceglie scegliamo scegliete scelgono; scelga; sceglie; scelsi; sceglier; scelto",
    "togliere": "tolgo togli toglie togliamo togliete tolgono; tolga; toglie; tolsi; toglier; tolto",
    "cogliere": "colgo cogli coglie cogliamo cogliete colgono; colga; coglie; colsi; coglier; colto",
    "sciogliere": "sciolgo sciogli scioglie sciogliamo sciogliete sciolgono; sciolga; scioglie; sciolsi; scioglier; sciolto",
    "spegnere": "spengo spegni spegne spegniamo spegnete spengono; spenga; spegne; spensi; spegner; spento",
    "sedere": "siedo siedi siede sediamo sedete siedono; sieda; sede; sedetti; seder; seduto",
    "porre": "pongo poni pone poniamo ponete pongono; ponga; pone; posi; porr; posto",
    "trarre": "traggo trai trae traiamo traete traggono; tragga; trae; trassi; trarr; tratto",
    "valere": "valgo vali vale valiamo valete valgono; valga; vale; valsi; varr; valso",
    "piacere": "piaccio piaci piace piacciamo piacete piacciono; piaccia; piace; piacqui; piacer; piaciuto",
    "tacere": "taccio taci tace tacciamo tacete tacciono; taccia; tace; tacqui; tacer; taciuto",
    "giacere": "giaccio giaci giace giacciamo giacete giacciono; giaccia; giace; giacqui; giacer; giaciuto",
    "cuocere": "cuocio cuoci cuoce cuociamo cuocete cuociono; cuocia; cuoce; cossi; cuocer; cotto",
    # Of parere, the table lists only the third person: “I seem” is usually sembro, and paio, pari and parete are also
    # other words.
    "parere": "- - pare - - paiono; paia; pare; parvi; parr; parso",
}
PREFIXES = {
    "venire": "av con inter per pro di ri sopra s", "tenere": "man con ot so sos trat appar at ri", "porre": "com dis es im op pro sup es ri de", "trarre": "at con dis es sot ri",
    "dire": "contrad bene male pre", "cogliere": "ac rac", "salire": "ri", "uscire": "ri", "piacere": "dis com", "sedere": "pos", "fare": "ri soddis", "dare": "ri", "valere": "equi pre",
}
# Verbs in -ere with an irregular past and participle: the first person of the past, and the participle.
ERE = """accendere accesi acceso; accorgere accorsi accorto; appendere appesi appeso; attendere attesi atteso; chiedere chiesi chiesto; chiudere chiusi chiuso; comprendere compresi compreso;
concludere conclusi concluso; conoscere conobbi conosciuto; riconoscere riconobbi riconosciuto; correre corsi corso; crescere crebbi cresciuto; decidere decisi deciso; deludere delusi deluso; difendere difesi difeso; dipendere dipesi dipeso;
dipingere dipinsi dipinto; dirigere diressi diretto; discutere discussi discusso; distinguere distinsi distinto; distruggere distrussi distrutto; dividere divisi diviso; condividere condivisi condiviso; esprimere espressi espresso; fingere finsi finto;
friggere frissi fritto; giungere giunsi giunto; aggiungere aggiunsi aggiunto; raggiungere raggiunsi raggiunto; includere inclusi incluso; invadere invasi invaso; leggere lessi letto; eleggere elessi eletto; mettere misi messo;
ammettere ammisi ammesso; permettere permisi permesso; promettere promisi promesso; smettere smisi smesso; commettere commisi commesso; scommettere scommisi scommesso; trasmettere trasmisi trasmesso; mordere morsi morso;
muovere mossi mosso; nascere nacqui nato; nascondere nascosi nascosto; offendere offesi offeso; perdere persi perso; piangere piansi pianto; porgere porsi porto; prendere presi preso; apprendere appresi appreso; sorprendere sorpresi sorpreso;
riprendere ripresi ripreso; proteggere protessi protetto; pungere punsi punto; rendere resi reso; ridere risi riso; sorridere sorrisi sorriso; risolvere risolsi risolto; rispondere risposi risposto; corrispondere corrisposi corrisposto;
rompere ruppi rotto; interrompere interruppi interrotto; scendere scesi sceso; scrivere scrissi scritto; descrivere descrissi descritto; iscrivere iscrissi iscritto; scuotere scossi scosso; spargere sparsi sparso; spendere spesi speso; spingere spinsi spinto;
stendere stesi steso; stringere strinsi stretto; succedere successi successo; tendere tesi teso; intendere intesi inteso; uccidere uccisi ucciso; vedere vidi visto; vincere vinsi vinto; convincere convinsi convinto; vivere vissi vissuto; sopravvivere sopravvissi sopravvissuto;
raccogliere raccolsi raccolto; accogliere accolsi accolto; coinvolgere coinvolsi coinvolto; rivolgere rivolsi rivolto; svolgere svolsi svolto; sconvolgere sconvolsi sconvolto;
emergere emersi emerso; immergere immersi immerso; esplodere esplosi esploso; evadere evasi evaso; illudere illusi illuso; escludere esclusi escluso; percorrere percorsi percorso; trascorrere trascorsi trascorso; occorrere occorsi occorso;
soccorrere soccorsi soccorso; concorrere concorsi concorso; cedere cedei ceduto; concedere concessi concesso; dissolvere dissolsi dissolto; assumere assunsi assunto; presumere presunsi presunto; riassumere riassunsi riassunto;
esigere esigei esatto; redigere redassi redatto; correggere corressi corretto; reggere ressi retto; sorreggere sorressi sorretto; affliggere afflissi afflitto; sconfiggere sconfissi sconfitto; cadere caddi caduto;
accadere accaddi accaduto; espellere espulsi espulso; assistere assistei assistito;
esistere esistei esistito; insistere insistei insistito; resistere resistei resistito; consistere consistei consistito; persistere persistei persistito;
incidere incisi inciso; richiedere richiesi richiesto; sorgere sorsi sorto; ergere ersi erto; tingere tinsi tinto; torcere torsi torto; rodere rosi roso; piovere piovvi piovuto;
promuovere promossi promosso; commuovere commossi commosso; rimuovere rimossi rimosso; convivere convissi convissuto; scorrere scorsi scorso; ricorrere ricorsi ricorso; sospendere sospesi sospeso;
estendere estesi esteso; pretendere pretesi preteso; confondere confusi confuso; diffondere diffusi diffuso; corrompere corruppi corrotto; persuadere persuasi persuaso;
coincidere coincisi coinciso; costringere costrinsi costretto; volgere volsi volto; dimettere dimisi dimesso; prevedere previdi previsto; connettere connettei connesso; arrendere arresi arreso; rincorrere rincorsi rincorso; rinchiudere rinchiusi rinchiuso; racchiudere racchiusi racchiuso""".replace("\n", " ")
_ERE = {row.split()[0]: row.split()[1:] for row in ERE.split(";")}
# Verbs in -ere whose future drops the e: vedrò.
SHORT_FUTURE = ("vedere", "rivedere", "sopravvivere", "cadere", "accadere", "vivere", "rivivere", "godere")
# Forms that replace the forms that the rules derive. In each text, the name of a kind precedes the form of this kind.
INSTEAD = {
    "essere": "i1 ero i2 eri i3 era i4 eravamo i5 eravate i6 erano t2 fosti t3 fu t4 fummo t5 foste t6 furono k1 fossi k2 fossi k3 fosse k4 fossimo k5 foste k6 fossero G essendo m2 sii m5 siate",
    "avere": "m2 abbi m5 abbiate", "sapere": "m2 sappi m5 sappiate", "volere": "m2 vogli m5 vogliate",
    "andare": "m2 va’", "fare": "m2 fa’",
    "dare": "m2 da’ t2 desti t4 demmo t5 deste k1 dessi k2 dessi k3 desse k4 dessimo k5 deste k6 dessero",
    "stare": "m2 sta’ t2 stesti t4 stemmo t5 steste k1 stessi k2 stessi k3 stesse k4 stessimo k5 steste k6 stessero",
    "dire": "m2 di’", "parere": "r4 paiamo j4 paiamo r5 - j5 - m2 - m4 - m5 -",
    "soddisfare": "r1 soddisfo r6 soddisfano j1 soddisfi j2 soddisfi j3 soddisfi j6 soddisfino", "dovere": "m2 - m3 - m4 - m5 - m6 -", "potere": "m2 - m3 - m4 - m5 - m6 -",
}
# Forms that exist in addition to the forms that the rules derive.
ALSO = {
    "dovere": "r1 debbo r6 debbono t1 dovei t3 dové t6 doverono", "dare": "t1 detti t3 dette t6 dettero", "volere": "r3 vuol", "fare": "v far", "vedere": "n veduto n veduta n veduti n vedute",
    "perdere": "n perduto n perduta n perduti n perdute t1 perdei t1 perdetti t3 perdé t3 perdette t6 perderono t6 perdettero", "soddisfare": "r1 soddisfaccio r6 soddisfanno j1 soddisfaccia",
    "sedere": "t1 sedei t3 sedé t6 sederono", "rendere": "t1 rendei t1 rendetti t3 rendé t3 rendette t6 renderono t6 rendettero", "succedere": "n succeduto",
}
# Words in -co, -go and -ca that do not follow the rule: medico, medici; tedesco, tedeschi.
HARD = "antico fico carico incarico scarico pico abbaco valico strascico rammarico dialogo catalogo obbligo prologo prodigo spago albergo chirurgo".split()
SOFT = "amico nemico greco porco asparago sindaco stomaco monaco maniaco psicologo biologo archeologo teologo cronaco austriaco psichiatra intonaco farmaco".split()
PLURALS = {
    "uomo": "uomini", "carta d’imbarco": "carte d’imbarco", "dio": "dei", "mio": "miei", "tuo": "tuoi", "suo": "suoi", "mano": "mani", "ala": "ali", "arma": "armi", "zio": "zii", "addio": "addii", "pendio": "pendii", "brusio": "brusii",
    "corno": "corni, corna", "orecchio": "orecchi, orecchie", "riso": "risi, risa", "urlo": "urli, urla", "grido": "gridi, grida", "filo": "fili, fila", "fondamento": "fondamenti, fondamenta", "muro": "muri, mura", "membro": "membri, membra",
    "moto": "moti, moto", "ombelico": "ombelichi", "moglie": "mogli", "superficie": "superfici", "invio": "invii", "natio": "natii", "trio": "trii", "rinvio": "rinvii", "avvio": "avvii", "logo": "loghi", "uovo": "uova", "braccio": "braccia", "dito": "dita", "labbro": "labbra", "ginocchio": "ginocchia, ginocchi", "osso": "ossa, ossi", "paio": "paia", "ciglio": "ciglia", "sopracciglio": "sopracciglia", "lenzuolo": "lenzuola",
    "miglio": "miglia", "centinaio": "centinaia", "migliaio": "migliaia", "bue": "buoi", "tempio": "templi", "belga": "belgi", "mille": "mila", "c’è": "ci sono", "radio": "radio", "cassaforte": "casseforti", "foto": "foto", "auto": "auto",
}
INVARIABLE = "rosa viola lilla blu pari beige afro inca retro extra gay".split()
# Nouns that have a plural although their entries list none, because games do not ask for the plural.
WITH_PLURAL = "cassaforte micio ombelico".split()
# Nouns of several words that have no plural in use.
NO_PLURAL = {
    "anidride carbonica", "aria condizionata", "carta igienica", "educazione fisica", "effetto serra", "intelligenza artificiale", "raccolta differenziata",
    "riscaldamento globale", "pronto soccorso", "tempo libero", "uva passa", "fine settimana", "mal di denti", "mal di testa", "olio d’oliva",
}
# Expressions about the weather and about need are used only in the third person singular and in the gerund.
IMPERSONAL = re.compile("(?:fare (?:freddo|caldo|brutto tempo|bel tempo)|volerci)$")
# The reflexive pronouns of verbs in -si, by person.
REFLEXIVE = "mi ti si ci vi si".split()
# For each ending of a verb that has more than a reflexive pronoun, such as -rsene: the pronouns that precede the form of each person.
PRONOMINAL = {
    "rsene": "me ne, te ne, se ne, ce ne, ve ne, se ne", "rcela": "ce la, ce la, ce la, ce la, ce la, ce la", "rsela": "me la, te la, se la, ce la, ve la, se la",
    "rci": "ci, ci, ci, ci, ci, ci", "rla": "la, la, la, la, la, la",
}
# Words in -cia and -gia whose stressed i stays in the plural: energie.
STRESSED_PLURAL = "energia allergia scia".split()
# Determiners, pronouns, and words that have a short form before a noun, as kinds with their forms.
WORDS = {
    "incinta": "P incinte", "il": "v lo F la P gli Q le", "quello": "v quel P quelli P quei P quegli", "bello": "v bel P belli P bei P begli", "buono": "v buon", "uno": "v un", "alcuno": "v alcun", "ciascuno": "v ciascun",
    "nessuno": "v nessun", "quale": "v qual", "tale": "v tal", "maggiore": "v maggior", "migliore": "v miglior", "minore": "v minor", "peggiore": "v peggior", "bene": "v ben", "male": "v mal", "pure": "v pur",
    "belga": "P belgi Q belghe", "chiacchierone": "F chiacchierona P chiacchieroni", "valle": "v val", "mare": "v mar", "santo": "v san", "grande": "v gran", "alcuni": "Q alcune", "entrambi": "Q entrambe", "glielo": "F gliela P glieli Q gliele",
    "col": "P cogli P coi", "signore": "v signor", "dottore": "v dottor", "fino": "v fin", "professore": "v professor",
}
# Pronouns that are attached to the end of an imperative, single or in pairs.
CLITICS = "mi ti ci vi si gli lo la li le ne".split() + [first + second for first in ("me", "te", "ce", "ve", "se", "glie") for second in ("lo", "la", "li", "le", "ne")]


def infinitive(verb):
    """Returns the verb without its pronoun: alzarsi, alzare; porsi, porre."""
    if verb.endswith(("arsi", "ersi", "irsi")):
        return verb[:-2] + "e"
    return verb[:-2] + "re" if verb.endswith("rsi") else verb


def _agreeing(participle):
    return [participle[:-1] + ending for ending in "oaie"]


def _regular(verb):
    """Returns the parts of a regular verb, in the order in which the table IRREGULAR lists the parts of an irregular
    verb. The past of a regular verb contains all six persons.
    """
    stem, kind = verb[:-3], verb[-3:]
    if verb.endswith("durre"):
        stem = verb[:-3] + "c"
        return [[stem + end for end in "o i e iamo ete ono".split()], stem + "a", stem + "e", verb[:-3] + "ssi", verb[:-2] + "r", verb[:-4] + "otto"]
    if kind == "are":
        if stem.endswith(("c", "g")):
            soft = future = stem + "h"
        elif stem.endswith("i"):
            soft = stem[:-1]
            future = stem[:-1] if stem.endswith(("ci", "gi")) and verb not in STRESSED_I else stem
        else:
            soft = future = stem
        second = soft if verb not in STRESSED_I else stem
        present = [stem + "o", second + "i", stem + "a", soft + "iamo", stem + "ate", stem + "ano"]
        return [present, second + "i", stem + "a", "", future + "er", stem + "ato"]
    if kind == "ere":
        past, participle = _ERE.get(verb, ("", stem + ("iuto" if stem.endswith("c") else "uto")))
        present = [stem + end for end in "o i e iamo ete ono".split()]
        return [present, stem + "a", stem + "e", "" if past.endswith("ei") else past, stem + ("r" if verb in SHORT_FUTURE else "er"), participle]
    if kind == "ire":
        isc = "" if verb in PLAIN_IRE else "isc"
        soft = "i" if verb == "cucire" else ""
        present = [stem + isc + soft + "o", stem + isc + "i", stem + isc + "e", stem + "iamo", stem + "ite", stem + isc + soft + "ono"]
        return [present, stem + isc + soft + "a", stem + "i", "", verb[:-1], OPEN.get(verb, stem + "ito")]
    raise ValueError(verb)


def _past(first, imperfect):
    """Returns the six persons of the passato remoto, each with its variants."""
    middle = {2: [imperfect + "sti"], 4: [imperfect + "mmo"], 5: [imperfect + "ste"]}
    if first and first != imperfect + "i":
        root = first[:-1]
        return {1: [first], 3: [root + "e"], 6: [root + "ero"], **middle}
    stem = imperfect[:-1]
    ends = {"a": ("ai", "ò", "arono"), "i": ("ii", "ì", "irono"), "e": ("ei etti", "é ette", "erono ettero")}[imperfect[-1]]
    return {person: [stem + end for end in each.split()] for person, each in zip((1, 3, 6), ends)} | middle


def _parts(verb):
    for base, prefixes in PREFIXES.items():
        for prefix in prefixes.split():
            if verb == prefix + base:
                return base, prefix, *_read(base)
    if verb in IRREGULAR:
        return verb, "", *_read(verb)
    return verb, "", *_regular(verb)


def _read(verb):
    present, *others = [part.strip() for part in IRREGULAR[verb].split(";")]
    return present.split(), *others


def verb(word):
    """Returns the forms of a verb, keyed by kind: tense and person."""
    word = infinitive(word)
    base, prefix, present, subjunctive, imperfect, past, future, participle = _parts(word)
    fourth = present[3] if present[3] != "-" else ""
    single = [subjunctive] * 3
    plural = subjunctive + "no"
    made = {f"r{person}": [form] for person, form in enumerate(present, 1)}
    made |= {f"i{person}": [imperfect + end] for person, end in enumerate("vo vi va vamo vate vano".split(), 1)}
    made |= {f"t{person}": forms for person, forms in _past(past, imperfect or "esse").items()}
    made |= {f"f{person}": [future + end] for person, end in enumerate("ò ai à emo ete anno".split(), 1)}
    made |= {f"o{person}": [future + end] for person, end in enumerate("ei esti ebbe emmo este ebbero".split(), 1)}
    made |= {f"j{person}": [form] for person, form in enumerate([*single, fourth, fourth[:-2] + "te" if fourth else "", plural], 1)}
    made |= {f"k{person}": [imperfect + end] for person, end in enumerate("ssi ssi sse ssimo ste ssero".split(), 1)}
    made |= {"m2": [present[2] if word.endswith("are") else present[1]], "m3": [subjunctive], "m4": [fourth], "m5": [present[4]], "m6": [plural]}
    made["n"] = _agreeing(participle)
    made["G"] = [imperfect + "ndo"] if not imperfect.endswith("i") else [imperfect[:-1] + "endo"]
    _mend(made, INSTEAD.get(base, ""), instead=True)
    _mend(made, ALSO.get(base, ""), instead=False)
    if prefix:
        made = {kind: [_joined(prefix, form) for form in forms] for kind, forms in made.items()}
        _mend(made, INSTEAD.get(word, ""), instead=True)
        _mend(made, ALSO.get(word, ""), instead=False)
        if base == "dire":
            made["m2"] = made["r2"]
    return {kind: [form for form in forms if form not in ("", "-")] for kind, forms in made.items()}


def _mend(made, text, instead):
    parts = text.split()
    for kind, form in zip(parts[::2], parts[1::2]):
        made[kind] = [form] if instead else made.get(kind, []) + [form]


def _joined(prefix, form):
    """Joins a prefix and a verb form. Forms of one syllable, such as fa, receive an accent: rifà."""
    return prefix + {"fa": "fà", "do": "dò", "sto": "stò", "sta": "stà", "fu": "fù"}.get(form, form) if form not in ("", "-") else form


def without_pronoun(form):
    """Returns the forms that an imperative may have without its final pronoun: fate for fatemi, da’ for dammi."""
    bare = {form.removesuffix(clitic) for clitic in CLITICS if form.endswith(clitic)}
    # After an imperative of one syllable, the first letter of an attached pronoun is doubled, as in dammi.
    return bare | {each[:-1] + "’" for each in bare if len(each) == 3}


def plural(word, feminine=False):
    """Returns the plural of one word."""
    if word in PLURALS:
        return PLURALS[word].split(", ")[0]
    if word[-1] in "àèéìòù" or word[-1] not in "aeiou" or word.endswith("ie") or word[-1] == "i":
        return word
    if word.endswith(("co", "go")):
        hard = word in HARD or word not in SOFT and not word.endswith(("ico", "iaco", "logo", "fago"))
        return word[:-1] + ("hi" if hard else "i")
    if word.endswith("io"):
        return word[:-1]
    if word.endswith(("ca", "ga")):
        return word[:-1] + ("he" if feminine else "hi")
    if word.endswith(("cia", "gia")) and feminine and word not in STRESSED_PLURAL:
        return word[:-2] + "e" if len(word) > 3 and word[-4] not in "aeiou" else word[:-1] + "e"
    if word.endswith("a"):
        return word[:-1] + ("e" if feminine else "i")
    return word[:-1] + "i"


def noun(word, is_feminine=False, is_both=False):
    if word in PLURALS:
        return {"P": PLURALS[word].split(", ")} | _words(word)
    first, *others = word.split()
    changed = plural(first, is_feminine)
    # In a term of two words, the adjective agrees with the noun; the words after "da" do not change.
    agree = others and others[0] not in ("da", "di", "a", "in")
    forms = [" ".join([changed, *(plural(each, is_feminine) if agree else each for each in others)])]
    made = {"P": forms} | _words(word)
    # A noun that is both masculine and feminine has two plurals: gli artisti, le artiste.
    return made | {"Q": [plural(word, True)]} if is_both and word.endswith("a") else made


def adjective(word):
    """Returns the forms of adjectives, determiners, pronouns and numbers."""
    if word in INVARIABLE:
        return {}
    made = _words(word)
    if word in WORDS and set(made) - set("v") and word not in ("quello", "bello"):
        return made
    if word.endswith("o"):
        female = word[:-1] + "a"
        return {"P": [plural(word)], "F": [female], "Q": [plural(female, True)]} | made
    if word.endswith("a"):
        return {"P": [plural(word)], "Q": [plural(word, True)]} | made
    return {"P": [plural(word)]} | made


def _words(word):
    made = {}
    _mend(made, WORDS.get(word, ""), instead=False)
    return made


def of_several_words(word):
    """Returns the forms of a verb of several words, in which the first word is inflected, or of a verb with pronouns other than -si: ho bisogno
    di, mi rendo conto, me ne vado.
    """
    first, _, rest = word.partition(" ")
    if first == "non":
        return {kind: [f"non {form}" for form in forms] for kind, forms in of_several_words(rest).items()}
    pronouns, bare = [], infinitive(first)
    if bare != first:
        pronouns = REFLEXIVE
    for end, told in PRONOMINAL.items():
        if first.endswith(end):
            pronouns = told.split(", ")
            bare = first.removesuffix(end) + "re"
    if bare == "porre" or not bare.endswith(("are", "ere", "ire", "rre")):
        bare = {"voler": "volere"}.get(bare, "")
    if not bare:
        return {}
    made = verb(bare)
    if pronouns:
        made = {kind: [f"{pronouns[int(kind[1]) - 1]} {form}" for form in forms] for kind, forms in made.items() if kind[0] in "ritfojk"}
    if IMPERSONAL.match(word):
        made = {kind: forms for kind, forms in made.items() if kind[1:] == "3" and kind[0] != "m" or kind == "G"}
    made = {kind: forms[: 1 if kind == "n" else None] for kind, forms in made.items() if kind != "v"}
    return {kind: [f"{form} {rest}".strip() for form in forms] for kind, forms in made.items()}


def cells(word, pos, listed):
    """Returns the forms of an entry's word that are in use, keyed by kind. All forms of verbs and adjectives are in use."""
    kind = pos.split()[0]
    if kind == "verb" or kind == "phrase" and " " in word:
        return of_several_words(word) if " " in word or word.endswith(tuple(PRONOMINAL)) else verb(word)
    if kind == "adjective" and " " not in word and not any(f"v {word}" in other for other in WORDS.values()):
        return adjective(word)
    if kind == "noun" and (not listed and " " in word and word not in NO_PLURAL or word in WITH_PLURAL):
        return noun(word, pos == "noun f", pos == "noun mf")
    return {}


def paradigm(word, kind, pos):
    if kind == "verb":
        return verb(word) if " " not in word and not word.endswith(tuple(PRONOMINAL)) else {}
    return noun(word, pos == "noun f", pos == "noun mf") if kind == "noun" else adjective(word)
