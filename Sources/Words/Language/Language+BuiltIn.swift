// Tools/built-in-languages made this file from Data/languages. `make languages` makes it again.

extension Language {
  /// The files of the program's languages, in the order of ``allCases``.
  static let builtIn: [StaticString] = [
    """
    code = en
    name.en = English
    name.es = inglés | Inglés
    name.it = inglese | Inglese
    name.ko = 영어
    name.zh-Hans = 英语
    name.zh-Hant = 英文
    voice = en-us
    speech = en-US
    pronouns = I you he we - they
    definitions = yes
    translations = zh-Hant zh-Hans ko:B1 es:B1 it:B1
    license = SCOWL, CC BY-SA 4.0
    """,
    """
    code = es
    name.en = Spanish
    name.es = español | Español
    name.it = spagnolo | Spagnolo
    name.ko = 스페인어
    name.zh-Hans = 西班牙语
    name.zh-Hant = 西班牙文
    letters = ñ:n
    voice = es
    speech = es-ES
    pronouns = yo tú él nosotros vosotros ellos
    pronouns.imperative = - tú usted nosotros vosotros ustedes
    pronouns.reflexive = me te se nos os se
    genders = yes
    articles.masculine = el
    articles.masculine.plural = los
    articles.feminine = la
    articles.feminine.plural = las
    articles.feminine.el = el
    translations = zh-Hant zh-Hans ko:A2 en
    license = GPL-3.0
    """,
    """
    code = it
    name.en = Italian
    name.es = italiano | Italiano
    name.it = italiano | Italiano
    name.ko = 이탈리아어
    name.zh-Hans = 意大利语
    name.zh-Hant = 義大利文
    voice = it
    speech = it-IT
    pronouns = io tu lui noi voi loro
    pronouns.imperative = - tu Lei noi voi Loro
    pronouns.reflexive = mi ti si ci vi si
    genders = yes
    articles.masculine = lo z x y gn ps pn sC iV_; l’ V h; il
    articles.masculine.plural = gli z x y gn ps pn sC iV_ V h; i
    articles.feminine = la iV_; l’ V h; la
    articles.feminine.plural = le
    translations = zh-Hant zh-Hans ko:A2 en
    license = GPL-3.0
    """,
  ]
}
