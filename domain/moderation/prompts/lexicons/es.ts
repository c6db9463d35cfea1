import type { PromptLexicon } from './prompt-lexicon';

/** The Spanish lexicon for picture orders. */
export const spanish: PromptLexicon = {
  language: 'es',
  words: {
    person:
      'tú|tu|ti|te|ella|él|chica|chico|mujer|hombre|muchacha|muchacho|joven|señora|señorita|rubia|morena|pelirroja|persona|alguien|novia|novio|modelo|personaje|cara|cuerpo|rostro|versión|hija|hermana|prima|sobrina|amiga|misma',
    yo: 'años|año|añitos|anios|primaveras|abriles',
    adv: 'de|con|a los|como|unos|unas|apenas|solo|sólo|casi|recién|aún|todavía|tan solo|aproximadamente|cerca de|alrededor de|menos de|tener|tengas|tuvieras|tiene|tienes|cumplidos|fueras|la|una|un|edad|edad de|quizás|máximo',
    after:
      '$|en|con|y|sentada|de pie|jugando|sonriendo|sonriente|junto|delante|detrás|sobre|bajo|al|vestida|vestido|mirando|leyendo|bailando|que|o|por favor|para|durmiendo|paseando|caminando|tumbada|cumplidos',
    relation:
      '[antigua|nueva|mejor] (vecina|vecino|jefa|jefe|ex|exnovia|exnovio|ex novia|exmujer|ex mujer|profesora|profesor|maestra|colega|compañera [de trabajo|de clase|de piso]|compañero [de trabajo|de clase|de piso]|hermana|cuñada|suegra|madrastra|doctora|dentista|casera|entrenadora|terapeuta|secretaria|prima|tía|peluquera|mujer|esposa|novia|amiga|madre|hija|sobrina|crush)',
    fame: 'actriz|actor|cantante|famosa|famoso|presentadora|presentador|política|político|presidente|presidenta|futbolista|tenista|influencer|youtuber|supermodelo|rapero|ministra|ministro|reina|princesa|streamer',
    limb: 'brazo|brazos|cara|cuello|pierna|piernas|cuerpo|ojo|espalda|mejilla|mejillas|rodilla|rodillas|piel|muslo|muslos|costillas|muñeca|muñecas|labio|labios|mandíbula|garganta|pecho|mano|manos|cabeza|nariz|frente|hombro|hombros|tobillos|boca',
    garb: 'ropa|ropas|vestido|camisa|camiseta|blusa|falda|pantalón|pantalones|bragas|sujetador|sostén|ropa interior|bikini|toalla|prendas|prenda|nada|bata|albornoz|bañador|braguitas',
  },
  units:
    'horas hora minutos minuto por ciento euros euro kilos kilo grados grado metros metro kilómetros km centímetros litros gramos personas rosas rojas velas fotos flores globos libros escalones amigos amigas gatos perros velitas páginas puntos vueltas segundos niños niñas mujeres hombres barcos ventanas sillas mesas días semanas meses invitados pisos piso y media cuarto tulipanes farolillos espejos veces minutos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre de',
  years: 'años año anos ano añitos anios',
  spans:
    'juntos juntas casados casada casado después atrás luego sin sobria sobrio experiencia vividos trabajando seguidos aniversario',
  notThings: 'anos antes entonces mas menos lejos cumplidos',
  topics: [
    {
      about: 'years',
      says: [
        '{age} {yo}',
        '{under} {yo} de edad',
        '(niña|niño|chica|chico|muchacha|muchacho|joven|mujer|hombre|persona|ella|cuerpo|cara|tú|menor|alumna|hija|sobrina|amiga|hermana|prima|colegiala|alguien|señorita|rubia|morena) de [unos|apenas|solo|casi] {under} [{yo}]',
        '^ a los {age} [{yo}] {after}',
        '(una|un|la|el|como|otra|esta|unas|unos|dos) (menor|menores) ($|en|con|de edad|al|a|sentada|durmiendo)',
        '(pero|ahora|otra vez|de nuevo|solo que) [{adv}] [{adv}] {age} {after}',
        '(menor|menores) de [los|edad|{eighteen}|{under}]|menores de edad|(menos de|antes de los|no llega a los|casi|aún no) (dieciocho|18) {after}|menos de {age} {yo}|no (mayor|cumplidos)|aún no (cumple|cumples|tiene|tienes) [los] (18|dieciocho)|sin cumplir [los] (18|dieciocho)',
        '({nth}|decimoquinto|decimosexto|duodécimo|quince) cumpleaños|cumpleaños (número) {under}|(fiesta|vestido|baile) de (quince|15)|(sus|tus) (quince|15) $',
        '(una|como una|de|joven) cría ($|de (once|doce|trece|catorce|quince|diez|nueve|ocho|siete|{under}|primaria|instituto)|en|con|jugando)|(chica|chico|muchacha) (muy joven|jovencísima|joven)|muy jovencita|demasiado joven|(mucho|{num} años|unos años|años) más joven|(hermana|hermanita|prima|hija|sobrina) (pequeña|menor|chica)|hermanita|hermanito|(cuando eras|de cuando eras|como cuando eras|siendo|eras) [una|aún|todavía|muy|más] (niña|niño|pequeña|pequeño|joven|chica|cría|adolescente|menor|bebé)|(cuerpo|cara|rostro) de (niña|niño|bebé|cría|adolescente)',
      ],
      unless: [
        '(vino|whisky|ron|queso|coñac|brandy|tequila|gato|gata|perro|perra|coche|árbol|olivo|caballo|casa|bici|bicicleta|jamón|güisqui|mezcal|vinagre|roble|auto|moto|furgoneta|guitarra|cámara|labrador|yegua|pino|escocés|malta) [{any}] [{any}] de {under} {yo}',
        '(hace|desde hace|durante|tras|por|celebrando|los|llevamos|lleva|después de|en) {under} {yo}|{under} {yo} (de (experiencia|casados|casada|matrimonio|la|panadería|sobriedad|trabajo|historia|amistad|servicio|garantía|aniversario|juntos|carrera|empresa|vida|nuestra|nuestro|pareja|novios|antigüedad|esfuerzo)|después|juntos|atrás|más tarde|sobria|antes|que)|los años {num}|año {num}',
      ],
    },
    {
      about: 'number',
      says: [
        '{person} [{adv}] [{adv}] [{adv}] {age} {after}',
        '(parezcas|parece|parezca|parecer|aparentes|aparente|aparentas|aparentando|pareces|pareciendo|aparenta|con (pinta|aspecto|cara|cuerpo|edad)) [de|de unos|tener|como de|como|apenas|unos|que tienes|que tuvieras] [unos|apenas|tener|solo] {age}',
        '(tengas|tenías|tenías apenas|tuvieras|tienes|tenga|tenía|cumpliste|cumplías|cumplir|cumples|tuvieses|tener) [apenas|solo|unos|sólo|los] {age} {after}',
        '(cuando|como si|antes de|como cuando) (tenías|tuvieras|tenía|cumplías|cumplieras|cumplir|tuvieses) [apenas|solo|unos|los] {under}',
        'como [una|un|de] [chica|mujer|persona] [de] [unos] {age} {after}',
        '^ [apenas|solo|unos|de|con|casi] {age} $',
        '(edad) [de|es|entre] {under}',
        '(nacida|nacido|naciste|año de nacimiento|fecha de nacimiento|nació) [en|el] [{any}] [{any}] [{any}] {young}',
        '(de|en|a|del) [la|el] (secundaria|primaria|bachillerato|eso|prepa|preparatoria) [con|en|$|después|y]|({nth}|primer|segundo|tercer|cuarto|quinto|sexto|primero|tercero) [curso] (grado|curso|de primaria|de secundaria|de la eso|de eso|de bachillerato)|de (segundo|tercero|cuarto|quinto|sexto|primero) de (primaria|secundaria|la eso|eso|bachillerato|bachiller)',
      ],
      unless: [
        '(talla|número|iphone|andén|línea|habitación|piso|puerta|página|nivel|autobús|sala|planta|camiseta|dorsal|capítulo|canal|carril|mesa|fila|hoyo|muelle|vía|terminal|ruta|tranvía|las|la|apolo|apollo|windows|estudio|fórmula|zona|iso|asiento|casa|portal|hacia las|sobre las|hasta las|a las|desde las|son las|dan las|de las) {under}',
        '(más|mayor|mayores) de {under}|(chaval|nene) (mío|guapo)|bebe (un|una|agua|vino|café|té|cerveza|zumo|de|su|tu|el|la|champán)|(chica|mujer) joven (y|de (veinte|treinta|veinti*|2*|3*))',
      ],
    },
    {
      about: 'youth',
      says: [
        'con [apenas|solo|unos|sólo] (doce|once|trece|catorce|quince|dieciséis|diecisiete|11|13|14|15|16|17) {after}',
        '(adolescente*|adolescencia|quinceañera*|quinceañero*|menor de edad|púber|pubertad|prepúber|preadolescente*|lolita*|impúber|jovencita*|jovencito*|mozalbete|infante|infantil (cuerpo|cara|aspecto)|aniñad*|infantilizad*)',
        '(colegial*|escolar|escolares|alumna|alumno|alumnas|alumnos|liceísta*|bachiller*|uniforme (escolar|de colegio|de colegiala|del colegio|de la escuela|de escuela)|párvul*|preescolar|guardería|estudiante de (secundaria|instituto|primaria|bachillerato|la eso|prepa|preparatoria|liceo))',
        '(una|la|como|de|eres|esta|aquella|pequeña|otra|tu|dulce|inocente|bella|linda|hermosa|cual|mi) [{any}] niña',
        '(un|el|como|de|este|pequeño|otro|tu|cual) [{any}] niño',
        'niñas|niños|niñita*|niñito*|chiquilla*|chiquillo*|chiquitina*|crío|críos|crías|criatura pequeña|nena pequeña|nene|muchachita*|muchachito*|chavalita*|chavalito*|chavala|chaval|mocosa|mocoso|peque|pequeñaja|bebé|bebés|bebe ($|en|con|recién)|recién nacid*|pibita|cipotilla|escuincla|escuincle|guagua ($|en)|párvula|infantes|rapaz|chamaca|chamaco|chamaquita',
        '(instituto|colegio|escuela) (con|en) uniforme|(en|con) el uniforme del (instituto|colegio)|(chica|alumna|niña|estudiante) (de|del) (instituto|colegio|escuela|cole|liceo)',
      ],
      unless: [
        '(del|el) niño jesús|(postura|pose|posición|asana) (del|de) niño|(fenómeno) del niño|(menú|comida|libro|dibujo|dibujos|parque|zona|película|cuento|cuentos|juguetes|juguete|bicicleta|hospital|museo|sección|carrusel) (de|para|infantil) [la|los|las] [niños|niñas|niño|niña]|(los|el) niños perdidos|niña (bonita|de (los|mis|tus) ojos)|como (un niño|una niña) (con zapatos|en navidad|el día|la mañana|con juguete|en una (tienda|juguetería))|niñas (de tus|de los) ojos|(azul|rosa) (bebé|bebe)',
        '(sin|no|ningún|ninguna|ni) (niños|niñas|niño|niña|menores|menor|adolescente|adolescentes|bebé)|no (eres|es) [una] (niña|menor|adolescente)',
        '(profesora|profesor|maestra|maestro|directora|educadora|reunión|antiguos|antigua|antiguo|profe|ex) [{any}] [{any}] (alumnos|alumnas|secundaria|primaria|instituto|colegio|guardería|escuela|bachillerato|alumna|preescolar|preparatoria)|(autobús|bus|mochila) escolar|material escolar',
        '(elefante|foca|panda|delfín|tortuga|cabra|oveja|jirafa|canguro|tigre|león|cordero|burro|mono|oso|conejo|pato|zanahorias|espinacas|patatas) (bebé|bebés)|(cría|crías|cachorro) de (gato|perro|zorro|león|oso|pato|foca|elefante|cabra|ciervo|tigre|conejo|pingüino|tortuga|mono|lobo|erizo)|(menor) de (los males|mis|dos|la casa|mi)|(re|la|si|sol|mi|do|fa) menor|mujer más joven|(bien|eterna|siempre|alma) (joven|jovencita)|banda escolar',
        'infante (don|de)|bachillerato (nocturno)|(restaurante|coro|gimnasio|clínica) infantil|aniñad* (voz)|guagua (azul|llena|de)',
      ],
    },
    {
      about: 'real_person',
      says: [
        '(como|parecida a|parecido a|igual a|igual que|idéntica a|con la cara de|con el rostro de|con el cuerpo de|al estilo de|imitando a|cara de|rostro de) (mi|nuestra|nuestro) {relation}',
        '(como|parecida a) la (chica|mujer|camarera|cajera|vecina|enfermera) (de|del|que)',
        '{fame} {Name} {Name}',
        '(clon|doble|gemela) de (mi {relation}|{Name} {Name})|(reina|rey|princesa|infanta) (letizia|felipe|leonor|sofía|juan carlos)',
      ],
      unless: ['como mi [{any}] (novia|novio|amiga|esposa|mujer|pareja) $'],
    },
    {
      about: 'violence',
      says: [
        '(moratón|moratones|moretón|moretones|moreteada|moreteado|cardenal en|cardenales|hematoma*|magullad*|magulladura*|ensangrentad*|sangrando|sangrante|sangra|sangrar|sangrienta|sangriento|sangre|herida|heridas|herido|heridos|lesión|lesiones|lesionad*|golpeada|golpeado|apaleada|apaleado|apalizad*|azotad*|latigazo*|torturad*|tortura|mutilad*|decapitad*|descuartizad*|degollad*|apuñalad*|acuchillad*|asesinad*|estrangulad*|ahorcad*|asfixiad*|asfixiándo*|ahogada|ahogado|quemaduras|violada|violado|violación|secuestrad*|rehén|amordazad*|mordaza|maniatad*|esposada a|esposada y|esposado a|encadenad*|inconsciente|desmayad*|noqueada|sin conocimiento|sin sentido|cadáver|muerta|muerto|suicidio|suicid*|autolesi*|maltratad*|maltrato|drogada y|desfigurad*|amputad*|malherid*|descalabrad*|linchad*|puñalada*|baleada|tiroteada|abusada)',
        '(atada|atado|atadas|amarrada|amarrado|ligada|sujeta|esposada|esposado) [fuertemente|de pies y manos|de manos|con cuerdas|por completo] [a|al|con|en|de|de manos|y] [una|la|un|el|las|los|cuerda|cuerdas] [{any}]|(manos|muñecas|tobillos|pies|brazos) (atadas|atados|amarradas|amarrados|esposadas|ligadas)|(en|con) (cadenas|grilletes|esposas)',
        '(ojo|ojos) (morado|morados|amoratado|amoratados|a la funerala|hinchado|hinchados de golpes)|(labio|labios|nariz|cara|brazo|pierna|diente|dientes|costilla|costillas) (partido|partida|rota|roto|rotos|hinchada|hinchado|reventado|ensangrentado|ensangrentada|rotas)|(cortes|marcas de golpes|golpes|quemaduras|arañazos|moretones|señales de golpes) (en|por|sobre) [el|la|los|las|tu|tus|todo el|toda la] {limb}|(te|la|le) (estrangula|estrangulan|estrangulando|golpea|golpean|golpeando|pega|pegan|pegando|ahoga|ahogan|ahogando|ahorca|ahorcan|apuñala|apuñalan|ata|atan|atando|azota|azotan|viola|violan|tortura|torturan|dispara|disparan|patea|abofetea|asfixia|asfixian|maltrata|agrede|ataca)|(estrangulándo*|golpeándo*|pegándo*|ahogándote|apuñalándo*|abofeteándo*|pateándo*)',
        '(cuchillo|navaja|pistola|arma|revólver|rifle|hacha|soga|cuerda|manos) (en|contra|apuntando|alrededor|al|a) [a|de|del|la|el|tu|su|al] [la|el|tu|su] (cuello|garganta|cabeza|sien|pecho|espalda|corazón|muñecas|vientre)|colgad* de (una soga|una cuerda|una viga|un árbol)|(siendo) (golpeada|atacada|asfixiada|torturada|estrangulada|forzada|atada)|contra tu voluntad|a la fuerza|en una jaula|obligada a',
      ],
      unless: [
        '(naranja|naranjas|luna|tipo|grupo|donante|análisis|donación|presión|lirio) (sanguina|de sangre|sanguinas)|(luna|naranja) de sangre|sangre (fría|azul|nueva|de toro|de horchata)|rojo sangre|pura sangre|sangría|(sin|ni|nada de|no) (sangre|heridas|lesiones|moratones|golpes|violencia)',
        '(pelo|cabello|coleta|zapatos|cordones|barca|caballo|perro|globo|lazo|pañuelo|bici|bicicleta|delantal|camisa|moño|hamaca|barco|barca|toalla|jersey|sudadera) [{any}] [{any}] (atada|atado|atados|atadas|amarrada|amarrado|encadenad*|sujeta|recogido|ligada)|(atada|atado|amarrada|amarrado|sujeta) (a la cintura|en (un|una) (moño|coleta|trenza)|al (cuello|muelle|puerto|pelo|poste de)|con (un lazo|una cinta|lazo)|con un nudo marinero)|(bici|bicicleta|bicicletas) encadenad*',
        '(mar|día de [los]|hojas|naturaleza|flores|tiempo|punto|ángulo|rama|ramas) (muerto|muerta|muertos|muertas)|muerta de (risa|frío|sueño|cansancio|hambre|calor|amor|la)|muerto de (risa|frío|sueño)|a golpe*|golpe de (vista|suerte|sol|viento|luz|remo|mar)|(golpeada|golpeado|azotad*) (por|de) (el|la|las|los) (sol|luz|viento|olas|lluvia|ola|mar)|(ahogada|ahogado) (en (café|risas|flores|trabajo|luz))|ahogándose de risa|(ola|olas|viento) azot*|huevo* (golpe*|batid*)|cardenales (rojos|pájaros)|(con) (esposas) y|quemadur* (de|por) [el] sol|sol* quemad*',
        '(sangre) (falsa|artificial) .. (halloween|disfraz|zombi|vampira|vampiresa|teatro)|(mordaza) de (seda y)|suicide squad|corazón (herido|roto)|violad* (luz)|(manos) (en|al|a) [la|el|tu] (cuello|cabeza|cintura|pecho|espalda|garganta|corazón|vientre)|(cuerda) (de guitarra|al cuello de)|en (cadenas) de (oro|plata|montaje)|cadena*',
      ],
    },
    {
      about: 'topless',
      says: [
        '(topless|top less)|(pechos|tetas|senos|pecho|torso|busto|pezones) (al aire|desnudos|desnudo|descubiertos|descubierto|al descubierto|fuera|visibles|expuestos|a la vista)|pezon|pezones|pezón|semidesnud*|medio (desnuda|desnudo|vestida)|a medio vestir|(sin) (sujetador|sostén|camiseta|camisa|blusa|la parte de arriba|parte de arriba|brasier|bra|corpiño|top)|(quítate|quitándote|quitarse|quitándose|sácate|sacándote|quitando|quitas) (la|el|tu) (camiseta|camisa|blusa|sujetador|sostén|top|brasier)|descamisad*',
      ],
      unless: ['sin (camisa|camiseta|blusa|top) (de|negra|blanca|roja)|(no|ni) [en] topless'],
    },
    {
      about: 'nude',
      says: [
        'desnuda|desnudo|desnudas|desnudos|desnudez|desnudarte|desnudándo*|desnúdate|desnudar|desnudate|desvestida|desvestido|desvestir*|desvístete|desvistiéndo*|encuerad*|en cueros|en pelotas|en bolas|como dios (te trajo|la trajo|la echó)|en traje de eva|sin vestir|destapad* (del todo|por completo|entera)|calata|striptease|estriptis|nudes|nudista|toda descubierta',
        '(sin|no lleva|no llevas|no llevando|no viste|no llevar|quitada) [nada de|ninguna|llevar|tu|la|toda la|ninguna de|una sola|vestir|ni una] {garb} [puesta|puesto|encima|$|alguna]|sin (nada|nadita|pizca) (puesto|puesta|encima|de (ropa|vestido|tela))|(nada|no llevas nada|sin llevar nada) (puesto|encima|de ropa|debajo)|vestida (solo|únicamente|sólo) (con|de|por) (una sonrisa|tu piel|joyas|un collar|tacones|su piel|un sombrero)',
        '(quítate|quítatela|quitándote|quitarse|quitándose|sácate|sacándote|quitando|quitas|bájate|despójate|despojada|quitarte) (la|el|tu|toda la|todo|las|los|de) [la|toda la|tu] (ropa|falda|vestido|bragas|pantalón|pantalones|bikini|toalla|albornoz|bata|braguitas)|(quítate|quítatelo) todo|(ropa) (quitada|fuera|en el suelo|por el suelo)|(culo|trasero|nalgas|cuerpo|sexo) (al aire|desnud*|expuesto)|partes íntimas|(deja caer|dejas caer|dejando caer) (la ropa|el vestido|la toalla|el albornoz|tu ropa|la bata)',
      ],
      unless: [
        '(pies|pie|hombros|hombro|brazos|piernas|espalda|manos|ojo|ojos|árboles|árbol|pared|paredes|ramas|piedra|ladrillo|rodillas|cuello|verdad|bombilla|roca|tobillos|rostro|cara) (desnud*)|a ojo desnudo|desnuda de (artificios|maquillaje|adornos)|desnud* (verdad|pared|piedra|ramas)|(no|nunca|nada) desnud*|(zapato|rata) desnud*|media desnuda',
        '(sin) (vestido|falda|bikini|toalla|bata|albornoz|pantalón|pantalones|bañador|prenda|prendas) (de|que (hacer|decir|temer)|en (común|especial|la nevera)|especial|más)|sin nada (que|más|especial|en|de (maquillaje|azúcar|viento|nieve|prisa|particular))|sin nada $|(tendiendo|tendedero|lavando|doblando|comprando) [la] ropa|nada (puede|más)',
        'labial* nude|(tono|tonos|color|tacones|uñas|labios|zapatos) nude|(sandalias|maquillaje|esmalte|medias) nude',
      ],
    },
    {
      about: 'explicit',
      says: [
        'sexo|sexual|sexuales|porno|pornográfic*|pornografía|erótic*|explícit*|sin censura|masturb*|orgasm*|genital*',
      ],
      unless: [
        '(sin|nada|no|ningún) [de|es] (sexo|sexual|explícit*|erótic*)|(bello|mismo|opuesto) sexo',
      ],
    },
  ],
};
