"""Words with a British pronunciation that does not follow from their spelling. PALM, BATH, CLOTH, SQUARE, NEAR and
FORCE are names of Wells's lexical sets.
"""


def _words(text):
    return frozenset(text.split())


# PALM lists the words in which the phoneme AA stays ɑː. In words outside PALM, the phoneme AA becomes the vowel of the
# word lot.
PALM = _words("""
    aha ah amen balm bra calm drama father garage grandfather grandma grandpa karate koala lager lama latte lava mama mirage pajamas palm papa saga spa
    stepfather father-in-law godfather imam padre ramen taiwan taiwanese llama sonata espresso façade schwa massage
    guatemala laos myanmar paparazzi pilates zimbabwe
""")
# In the words of this list, the phoneme AE becomes ɑː.
BATH = _words("""
    advance advanced advantage after afternoon afterward afterwards aft aircraft answer ask aunt banana basket basketball bath bathroom blast branch
    broadcast calf can’t cast castle caster chance chant circumstance clasp class classmate classroom command contrast craft daft dance dancer
    dancing demand disadvantage disaster draft enhance example fast fasten forecast france gasp giraffe glance glass glasses graft grant grass
    grasp half halfway lance last laugh laughter mask mast master nasty paragraph pass passport password past path photograph plant plaster raft
    ranch rather sample slant staff stance sunglasses task trance vast
""")
# CLOTH lists words in which the phoneme AO is spelled with o and becomes the vowel of the word lot.
CLOTH = _words("across along alongside because australia australian dialogue gone moral ostrich sausage chocolate login on onto ongoing online crossroads cough trough mod cauliflower")
# The next five lists group words with a vowel before r and another vowel by the first vowel: moral, carry, vary,
# serious, hurry. Words outside these five lists have the vowel of story, very or spirit.
ORANGE = _words("""
    authority borrow coral correspond foreign foreigner forest historic historical horrible horror lorry majority minority moral orange origin
    priority quarrel sorry tomorrow
""")
MARRY = _words("""
    arab arabic apparent apparently arid arrow baron barrier carat carol carrot carry character characteristic charity clarify clarity comparison
    embarrassed embarrassing guarantee marriage married marry narrative narrow paradox paragraph parallel parity parrot parry popularity tarot
    transparent
""")
SQUARE = _words("""
    airy area bearer caring dairy fairy grandparent parent scary variable variation various vary vegetarian wary whereas wherever
""")
NEAR = _words("""
    appearance cafeteria cereal earache coherent criterion earring eerie engineering era experience experienced hero interior material mysterious period
    serial series serious seriously serum superior theory zero
""")
HURRY = _words("courage current currently discourage encourage flourish hurricane hurry thorough thoroughly worried worry worrying")
# FORCE lists the words in which the phoneme UH before r becomes ɔː.
FORCE = _words("assure ensure insure insurance poor reassure sure surely your yours yourself yourselves you’re")
# WHAT lists the words in which the phoneme AH becomes ɒ.
WHAT = _words("what whatever somewhat of from was")
# YOD lists the words in which a j precedes the phoneme UW after s, z or th.
YOD = _words("assume consumer enthusiasm enthusiastic presumably pursue pursuit resume")
# ILE lists the words in which the phonemes AH0 L become aɪl.
ILE = _words("fertile fragile hostile missile mobile sterile versatile agile")
# SCHWA_BEFORE_T lists the words that keep ə in the ending -et or -it.
SCHWA_BEFORE_T = _words("secret")
