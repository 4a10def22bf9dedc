"""Words for tests, chosen without looking at the word lists: the lexicon must accept the words in one group and must
not accept the words in the other.
"""

ACCEPTED = {
    "en": """
        alarm ring main alarming agencies cease sent set silkworm cat cats dog dogs house houses child
        children man men woman women mouse mice foot feet tooth teeth knife knives leaf leaves city cities
        baby babies box boxes potato potatoes tomato tomatoes cherry cherries goose geese sheep fish wolf
        wolves shelf shelves hero heroes piano pianos photo photos bus buses match matches run runs ran
        running go goes went gone going eat eats ate eaten eating write writes wrote written writing swim swam
        swum think thought catch caught teach taught lie lying tie tied buy bought bring brought sing sang
        sung drink drank drunk speak spoke spoken wear wore worn throw threw thrown fly flew flown draw drew
        drawn big bigger biggest happy happier happiest good better best bad worse worst quickly slowly never
        always funny funnier funniest early earlier earliest carefully beautiful beautifully easily colour
        color colours colors honour honor favourite favorite grey gray theatre theater centre center metre
        meter litre liter organise organize realise realize recognise recognize apologise apologize travelled
        traveled travelling traveling catalogue catalog dialogue defence defense licence license jewellery
        jewelry pyjamas pajamas aluminium aluminum tyre tire kerb curb plough plow mum mom sceptical skeptical
        aeroplane airplane programme program cheque check neighbour neighbor tea sea ear era art rat tar ant
        ten net oak elm owl ink icy jam jar zip yes yet ice use tie toe ago email internet website websites
        online pizza pizzas café cafe taco tacos yoga selfie selfies blog blogs gym vegan vegans wifi emoji
        emojis podcast podcasts donut doughnut hashtag smartphone laptop laptops app apps sister sisters
        brother brothers kitchen spoon spoons fork forks window windows garden apple apples orange oranges
        lemon lemons grape grapes carrot carrots onion onions bread butter cheese chicken soup salad sugar
        pepper breakfast lunch dinner plate plates glass glasses bottle bottles table chair chairs sofa bed
        pillow pillows blanket blankets curtain curtains toothbrush toothpaste towel towels soap mirror brush
        fridge freezer oven microwave dishwasher trousers jeans hoodie shirt shirts skirt shoes socks sneakers
        scarf scarves gloves hat coat jacket umbrella umbrellas grandma grandpa uncle aunt cousin cousins
        niece nephew friend friends school schools teacher teachers pencil pencils homework library museum
        station airport ticket tickets bridge bridges river rivers mountain mountains island islands forest
        beach beaches weather rain rainy snow snowy cloud clouds cloudy wind windy sunny storm thunder
        lightning rainbow summer winter autumn spring morning evening night week weeks month months year years
        zombie zombies rainforest dwarves dwarfs
        tase tased tases tasing klik kliks acai cami camis wilco minging muppet muppets abled seder seders debone
        deboned debones deboning sherpa sherpas nerf nerfed nerfs nerfing
    """,
    "es": """
        casa casas perro perros gato gatos gata gatas niño niña niños niñas mujer mujeres hombre hombres
        canción canciones pez peces luz luces voz voces lápiz lápices joven jóvenes papá mamá papas árbol
        árboles flor flores rey reyes ley leyes mes meses tren trenes ratón ratones corazón corazones avión
        aviones jardín jardines inglés ingleses francés francesa hablo hablas habla hablamos hablan hablé
        habló hablaba hablaré hablaría hable hablado hablando comer como comes come comemos comen comí comió
        comía comido vivir vivo vives vive vivimos viven viviste soy eres es somos son era fui fue sido estoy
        está están tengo tiene tienes tuve voy vas va vamos van fuimos hago hace hizo hecho digo dice dijo
        dicho puedo puede pude quiero quiere quise sé sabe supe pongo puso puesto salgo salió vengo vino
        traigo trajo oigo oyó caigo cayó leyó durmió durmiendo pidió pidiendo sirviendo oyendo leyendo anduvo
        quepo hubiera hubiese habría haremos dirás vendrán pondría rojo roja rojos rojas azul azules verde
        verdes grande grandes pequeño pequeña mejor peor feliz felices fácil fáciles rápidamente lentamente
        felizmente bellísimo muchísimo pingüino pingüinos vergüenza año años mañana español española señor
        señora cigüeña bebé bebés café cafés sofá autobús autobuses dieciséis veintidós también aquí allí
        después antes pan agua leche queso huevo huevos fútbol tenis internet wifi móvil móviles ordenador
        computadora celular teléfono pantalla teclado videojuego videojuegos selfie podcast tableta dame dime
        dámelo dímelo verlo hacerlo comprarlo vámonos siéntate cállate levántate lavarse ducharse vestirse
        acostarse levantarse perrito gatito abuelita cafecito ventanita poquito cucharita abuelo abuela
        hermano hermana primo prima tío tía sobrino hijo hija amigo amigas vecino mesa mesas silla sillas
        puerta puertas ventana ventanas cocina baño cama camas almohada manta sábana toalla cuchara tenedor
        cuchillo plato platos vaso vasos taza botella servilleta mantel cepillo jabón espejo manzana manzanas
        naranja plátano fresa fresas uva uvas sandía melocotón durazno aguacate palta limón limones zanahoria
        zanahorias cebolla cebollas lechuga berenjena tomate tomates patata arroz pollo carne pescado sopa
        ensalada azúcar sal aceite desayuno almuerzo cena zapato zapatos camisa camisas falda pantalón
        pantalones calcetín calcetines abrigo bufanda guante guantes sombrero paraguas escuela colegio maestro
        maestra libro libros cuaderno mochila biblioteca museo estación aeropuerto billete puente río montaña
        isla bosque playa playas lluvia nieve nube nubes viento tormenta sol luna estrella estrellas lunes
        martes miércoles jueves viernes sábado domingo enero febrero abril mayo junio julio agosto invierno
        verano otoño primavera
        removedor removedora removedores removedoras rúcula muesli kétchup
    """,
    "it": """
        casa case cane cani gatto gatti gatta gatte bambino bambina bambini bambine uomo uomini donna donne
        città università caffè perché lunedì martedì virtù libertà amico amici amica amiche lago laghi luogo
        luoghi gioco giochi medico medici uovo uova dito dita mano mani ginocchio ginocchia orecchio orecchie
        braccio braccia parlo parli parla parliamo parlate parlano parlavo parlerò parlerei parleremmo parlato
        parlata parlando parlai mangio mangi mangia mangiato mangiare mangiasti vedo vede visto scrivo scritto
        leggo letto preso presa sono sei è siamo siete ero era stato stata ho hai ha abbiamo hanno avevo avuto
        vado vai va andiamo vanno andato faccio fai fa facciamo fanno fatto dico dice detto posso può voglio
        vuole devo dobbiamo vorremmo vogliano sappiate dicessi facessero stessimo avessi fossero bevo berrò
        bevvi vissi nacque rimasto rimango scelto scelgo tolto tengo tiene terrò spento acceso rotto piaciuto
        venuto vengo verrò uscire esco rosso rossa rossi rosse blu verde verdi bello bella belli belle grande
        grandi più già così però venerdì oggi domani ieri migliore peggiore felice felici facile facili
        velocemente lentamente bellissimo bellissima grandissimo dammi dimmi farlo vederti andiamocene aiutami
        ascoltami alzarsi lavarsi vestirsi dirlo pane acqua latte pizza pizze pasta vino sport computer bar
        film wifi internet email selfie podcast cellulare telefono schermo tastiera videogioco videogiochi
        autobus treno treni aereo stazione aeroporto biglietto nonno nonna nonni zio zia cugino cugini
        fratello fratelli sorella sorelle figlio figlia suocera nipote tavolo tavoli sedia sedie porta porte
        finestra finestre cucina bagno letto letti cuscino coperta lenzuola asciugamano specchio sapone
        spazzolino dentifricio forchetta forchette coltello coltelli cucchiaio cucchiaino piatto piatti
        bicchiere bicchieri bottiglia bottiglie tazza tovagliolo frigorifero lavatrice lavastoviglie mela mele
        pera pere uva fragola fragole ciliegia ciliegie arancia arance limone limoni pesca pesche anguria
        albicocca carota carote cipolla cipolle melanzana melanzane pomodoro pomodori lattuga patata patate
        riso pollo carne pesce zuppa insalata zucchero sale olio colazione pranzo cena scarpa scarpe camicia
        camicie gonna pantaloni calza calze cappotto sciarpa guanto guanti cappello ombrello scuola maestro
        maestra libro libri quaderno zaino matita penna biblioteca museo ponte ponti fiume fiumi montagna
        montagne isola isole bosco boschi spiaggia spiagge pioggia neve nuvola nuvole vento tempesta sole luna
        stella stelle gennaio febbraio aprile maggio giugno luglio agosto inverno estate autunno primavera
        mattina sera notte settimana settimane mese mesi anno anni gattino cagnolino casetta fiorellino
        joker chart charts schwa waffle muesli smoothie
    """,
}

REFUSED = {
    "en": """
        london paris england texas google monday january spanish xmas usa nasa fbi mrs dr vs asap tesh blorp
        tinsh wug flirp snarp treb ploon gand rilt eing ater teh recieve alot thier dont isnt jessica michael
        robert jennifer elizabeth susan karen emma liam noah william james charles daniel matthew anthony
        steven andrew joshua kenneth kevin brian edward ronald chicago boston seattle denver houston miami
        tokyo canada mexico germany france toyota adidas microsoft netflix spotify hyundai samsung govt dept
        approx etc
    """,
    "es": """
        madrid españa juan pedro maría méxico sevilla barcelona google josé luisa carlos onu sr sra dr etc
        aprox pólux amazon blorpa casaz perrro niñu gatr comerz hablemoz rojx the house cansion ablar aser
        tirn salm qeso javier francisco antonio manuel david laura marta elena andrea pablo sergio jorge
        fernando alejandro miguel raúl rubén bilbao zaragoza málaga bogotá perú cuba italia francia alemania
        toyota microsoft netflix facebook rodríguez gonzález fernández lópez martínez sánchez pérez
    """,
    "it": """
        roma milano italia giovanni maria luca francesco torino napoli google fiat onu dott sig ecc avv kg
        blorpa casaz gattx mangiarre parlavva rosx the house scuolla andaro caxx tirn salb qesto bocciu londra
        contenono fungetevi andrea matteo giulia alessandro lorenzo davide simone federico riccardo stefano
        paolo antonio giuseppe laura valentina martina francesca elisa silvia elena palermo bologna firenze
        venezia genova verona catania parigi berlino madrid germania spagna amazon microsoft facebook toyota
        samsung netflix
    """,
}

OFFENSIVE = {
    "en": "fuck fucking shit shits bitch bitches whore slut nigger faggot cunt rapist raped tits "
    "honkies redskin redskins halfbreed redneck gringos whitey cripples spinsters crones nitwits lunatics papists floozies",
    "es": "puta putas puto mierda coño joder jodido cabrón gilipollas polla pollas culo maricón "
    "panchito panchitos gitanada tullidos tullida lisiado lisiados gonorrea subnormal subnormales judiada violada violado violar "
    "mulatos gringa marimachos afeminado idiotez meretrices cochina lupanares mariquito",
    "it": "cazzo cazzi merda stronzo stronza stronzi stronze puttana puttane frocio culo troia vaffanculo "
    "cogliona coglioni inculato inculando spastico spastici spastiche checca checche handicappato handicappati cagato "
    "sgualdrina cretini idiote deficiente storpi mongoli lascivi zitelle negroidi mulatti racchie",
}

# Ordinary words that are in lists of offensive words because of a slang sense.
NOT_OFFENSIVE = {
    "en": "assess butter god screw pudding rapier scatter spicy pawn shatter crony cronies butcher crippling fatty",
    "es": "asno martillo pedazo infierno heroína racista concha trío fuelle mariquita mariquitas viola paleta cochinillo moro",
    "it": "venire viene tirare pesce pesci nudo duro carità scopo chiavi regina pistola battere maiale maiali culpa marocchino",
}
