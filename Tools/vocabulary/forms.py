"""The forms of Spanish and Italian verbs by rule, with tables of what is irregular: what fills the column `forms` of new verbs.

Grammar is of common knowledge; the tables name verbs by the pattern that they follow. `forms(verb, language)` gives more forms than an entry lists: an entry lists those that a game asks for.
"""

# Spanish: the stems of the present that change under stress, by verb.
ES_IE = """acertar advertir apretar arrendar atender atravesar calentar cerrar comenzar confesar convertir defender despertar desmentir divertir
empezar encender encerrar enterrar entender extender fregar gobernar helar herir hervir invertir manifestar mentir merendar negar nevar pensar perder
plegar preferir quebrar querer recomendar referir regar sembrar sentar sentir sugerir temblar tender tropezar adquirir requerir arrepentir conferir
transferir digerir ascender descender apretar asentar concertar desconcertar segar serrar tentar consentir resentir inferir""".split()
ES_UE = """acordar acostar almorzar apostar aprobar avergonzar cocer colgar comprobar contar costar demostrar descontar devolver disolver doler dormir
encontrar envolver esforzar forzar jugar llover moler morder morir mostrar mover poder probar promover recordar reforzar remover renovar reprobar resolver
rodar rogar soler soltar soñar sonar tostar torcer volar volcar volver revolver conmover desenvolver consolar descolgar colar oler encontrar degollar
almorzar renovar retorcer absolver""".split()
ES_I = """competir conseguir corregir derretir despedir elegir gemir impedir medir pedir perseguir rendir repetir seguir servir vestir reír sonreír freír
teñir ceñir concebir expedir investir proseguir reñir regir""".split()
# Whole verbs: present; preterite; the stem of future and conditional; present subjunctive (first person); participle; gerund; imperative.
ES_IRREGULAR = {
    "ser": ("soy eres es somos sois son", "fui fuiste fue fuimos fuisteis fueron", "ser", "sea", "sido", "siendo", "sé", "era"),
    "estar": ("estoy estás está estamos estáis están", "estuv", "estar", "esté", "estado", "estando", "está", "estaba"),
    "haber": ("he has ha hemos habéis han hay", "hub", "habr", "haya", "habido", "habiendo", "", "había"),
    "ir": ("voy vas va vamos vais van", "fui fuiste fue fuimos fuisteis fueron", "ir", "vaya", "ido", "yendo", "ve", "iba"),
    "dar": ("doy das da damos dais dan", "di diste dio dimos disteis dieron", "dar", "dé", "dado", "dando", "da", "daba"),
    "ver": ("veo ves ve vemos veis ven", "vi viste vio vimos visteis vieron", "ver", "vea", "visto", "viendo", "ve", "veía"),
    "tener": ("tengo tienes tiene tenemos tenéis tienen", "tuv", "tendr", "tenga", "tenido", "teniendo", "ten", "tenía"),
    "venir": ("vengo vienes viene venimos venís vienen", "vin", "vendr", "venga", "venido", "viniendo", "ven", "venía"),
    "poner": ("pongo pones pone ponemos ponéis ponen", "pus", "pondr", "ponga", "puesto", "poniendo", "pon", "ponía"),
    "salir": ("salgo sales sale salimos salís salen", "", "saldr", "salga", "salido", "saliendo", "sal", "salía"),
    "hacer": ("hago haces hace hacemos hacéis hacen", "hice hiciste hizo hicimos hicisteis hicieron", "har", "haga", "hecho", "haciendo", "haz", "hacía"),
    "decir": ("digo dices dice decimos decís dicen", "dij", "dir", "diga", "dicho", "diciendo", "di", "decía"),
    "traer": ("traigo traes trae traemos traéis traen", "traj", "traer", "traiga", "traído", "trayendo", "trae", "traía"),
    "caer": ("caigo caes cae caemos caéis caen", "caí caíste cayó caímos caísteis cayeron", "caer", "caiga", "caído", "cayendo", "cae", "caía"),
    "oír": ("oigo oyes oye oímos oís oyen", "oí oíste oyó oímos oísteis oyeron", "oir", "oiga", "oído", "oyendo", "oye", "oía"),
    "saber": ("sé sabes sabe sabemos sabéis saben", "sup", "sabr", "sepa", "sabido", "sabiendo", "sabe", "sabía"),
    "caber": ("quepo cabes cabe cabemos cabéis caben", "cup", "cabr", "quepa", "cabido", "cabiendo", "cabe", "cabía"),
    "querer": ("quiero quieres quiere queremos queréis quieren", "quis", "querr", "quiera", "querido", "queriendo", "quiere", "quería"),
    "poder": ("puedo puedes puede podemos podéis pueden", "pud", "podr", "pueda", "podido", "pudiendo", "", "podía"),
    "andar": ("ando andas anda andamos andáis andan", "anduv", "andar", "ande", "andado", "andando", "anda", "andaba"),
    "valer": ("valgo vales vale valemos valéis valen", "", "valdr", "valga", "valido", "valiendo", "vale", "valía"),
    "oler": ("huelo hueles huele olemos oléis huelen", "", "oler", "huela", "olido", "oliendo", "huele", "olía"),
}
ES_PREFIXES = {
    "tener": "man con de ob re sos abs entre", "venir": "con inter pre pro sobre de a", "poner": "com dis ex im o pro su re ante des inter pos super",
    "hacer": "des re satis", "decir": "contra pre ben mal", "traer": "a dis con ex sus abs", "caer": "re de", "valer": "equi", "salir": "sobre",
    "ver": "pre entre", "andar": "des", "querer": "mal",
}
ES_PARTICIPLES = {
    "abrir": "abierto", "cubrir": "cubierto", "descubrir": "descubierto", "escribir": "escrito", "describir": "descrito", "romper": "roto", "volver": "vuelto",
    "devolver": "devuelto", "resolver": "resuelto", "envolver": "envuelto", "disolver": "disuelto", "morir": "muerto", "imprimir": "impreso", "freír": "frito",
    "inscribir": "inscrito", "suscribir": "suscrito", "prescribir": "prescrito", "revolver": "revuelto", "absolver": "absuelto", "transcribir": "transcrito",
}
_ACUTE = str.maketrans("aeiou", "áéíóú")


def _spelled(stem, verb, ending):
    """The stem before an ending whose first letter asks for another spelling: tocar, toqué; coger, cojo."""
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
        if verb in ("vencer", "convencer", "ejercer", "mecer", "cocer", "torcer", "retorcer", "zurcir", "esparcir"):
            return stem[:-1] + "z"
        return stem[:-1] + "zc"
    return stem


def _stressed(stem, verb):
    def last(vowels, to):
        place = max(stem.rfind(vowel) for vowel in vowels)
        return stem[:place] + to + stem[place + 1 :]

    if verb == "errar":
        return "yerr"
    if verb in ES_IE:
        return last("ei", "ie")
    if verb in ES_UE:
        if verb == "avergonzar":
            return "avergüenz"
        return last("ou", "ue")
    if verb in ES_I:
        return last("eé", "i")
    if verb.endswith("uir") and not verb.endswith(("guir", "quir")):
        return stem + "y"
    if verb in ("enviar", "variar", "confiar", "guiar", "criar", "ampliar", "enfriar", "vaciar", "esquiar", "fotografiar", "desafiar", "fiar", "espiar", "rociar", "liar"):
        return stem[:-1] + "í"
    if verb in ("continuar", "actuar", "situar", "evaluar", "graduar", "acentuar", "efectuar", "insinuar", "perpetuar"):
        return stem[:-1] + "ú"
    if verb in ("reunir",):
        return "reún"
    if verb in ("prohibir",):
        return "prohíb"
    return stem


def _irregular_es(verb):
    for base, prefixes in ES_PREFIXES.items():
        for prefix in prefixes.split():
            if verb == prefix + base or verb == prefix + base.replace("h", "f", 1) and prefix == "satis":
                return base, prefix
    return (verb, "") if verb in ES_IRREGULAR else (None, "")


def _preterite(stem):
    third = "eron" if stem.endswith("j") else "ieron"
    return [stem + ending for ending in ("e", "iste", "o", "imos", "isteis", third)]


def spanish(verb):
    """The forms of a Spanish verb, without its compounds."""
    verb = verb.removesuffix("se") if verb.endswith(("arse", "erse", "irse", "írse")) else verb
    base, prefix = _irregular_es(verb)
    kind = verb[-2:].replace("ír", "ir")
    stem = verb[:-2]
    forms = []
    theme = {"ar": "a", "er": "e", "ir": "e"}[kind]
    if base:
        present, past, future, subjunctive, participle, gerund, imperative, imperfect = ES_IRREGULAR[base]
        present, imperative = present.split(), imperative
        preterite = past.split() if " " in past else _preterite(past) if past else [base[:-2] + e for e in ("í", "iste", "ió", "imos", "isteis", "ieron")]
        forms += [prefix + form for form in present + preterite + [participle, participle[:-1] + "a", participle + "s", participle[:-1] + "as", gerund, imperative, subjunctive]]
        if prefix and base in ("tener", "venir", "poner"):
            forms += [prefix + imperative[:-2] + imperative[-2:].translate(_ACUTE) if base != "poner" else prefix + "pón"]
        root = subjunctive[:-1]
        if base in ("estar", "dar"):
            forms += [prefix + form for form in (("estés", "estemos", "estéis", "estén") if base == "estar" else ("des", "demos", "deis", "den"))]
        else:
            end = subjunctive[-1]
            plain = {"poder": "pod", "querer": "quer", "oler": "ol"}.get(base, root)
            forms += [prefix + root + form for form in (end + "s", end + "n")] + [prefix + plain + form for form in (end + "mos", {"a": "áis", "e": "éis"}[end])]
        if base not in ("ser", "ir"):
            plural = [] if imperfect.endswith("aba") else ["amos"]
            forms += [prefix + imperfect[: -len("a")] + form for form in ("a", "as", *plural, "ais", "an")]
        if base in ("ser", "ir"):
            forms += {"ser": "era eras éramos erais eran", "ir": "iba ibas íbamos ibais iban"}[base].split()
        if imperfect.endswith("aba"):
            forms.append(prefix + imperfect[:-3] + "ábamos")
        third = preterite[5][: -len("ron")]
        forms += [prefix + third + form for form in ("ra", "ras", "ran", "se", "ses", "sen")]
        forms.append(prefix + third[:-1] + third[-1].translate(_ACUTE) + "ramos")
        stem_of_future = prefix + future
    else:
        strong = _stressed(stem, verb)
        ir_i = verb in ES_I or (verb in ES_IE or verb in ES_UE) and kind == "ir"
        weak = stem
        if ir_i:
            place = max(stem.rfind(v) for v in "eé") if verb in ES_I or verb in ES_IE else stem.rfind("o")
            weak = stem[:place] + ("i" if verb in ES_I or verb in ES_IE else "u") + stem[place + 1 :] if place >= 0 else stem
        first = _spelled(strong, verb, "o") + "o"
        if verb.endswith("ír"):
            strong = stem[:-1] + "í"
            forms += [strong + e for e in ("o", "es", "e", "en", "a", "as", "an")] + [stem[:-1] + e for e in ("eímos", "eís", "eí", "eíste", "ió", "eímos", "eísteis", "ieron", "iendo", "eído", "eía", "eías", "eíamos", "eían", "iera", "ieran", "iese")]
        else:
            forms += [first, strong + theme + "s", strong + theme, strong + theme + "n"]
            forms += {"ar": [stem + "amos", stem + "áis"], "er": [stem + "emos", stem + "éis"], "ir": [stem + "imos", stem + "ís"]}[kind]
            other = "e" if kind == "ar" else "a"
            forms += [_spelled(strong, verb, other) + other + e for e in ("", "s", "n")]
            plural = weak if ir_i else stem
            if strong.endswith("y"):
                plural = strong
            forms += [_spelled(plural, verb, other) + other + "mos", _spelled(plural, verb, other) + other.translate(_ACUTE) + "is"]
            if kind == "ar":
                forms += [_spelled(stem, verb, "é") + "é", stem + "aste", stem + "ó", stem + "asteis", stem + "aron"]
                forms += [stem + e for e in ("aba", "abas", "ábamos", "abais", "aban", "ado", "ada", "ados", "adas", "ando", "ad", "ara", "aras", "áramos", "aran", "ase", "asen")]
            elif verb.endswith("ducir"):
                forms += _preterite(stem[:-1] + "j") + [stem[:-1] + "j" + e for e in ("era", "eras", "eran", "ese")]
                forms += [stem + e for e in ("ía", "ías", "íamos", "íais", "ían", "ido", "ida", "idos", "idas", "iendo", "id")]
            else:
                vowel = stem[-1] in "aeou" and not verb.endswith(("guir", "quir"))
                swallows = stem[-1] in "ñ" or stem.endswith("ll")
                i = "y" if vowel else "" if swallows else "i"
                forms += [stem + "í"] + [stem + ("íste" if vowel and not verb.endswith("uir") else "iste"), weak + i + "ó", stem + ("ímos" if vowel and not verb.endswith("uir") else "imos"), stem + ("ísteis" if vowel and not verb.endswith("uir") else "isteis"), weak + i + "eron"]
                forms += [stem + e for e in ("ía", "ías", "íamos", "íais", "ían", "id")]
                forms.append(stem + ("ído" if vowel and not verb.endswith("uir") else "ido"))
                forms += [stem + ("íd" if vowel and not verb.endswith("uir") else "id") + e for e in ("a", "os", "as")]
                forms += [weak + i + e for e in ("endo", "era", "eras", "eran", "ese", "esen")]
                forms.append(weak + i + "éramos")
        stem_of_future = verb.replace("ír", "ir")
        if verb in ES_PARTICIPLES:
            regular = {stem + "ido", stem + "ida", stem + "idos", stem + "idas"}
            forms = [form for form in forms if form not in regular]
            base_form = ES_PARTICIPLES[verb][:-1]
            forms += [base_form + e for e in ("o", "a", "os", "as")]
    forms += [stem_of_future + e for e in ("é", "ás", "á", "emos", "éis", "án", "ía", "ías", "íamos", "íais", "ían")]
    return _once(forms, verb)


def _once(forms, verb):
    known = []
    for form in forms:
        if form and form != verb and form not in known:
            known.append(form)
    return known


# Italian: verbs in -ire without -isc-.
IT_PLAIN_IRE = """aprire avvertire bollire convertire coprire cucire divertire dormire fuggire offrire partire pentire scoprire seguire sentire servire soffrire vestire
consentire proseguire inseguire eseguire conseguire riaprire investire assentire dissentire nutrire""".split()
IT_IRREGULAR = {
    "essere": "sono sei è siamo siete sia siano siate ero eri era eravamo eravate erano fui fosti fu fummo foste furono sarò sarai sarà saremo sarete saranno sarei saresti sarebbe saremmo sareste sarebbero stato stata stati state essendo fossi fosse fossimo fossero sii",
    "avere": "ho hai ha abbiamo avete hanno abbia abbiano abbiate avevo avevi aveva avevamo avevate avevano ebbi avesti ebbe avemmo aveste ebbero avrò avrai avrà avremo avrete avranno avrei avresti avrebbe avremmo avreste avrebbero avuto avuta avuti avute avendo avessi avesse avessimo avessero abbi",
    "andare": "vado vai va andiamo andate vanno vada vadano andavo andavi andava andavamo andavate andavano andai andò andarono andrò andrai andrà andremo andrete andranno andrei andresti andrebbe andrebbero andato andata andati andate andando andassi andasse andassero",
    "fare": "faccio fai fa facciamo fate fanno faccia facciano facevo facevi faceva facevamo facevate facevano feci facesti fece facemmo faceste fecero farò farai farà faremo farete faranno farei faresti farebbe faremmo farebbero fatto fatta fatti fatte facendo facessi facesse facessero",
    "dare": "do dai dà diamo date danno dia diano davo davi dava davamo davate davano diedi desti diede demmo deste diedero darò darai darà daremo darete daranno darei daresti darebbe darebbero dato data dati date dando dessi desse dessero",
    "stare": "sto stai sta stiamo state stanno stia stiano stavo stavi stava stavamo stavate stavano stetti stesti stette stettero starò starai starà staremo starete staranno starei staresti starebbe starebbero stato stata stati stando stessi stesse stessero",
    "dire": "dico dici dice diciamo dite dicono dica dicano dicevo dicevi diceva dicevamo dicevate dicevano dissi dicesti disse dicemmo diceste dissero dirò dirai dirà diremo direte diranno direi diresti direbbe direbbero detto detta detti dette dicendo dicessi dicesse dicessero",
    "venire": "vengo vieni viene veniamo venite vengono venga vengano venivo venivi veniva venivamo venivate venivano venni venisti venne vennero verrò verrai verrà verremo verrete verranno verrei verresti verrebbe verrebbero venuto venuta venuti venute venendo venisse venissi venissero",
    "tenere": "tengo tieni tiene teniamo tenete tengono tenga tengano tenevo tenevi teneva tenevamo tenevate tenevano tenni tenne tennero terrò terrai terrà terremo terrete terranno terrei terresti terrebbe terrebbero tenuto tenuta tenuti tenute tenendo tenesse",
    "potere": "posso puoi può possiamo potete possono possa possano potevo potevi poteva potevamo potevate potevano potei poté poterono potrò potrai potrà potremo potrete potranno potrei potresti potrebbe potremmo potreste potrebbero potuto potuta potendo potesse potessi potessero",
    "volere": "voglio vuoi vuole vogliamo volete vogliono voglia vogliano volevo volevi voleva volevamo volevate volevano volli volle vollero vorrò vorrai vorrà vorremo vorrete vorranno vorrei vorresti vorrebbe vorremmo vorreste vorrebbero voluto voluta voluti volute volendo volesse volessi volessero",
    "dovere": "devo devi deve dobbiamo dovete devono debba debbano debbo dovevo dovevi doveva dovevamo dovevate dovevano dovetti dovette dovrò dovrai dovrà dovremo dovrete dovranno dovrei dovresti dovrebbe dovremmo dovreste dovrebbero dovuto dovuta dovuti dovute dovendo dovesse dovessi dovessero",
    "sapere": "so sai sa sappiamo sapete sanno sappia sappiano sapevo sapevi sapeva sapevamo sapevate sapevano seppi seppe seppero saprò saprai saprà sapremo saprete sapranno saprei sapresti saprebbe saprebbero saputo saputa saputi sapute sapendo sapesse sapessi",
    "bere": "bevo bevi beve beviamo bevete bevono beva bevano bevevo bevevi beveva bevevamo bevevano bevvi bevve bevvero berrò berrai berrà berremo berrete berranno berrei berrebbe bevuto bevuta bevuti bevute bevendo bevesse",
    "uscire": "esco esci esce usciamo uscite escono esca escano uscivo uscivi usciva uscivamo uscivano uscii uscì uscirono uscirò uscirai uscirà usciremo uscirete usciranno uscirei uscirebbe uscito uscita usciti uscite uscendo uscisse",
    "morire": "muoio muori muore moriamo morite muoiono muoia muoiano morivo moriva morivano morì morirono morirò morirà moriranno morirei morirebbe morto morta morti morte morendo morisse",
    "salire": "salgo sali sale saliamo salite salgono salga salgano salivo saliva salivano salii salì salirono salirò salirà saliranno salito salita saliti salite salendo",
    "rimanere": "rimango rimani rimane rimaniamo rimanete rimangono rimanga rimangano rimanevo rimaneva rimanevano rimasi rimase rimasero rimarrò rimarrà rimarranno rimarrei rimarrebbe rimasto rimasta rimasti rimaste rimanendo rimanesse",
    "scegliere": "scelgo scegli sceglie scegliamo scegliete scelgono scelga scelgano sceglievo sceglieva scelsi scelse scelsero sceglierò sceglierà sceglieranno scelto scelta scelti scelte scegliendo",
    "togliere": "tolgo togli toglie togliamo togliete tolgono tolga tolgano toglieva tolsi tolse tolsero toglierò toglierà tolto tolta tolti tolte togliendo",
    "cogliere": "colgo cogli coglie cogliamo cogliete colgono colga colgano colsi colse colsero cogliendo colto colta colti colte coglierà",
    "spegnere": "spengo spegni spegne spegniamo spegnete spengono spenga spengano spegneva spensi spense spensero spegnerò spegnerà spento spenta spenti spente spegnendo",
    "sedere": "siedo siedi siede sediamo sedete siedono sieda siedano sedeva sedevano sedetti sedette seduto seduta seduti sedute sedendo sederò sederà",
    "porre": "pongo poni pone poniamo ponete pongono ponga pongano poneva ponevano posi pose posero porrò porrà porranno porrebbe posto posta posti poste ponendo ponesse",
    "trarre": "traggo trai trae traiamo traete traggono tragga traggano traeva trassi trasse trassero trarrà tratto tratta tratti tratte traendo",
    "valere": "valgo vali vale valiamo valete valgono valga valgano valevo valevi valeva valevamo valevano valsi valse valsero varrò varrai varrà varremo varrete varranno varrei varresti varrebbe varrebbero valso valsa valsi valse valendo valesse valessero",
    # The third person alone: who says that he seems says sembro, and paio, pari, parete are other words.
    "parere": "pare paiono paia paiano pareva parevano parve parvero parrà parranno parrebbe parrebbero parso parsa parsi parse parendo paresse",
    "piacere": "piaccio piaci piace piacciamo piacete piacciono piaccia piacciano piaceva piacevano piacqui piacque piacquero piacerà piaceranno piacerebbe piaciuto piaciuta piaciuti piaciute piacendo piacesse",
}
IT_PREFIXES = {
    "venire": "av con inter per pro di ri sopra", "tenere": "man con ot so trat appar at ri", "porre": "com dis es im op pro sup es ri de", "trarre": "at con dis es sot ri",
    "dire": "contrad bene male pre", "cogliere": "ac rac", "salire": "ri", "uscire": "ri", "piacere": "dis com", "sedere": "pos", "fare": "sod ri", "dare": "ri", "valere": "equi pre", "mettere": "",
}
# The first person of the past and the participle of verbs in -ere that have their own.
IT_ERE = """accendere accesi acceso; accorgere accorsi accorto; appendere appesi appeso; attendere attesi atteso; chiedere chiesi chiesto; chiudere chiusi chiuso; comprendere compresi compreso;
concludere conclusi concluso; conoscere conobbi conosciuto; correre corsi corso; crescere crebbi cresciuto; decidere decisi deciso; deludere delusi deluso; difendere difesi difeso; dipendere dipesi dipeso;
dipingere dipinsi dipinto; dirigere diressi diretto; discutere discussi discusso; distinguere distinsi distinto; distruggere distrussi distrutto; dividere divisi diviso; esprimere espressi espresso; fingere finsi finto;
friggere frissi fritto; giungere giunsi giunto; aggiungere aggiunsi aggiunto; raggiungere raggiunsi raggiunto; includere inclusi incluso; invadere invasi invaso; leggere lessi letto; eleggere elessi eletto; mettere misi messo;
ammettere ammisi ammesso; permettere permisi permesso; promettere promisi promesso; smettere smisi smesso; commettere commisi commesso; scommettere scommisi scommesso; trasmettere trasmisi trasmesso; mordere morsi morso;
muovere mossi mosso; nascere nacqui nato; nascondere nascosi nascosto; offendere offesi offeso; perdere persi perso; piangere piansi pianto; porgere porsi porto; prendere presi preso; apprendere appresi appreso; sorprendere sorpresi sorpreso;
riprendere ripresi ripreso; proteggere protessi protetto; pungere punsi punto; rendere resi reso; ridere risi riso; sorridere sorrisi sorriso; risolvere risolsi risolto; rispondere risposi risposto; corrispondere corrisposi corrisposto;
rompere ruppi rotto; interrompere interruppi interrotto; scendere scesi sceso; scrivere scrissi scritto; descrivere descrissi descritto; scuotere scossi scosso; spargere sparsi sparso; spendere spesi speso; spingere spinsi spinto;
stendere stesi steso; stringere strinsi stretto; succedere successi successo; tendere tesi teso; intendere intesi inteso; uccidere uccisi ucciso; vedere vidi visto; vincere vinsi vinto; convincere convinsi convinto; vivere vissi vissuto;
sciogliere sciolsi sciolto; raccogliere raccolsi raccolto; accogliere accolsi accolto; dirigere diressi diretto; cuocere cossi cotto; coinvolgere coinvolsi coinvolto; rivolgere rivolsi rivolto; svolgere svolsi svolto; sconvolgere sconvolsi sconvolto;
emergere emersi emerso; immergere immersi immerso; esplodere esplosi esploso; evadere evasi evaso; illudere illusi illuso; escludere esclusi escluso; percorrere percorsi percorso; trascorrere trascorsi trascorso; occorrere occorsi occorso;
soccorrere soccorsi soccorso; concorrere concorsi concorso; cedere cedei ceduto; concedere concessi concesso; dissolvere dissolsi dissolto; assumere assunsi assunto; presumere presunsi presunto; riassumere riassunsi riassunto;
esigere esigei esatto; redigere redassi redatto; correggere corressi corretto; reggere ressi retto; sorreggere sorressi sorretto; affliggere afflissi afflitto; sconfiggere sconfissi sconfitto; cadere caddi caduto;
accadere accaddi accaduto; tacere tacqui taciuto; giacere giacqui giaciuto; bere bevvi bevuto; trasmettere trasmisi trasmesso; espellere espulsi espulso; spegnere spensi spento; assistere assistei assistito;
esistere esistei esistito; insistere insistei insistito; resistere resistei resistito; consistere consistei consistito; persistere persistei persistito;
incidere incisi inciso; richiedere richiesi richiesto; sorgere sorsi sorto; ergere ersi erto; tingere tinsi tinto; torcere torsi torto; rodere rosi roso; piovere piovvi piovuto""".replace("\n", " ")
_IT_ERE = {row.split()[0]: row.split()[1:] for row in IT_ERE.split(";")}
# Verbs in -ere whose future goes without the e: vedrò.
IT_SHORT_FUTURE = ("vedere", "rivedere", "prevedere", "cadere", "accadere", "vivere", "rivivere", "godere")
_IT_OPEN = {"aprire": "aperto", "coprire": "coperto", "offrire": "offerto", "soffrire": "sofferto", "scoprire": "scoperto", "riaprire": "riaperto"}


def _participle(masculine):
    return [masculine[:-1] + e for e in "oaie"]


def italian(verb):
    """The forms of an Italian verb, without its compounds."""
    if verb.endswith(("arsi", "ersi", "irsi")):
        verb = verb[:-2] + "e"
    if verb.endswith("rsi"):
        verb = verb[:-2] + "re"
    for base, prefixes in IT_PREFIXES.items():
        for prefix in prefixes.split():
            if verb == prefix + base and base in IT_IRREGULAR:
                return _once([prefix + form for form in IT_IRREGULAR[base].split()], verb)
    if verb in IT_IRREGULAR:
        return _once(IT_IRREGULAR[verb].split(), verb)
    if verb.endswith("durre"):
        stem = verb[:-3] + "c"
        forms = [stem + e for e in ("o", "i", "e", "iamo", "ete", "ono", "a", "ano", "eva", "evo", "evano", "endo", "esse")]
        forms += [verb[:-3] + e for e in ("ssi", "sse", "ssero", "rrò", "rrà", "rranno", "rrebbe")] + _participle(verb[:-5] + "dotto")
        return _once(forms, verb)
    stem, kind = verb[:-3], verb[-3:]
    forms = []
    if kind == "are":
        hard = stem + "h" if stem.endswith(("c", "g")) else stem[:-1] if stem.endswith("i") and verb not in ("inviare", "sciare", "avviare", "spiare") else stem
        i = hard if not stem.endswith("i") or hard != stem else stem
        forms += [stem + e for e in ("o", "a", "ate", "ano", "avo", "avi", "ava", "avamo", "avate", "avano", "ai", "asti", "ò", "ammo", "aste", "arono", "ando", "assi", "asse", "assimo", "assero")]
        forms += [i + e for e in ("i", "iamo", "ino", "iate")]
        soft = stem[:-1] if stem.endswith(("ci", "gi")) else hard if stem.endswith(("c", "g")) else stem
        forms += [soft + e for e in ("erò", "erai", "erà", "eremo", "erete", "eranno", "erei", "eresti", "erebbe", "eremmo", "ereste", "erebbero")]
        forms += _participle(stem + "ato")
    elif kind == "ere":
        past, participle = _IT_ERE.get(verb, (None, None))
        forms += [stem + e for e in ("o", "i", "e", "iamo", "ete", "ono", "a", "ano", "evo", "evi", "eva", "evamo", "evate", "evano", "esti", "emmo", "endo", "essi", "esse", "essimo", "essero")]
        e = "" if verb in IT_SHORT_FUTURE else "e"
        forms += [stem + e + end for end in ("rò", "rai", "rà", "remo", "rete", "ranno", "rei", "resti", "rebbe", "remmo", "reste", "rebbero")]
        if past:
            forms += [past, past[:-1] + "e", past[:-1] + "ero"]
        else:
            forms += [stem + e for e in ("ei", "etti", "é", "ette", "erono", "ettero")]
        forms += _participle(participle or stem + ("iuto" if stem.endswith(("sc", "c")) else "uto"))
        if verb == "vedere":
            forms += _participle("veduto")
        if verb == "perdere":
            forms += _participle("perduto")
    elif kind == "ire":
        isc = "" if verb in IT_PLAIN_IRE else "isc"
        forms += [stem + isc + e for e in ("o", "i", "e", "ono", "a", "ano")] + [stem + e for e in ("iamo", "ite")]
        if stem.endswith("c") and not isc:
            forms += [stem + "io", stem + "iono", stem + "ia"]
        forms += [stem + e for e in ("ivo", "ivi", "iva", "ivamo", "ivate", "ivano", "ii", "isti", "ì", "immo", "iste", "irono", "endo", "issi", "isse", "issero")]
        forms += [stem + e for e in ("irò", "irai", "irà", "iremo", "irete", "iranno", "irei", "iresti", "irebbe", "iremmo", "ireste", "irebbero")]
        forms += _participle(_IT_OPEN.get(verb, stem + "ito"))
    return _once(forms, verb)


def forms(verb, language):
    """The forms of a verb of one word."""
    return {"es": spanish, "it": italian}[language](verb)
