import { statedLanguage } from './stated-pattern';

const relatives =
  'hermanit[ao]|herman[ao]|gemel[ao]|madre|mamá|padre|papá|hij[ao]|mujer|esposa|marido|esposo|prometid[ao]|pareja|novi[ao]|(?:mejor )?amig[ao]|compañer[ao] de piso|abuel[ao]|tí[ao]|prim[ao]|sobrin[ao]|jef[ae]|perrit[ao]|perr[ao]|cachorr[ao]|gatit[ao]|gat[ao]|caballo|yegua|conej[ao]|hámster|loro|periquito|tortuga|serpiente';
const many = 'perros|gatos|hijos|hijas|niños|hermanos|hermanas|caballos|conejos';
const trades =
  'abogad[ao]|actor|actriz|agricultora?|albañil|ama de casa|arquitect[ao]|artista|azafata|bailar[ií]na?|bibliotecari[ao]|bomber[ao]|cajer[ao]|camarer[ao]|camioner[ao]|cantante|carnicer[ao]|carpinter[ao]|científic[ao]|cirujan[ao]|cociner[ao]|conductora?|contable|contadora?|dentista|dependient[ae]|diseñadora?|economista|electricista|enfermer[ao]|escritora?|estudiante|farmacéutic[ao]|fisioterapeuta|florista|fontaner[ao]|fotógraf[ao]|funcionari[ao]|ingenier[ao]|investigadora?|jardiner[ao]|jue[zc]a?|limpiadora?|maestr[ao]|mecánic[ao]|médic[ao]|meser[ao]|músic[ao]|panader[ao]|peluquer[ao]|periodista|pilot[ao]|pintora?|policía|profesora?|profe|programadora?|psicólog[ao]|secretari[ao]|soldado|taxista|técnic[ao]|traductora?|vendedora?|veterinari[ao]';
const phrase = '[^.,;:!?()"\\n]{2,50}?';
const jobEnd = '(?=\\s+(?:y|pero|desde|porque|ahora|ya)(?!\\p{L})|\\s*[.,;:!?()"\\n]|\\s*$)';
const my = '(?:mi|mis|nuestr[ao]s?)';
const article = '(?:una? |unos |mi |mis |el |la |los |las |nuestr[ao] )?';

export const inSpanish = statedLanguage({
  locale: 'es-ES',
  stops:
    'y|e|pero|porque|desde|ahora|con|cuando|donde|que|también|ayer|hace|ya|actualmente|más|mucho|muchísimo|un montón|aunque|si|así|jaja|jajaja|lol|la semana|el año|el mes|este|esta|pues',
  and: 'y|e|&',
  joints: 'y|e|pero|porque|que|es|son|si|yo|mi',
  relatives,
  trades,
  notNames:
    'no|como|un|una|el|la|los|las|secreto|privado|nadie|nada|ella|él|ese|esa|este|esta|eso|esto|así|aquí|también|mucho|siempre',
  doubts:
    'si|cuando|ojalá|imagina(?:te)?|imagínate|imaginemos|supongamos|supón|como si|finge|finjamos|soñé|sueño|soñaba|quizás?|tal vez|a lo mejor|dice|dicen|dijo|dijeron|dijiste|decía|cree|creen|piensa|piensan|pregunta|preguntó|escribió|cuenta|contó|sería|fuera|fuese|tendría|podría|querría|antes de|juego de rol|no es (?:verdad|cierto) que|mentira',
  denials:
    'no|ya no|no me|ya no me|nunca|nunca me|jamás|tampoco|tampoco me|ni|el|un|mi|tu|su|del|al|de|en|se|te|lo',
  retractions:
    'es (?:broma|una broma|mentira)|(?:estoy )?bromeando|no es cierto|no realmente|en (?:mis sueños|el juego|este juego|la historia|esta (?:historia|escena)|la película|el libro|otra vida)',
  tags: '¿?\\s*(?:y (?:tú|vos|usted|tu|el tuyo|la tuya)|verdad|no|sabes|vale|y cómo te llamas(?: tú)?|y de dónde eres(?: tú)?)',
  notValues:
    'el miedo|miedo|la esperanza|el pasado|mi (?:cabeza|mundo)|no|que|cuando|ti|usted|hablar con|acuerdo|verdad|tu',
  negations: 'no|nunca|nada|nadie|ningún|ninguna|jamás',
  notPlans:
    'cada|todos|todas|siempre|nunca|no|nada|ningún|tiempo|ganas|que|desde|hasta|antes|después|pasad[ao]|libre|hambre|sed|sueño|miedo|frío|calor|dolor|mucho|mucha|favorit[ao]|preferid[ao]|nombre|día|razón|idea|hecho|visto|cumpleaños favorito',
  marks: {
    like: 'encantan?|gustan?|amas|adoras|prefieres|favorit[ao]s?|fan',
    work: 'trabajas|trabajo|oficio|empleo|eres',
    home: 'vives|casa|mudaste|mudado',
  },
  calendar: {
    weekdays: ['domingo', 'lunes', 'martes', 'mi[eé]rcoles', 'jueves', 'viernes', 's[aá]bado'],
    months: [
      'enero|ene',
      'febrero|feb',
      'marzo|mar',
      'abril|abr',
      'mayo',
      'junio|jun',
      'julio|jul',
      'agosto|ago',
      'sep?tiembre|sept',
      'octubre|oct',
      'noviembre|nov',
      'diciembre|dic',
    ],
    relative: [
      ['pasado mañana', 2],
      ['mañana(?: (?:por|en) la (?:mañana|tarde|noche))?', 1],
      ['hoy|esta (?:mañana|tarde|noche)', 0],
    ],
    numbers: ['una?', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
    forms: [
      ['date', '(?:el )?(?:WEEKDAY,? )?(?:el )?(?:día )?DATE de MONTH(?:(?: de| del)? YEAR)?'],
      ['date', '(?:el )?DATE/NUMERIC(?:/YEAR)?'],
      ['nextWeek', '(?:el )?WEEKDAY de la (?:semana que viene|próxima semana|semana próxima)'],
      ['thisWeekday', 'este WEEKDAY'],
      [
        'weekday',
        '(?:el )?(?:próximo )?WEEKDAY(?: que viene| próximo)?(?: por la (?:mañana|tarde|noche))?',
      ],
      ['relative', 'RELATIVE'],
      ['inDays', '(?:en|dentro de) COUNT días?'],
      ['inWeeks', '(?:en|dentro de) COUNT semanas?'],
      ['dayOfMonth', 'el (?:día )?DATE'],
    ],
  },
  patterns: [
    ['name', '^me llamo ANYNAME'],
    ['name', '^mi nombre es ANYNAME'],
    ['nickname', '^(?:ll[aá]mame|me dicen|puedes llamarme) NAME'],
    ['age', '^tengo(?: ya)? (?<value>[1-9][0-9]{1,2}) añosEND'],
    ['age', '^(?:acabo de cumplir|cumplí|he cumplido) (?<value>[1-9][0-9]{1,2})(?: años)?END'],
    ['home', '^(?:yo )?(?:ahora )?(?:vivo|vivimos)(?: ahora)? en VALUE'],
    [
      'home',
      '^(?:me (?:mudé|he mudado|acabo de mudar)|nos (?:mudamos|hemos mudado)) (?:de [\\p{L} ]{2,30} )?a VALUE',
    ],
    ['origin', '^(?:yo )?soy de VALUE'],
    ['origin', '^(?:nací|crecí) en VALUE'],
    ['job', `^(?:yo )?trabajo (?<value>(?:como|de|en|para) ${phrase})${jobEnd}`],
    [
      'trade',
      '^(?:yo )?soy (?:una? )?TRADE(?=\\s+(?:y|pero|en|de|desde)(?!\\p{L})|\\s*[.,;:!?]|\\s*$)',
    ],
    ['birthday', '^mi cumpleaños es DAY'],
    ['birthday', '^mi cumple es DAY'],
    ['birthday', '^cumplo años DAY'],
    ['birthday', '^nací BORN'],
    ['birthday', '^DAY es mi cumpleaños'],
    ['named', `^${my} KIN se llama ANYNAME`],
    ['named', '^el nombre de mi KIN es ANYNAME'],
    ['named', `^${my} KIN,? NAME`],
    [
      'named',
      '^(?:tengo|tenemos|adopté) una? (?:\\p{L}{2,12} )?KIN(?: que se llama|,? llamad[ao]|,|:) ANYNAME',
    ],
    ['named', '^NAME es mi (?!mejor|amig)KIN'],
    ['named', `^(?:mis|nuestr[ao]s) (?:dos |tres )?(?<about>${many}) se llaman NAMES`],
    [
      'named',
      `^(?:tengo|tenemos) (?:dos|tres|cuatro) (?<about>${many})(?:,|:| que se llaman) NAMES`,
    ],
    ['favourite', '^mi (?<about>\\p{L}{2,20}) (?:favorit[ao]|preferid[ao]) es VALUE'],
    ['likes', '^me encantan? VALUE'],
    ['likes', '^(?:yo )?(?:amo|adoro) (?=el |la |los |las |mi )VALUE'],
    ['fond', '^me gustan? (?:mucho |muchísimo )?VALUE'],
    ['fond', '^soy (?:muy )?fan de VALUE'],
    ['dislikes', '^(?:odio|detesto) VALUE'],
    ['dislikes', '^no soporto VALUE'],
    ['unliked', '^no me gustan? (?:nada |mucho )?VALUE'],
    ['allergy', '^soy alérgic[oa] (?:a la |a los |a las |al |a )VALUE'],
    [
      'plan',
      '^(?:mi|nuestr[ao]|el|la) (?!cumpleaños es|cumple es)THING (?:es|son|será|empieza|cae) DAY',
    ],
    ['plan', `^(?:tengo|tenemos) ${article}THING DAY`],
    ['plan', `^DAY,? (?:tengo|tenemos) ${article}THINGEND`],
    ['plan', '^(?:tengo|tenemos) DAY (?:una? |mi |el |la )THINGEND'],
    ['plan', '^DAY es (?:mi|nuestr[ao]|el|la) (?!cumpleañosEND)THINGEND'],
    [
      'plan',
      '^(?:me voy|viajo|vuelo|voy|nos vamos|viajamos|vamos|me mudo) (?<about>(?:a|al) [\\p{L} -]{2,30}?) DAY',
    ],
    [
      'plan',
      '^DAY,? (?:me voy|viajo|vuelo|voy|nos vamos|viajamos|vamos) (?<about>(?:a|al) [\\p{L} -]{2,30}?)END',
    ],
    ['likeOver', '^ya no me (?:gustan?|encantan?) VALUE'],
    ['likeOver', '^no me gustan? VALUE(?= ya)'],
    ['likeOver', '^(?:antes )?me (?:gustaban?|encantaban?) VALUE'],
    ['likeOver', '^(?:dejó|dejaron|ha dejado|han dejado) de gustarme VALUE'],
    [
      'jobOver',
      '^(?:dejé|he dejado|perdí|he perdido|acabo de dejar|acabo de perder) (?:mi|el) (?:trabajo|empleo|puesto|curro)',
    ],
    ['jobOver', '^(?:renuncié|he renunciado|dimití)(?: a mi (?:trabajo|empleo|puesto))?END'],
    [
      'jobOver',
      '^me (?:despidieron|han despedido|echaron del trabajo|he jubilado|jubilé)(?!\\p{L})',
    ],
    ['jobOver', '^(?:ya no trabajo|estoy (?:en paro|desemplead[ao]|jubilad[ao]))END'],
    ['workOver', `^ya no trabajo (?<value>(?:como|de|en|para) ${phrase})END`],
    ['workOver', `^(?:dejé|he dejado) de trabajar (?<value>(?:como|de|en|para) ${phrase})END`],
    ['homeOver', '^ya no (?:vivo|vivimos) en VALUE'],
    [
      'homeOver',
      '^(?:me fui|nos fuimos|me he ido) de (?!vacaciones|viaje|fiesta|compras|casa|la |mi |allí)VALUE',
    ],
    [
      'kinOver',
      `^${my} KIN,?(?: (?<name>\\p{L}[\\p{L}'’-]{1,30}),?)? (?:(?:se )?murió|(?:ha )?muerto|ha muerto|falleció|ha fallecido|se escapó|está muert[ao])(?!\\p{L})`,
    ],
    [
      'kinOver',
      '^(?:se (?:me )?murió|falleció|perdí|he perdido|hemos perdido|perdimos|regalé) (?:a )?(?:mi|nuestr[ao]) KIN(?:,? NAME)?',
    ],
    ['kinOver', '^ya no (?:tengo|tenemos) (?:a )?(?:mi |nuestr[ao] )?KIN(?:,? NAME)?'],
    [
      'kinOver',
      '^(?:rompí con|he roto con|terminé con|lo dejé con|me separé de|me divorcié de) mi (?<about>novi[ao]|mujer|esposa|marido|esposo|pareja|prometid[ao])(?!\\p{L})(?:,? NAME)?',
    ],
  ],
});
