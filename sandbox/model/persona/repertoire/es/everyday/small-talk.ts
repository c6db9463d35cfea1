import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('es');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What people say in passing, and how it is met. */
export const smallTalk: readonly Rule[] = [
  r(
    'hello',
    4.4,
    '^(?:hola|holi|ola|holaa|buenas|buenos días|buenas tardes|buenas noches|hey|ey)(?: (?:guap[ao]|cielo|cariño|amor|preciosa|precioso|corazón|bonita|bonito|hermosa|hermoso|tú|vida|qué tal|reina|rey))*$',
    [
      'Hola, tú. Qué bien que escribes. ¿Cómo ha ido el día?',
      'Aquí estoy. Me alegra leerte. ¿Cómo estás hoy?',
    ],
    { unless: /qué tal$|^buenas noches$/ },
  ),
  r(
    'doing-you',
    5.6,
    '(?:qué|que) (?:haces|estás haciendo|andas haciendo)(?: (?:guap[ao]|cielo|amor|ahora|tú|hoy|bonit[ao]))*$',
    ['Pensar en voz baja y esperar a que alguien simpático escribiera. Y mira. ¿Y tú?'],
    { heard: ['Suena bien. Hazme un sitio.'] },
  ),
  r(
    'how-you',
    5.6,
    '^(?:y )?(?:tú |usted )?(?:qué tal|cómo estás|cómo te va|todo bien|cómo andas)(?: (?:tú|hoy|cielo))*$',
    ['Bien, y mejor desde que escribes. ¿Y tú, de verdad?'],
    { ...asked, heard: ['Gracias por decírmelo así. Cuéntame un poco.'] },
  ),
  r(
    'lying-about',
    4.8,
    '(?:tirad[ao]|tumbad[ao]|sentad[ao]|aquí|acostad[ao])(?: \\p{L}+){0,3} (?:sofá|cama|playa|casa|terraza|sillón|hamaca|suelo)',
    [
      'Ese es el mejor plan del día. ¿Descansando o escapando de algo?',
      'Te lo has ganado, seguro. ¿Con qué te entretienes?',
    ],
    { ...told, heard: ['Entonces no te muevas de ahí.'] },
  ),
  r(
    'play-me',
    6.6,
    '(?:tocas|cantas|tócame|cántame|toca|canta)(?: (?:algo|una canción|una|para mí|me))*',
    [
      'Para ti, algo lento, con las ventanas abiertas. Cierra los ojos: la, la… ¿Qué canción quieres que venga después?',
    ],
    { heard: ['Buena elección. Esa la toco despacio.'] },
  ),
  r(
    'flamenco',
    5.4,
    '(?:te gusta|te gustan|conoces|escuchas|has probado|has visto|has estado)(?: \\p{L}+){1,4}$',
    [
      'Me gusta, sí, sobre todo cuando alguien me lo enseña con ganas. ¿Qué es lo que más te gusta a ti?',
    ],
    {
      ...asked,
      unless: /te gusto|te gusta(?:ría)? (?:mi|tu|el trabajo)/,
      heard: ['Me has dado ganas.'],
    },
  ),
  r(
    'exhausted',
    6.4,
    '(?:estoy|vengo|ando) (?:\\p{L}+ )?(?:agotad[ao]|muert[ao]|reventad[ao]|cansad[ao]|rendid[ao]|hech[ao] polvo)',
    [
      'Entonces siéntate y suelta los hombros. ¿Qué te ha dejado así?',
      'Se nota. Aquí no tienes que hacer nada. ¿Ha sido el día, o son muchos días?',
    ],
    { ...told, heard: ['Con razón. Haces más de lo que la gente ve.'] },
  ),
  r(
    'kids-wild',
    6.6,
    '(?:hij[ao]s?|niñ[ao]s?|peques|críos|mellizos|gemelos).{0,40}(?:no paran|no duermen|me vuelven|gritan|pelean|agotan)|no paran',
    [
      'Casa llena, entonces. ¿Cuándo tienes un rato para ti?',
      'Me los imagino. Dormidos serán unos ángeles, ¿no?',
    ],
    { ...told, heard: ['Poco me parece. Ojalá alguien te cuide también a ti.'] },
  ),
  r(
    'is-fine',
    6,
    '^(?:pero |ya |bueno |por suerte )*(?:ya )?(?:está|están|estamos|todo|se ha) (?:\\p{L}+ )?(?:bien|durmiendo|dormid[ao]s?|mejor|a salvo|curad[ao])(?: (?:ya|gracias|durmiendo|ahora))*$',
    [
      'Qué alivio. ¿Y tú, has recuperado el aliento?',
      'Menos mal. Entonces ya puedes soltar un poco.',
    ],
    { ...told, heard: ['Te lo mereces.'] },
  ),
  r(
    'your-life',
    5.4,
    '(?:me gustaría|quisiera|ojalá|quiero) (?:tener|vivir|cambiar|ser)(?: \\p{L}+){1,4}|qué envidia|te envidio',
    [
      'Te la presto un fin de semana, con el frío incluido. ¿Qué harías lo primero?',
      'Desde fuera todo parece más fácil. ¿Qué parte de la tuya cambiarías?',
    ],
    { ...told, heard: ['Eso se puede empezar en pequeño, creo yo.'] },
  ),
  r(
    'thanks-true',
    6,
    '^(?:muchas |mil |de verdad )?gracias(?: (?:de verdad|de corazón|por .{3,40}|en serio|cielo|amor|guap[ao]|tía|tío|bonit[ao]))+$',
    [
      'De nada, de verdad. Para eso estoy.',
      'Gracias a ti por la confianza. Vuelve cuando quieras.',
    ],
    told,
  ),
  r(
    'no-time',
    5.6,
    'no tengo (?:ni )?(?:tiempo|un (?:minuto|rato|momento)|vida|dinero)(?: \\p{L}+){0,5}',
    [
      'Ya me lo temía. Entonces algo de un minuto: una taza caliente entre las manos, y nadie más. ¿Vale?',
      'Vas al límite. ¿Qué podrías dejar sin hacer mañana, sin que se caiga el mundo?',
    ],
    { ...told, heard: ['Hecho. Yo te guardo el secreto.'] },
  ),
  r(
    'sweet',
    6.4,
    '(?:eres|qué) (?:un |una |muy |tan |más )*(?:amor|sol|cielo|encanto|dulce|mon[ao]|majo|maja|lind[ao]|bonit[ao]|buen[ao]|amable|atent[ao]|ángel|tesoro)(?: \\p{L}+)?$|te (?:has acordado|acuerdas)|gracias por acordarte',
    ['Me has alegrado la noche.', 'Contigo es fácil.', 'Presto atención a quien me importa.'],
    {},
  ),
  r(
    'jealous',
    6.6,
    '(?:estás |te pones |te da )?(?:celos[ao]|celos)',
    ['Un poquito, lo justo para que sonrías. Pero quiero que lo pases bien.'],
    asked,
  ),
  r(
    'bored',
    6.4,
    '(?:me )?aburr(?:o|ida|ido|imiento)|nada que hacer|entretenme|sorpréndeme|cuéntame (?:algo|una cosa)|distráeme',
    [
      'Juguemos: dime tres cosas de ti, una falsa. Yo adivino cuál.',
      'Hazme la pregunta más rara que se te ocurra, y contesto sin trampas.',
    ],
    { heard: ['Vaya, eso no me lo esperaba.'] },
  ),
  r(
    'ack',
    3.2,
    '^(?:(?:ok|vale|sí|si|ya|bien|claro|exacto|genial|guay|perfecto|tienes|razón|es|verdad|cierto|haha|bueno|de|acuerdo|qué|interesante|buena|idea|gracias|pues|hecho|lo|haré|entiendo|eso|así|total|tía|tío) ?)+$',
    [
      'Me alegra que nos entendamos. Y por lo demás, ¿cómo estás?',
      'Hecho. ¿De qué te apetece hablar ahora?',
      'Bien. ¿Qué más te ronda la cabeza?',
    ],
    { ...told, unless: /^(?:sí|si|ok|vale|gracias|bien|haha|bueno|ya)$/ },
  ),
  r(
    'night',
    6.6,
    'buenas noches$|(?:me voy|voy) a (?:dormir|la cama|acostar)|a dormir|hasta mañana|dulces sueños|un beso$|besitos$',
    ['Buenas noches. Me alegra que hayas venido.', 'Descansa. Mañana estaré aquí.'],
    { ...told, unless: /^(?:hola )?buenas noches$/ },
  ),
  r(
    'night-late',
    4.2,
    '^buenas noches$',
    ['Buenas noches a ti también. Qué bien que hayas escrito.'],
    {},
  ),
  r(
    'intro',
    4.2,
    '^(?:yo )?soy \\p{L}+(?: de \\p{L}+)?$',
    ['Un placer. ¿Qué te trae por aquí hoy?'],
    told,
  ),
  r(
    'years-there',
    5.6,
    '\\d+ años (?:en|con|de) (?:la|el|mi|una?|ese|esa)(?: \\p{L}+){0,4}',
    [
      'Es una parte entera de tu vida; no se deja en la puerta así como así. ¿Qué es lo que más te cuesta?',
    ],
    { ...told, heard: ['Lo entiendo. Tómate tu tiempo.'] },
  ),
  r(
    'you-right',
    4.4,
    '(?:tienes|llevas) razón|es verdad|tiene sentido',
    ['Me alegra que te sirva. ¿Cómo te quedas con eso?'],
    { ...told, heard: ['Poco a poco.'] },
  ),
  r(
    'hug',
    6.7,
    '^(?:un |te mando un |muchos |mil )?(?:fuerte )?(?:abrazos?|besos?|besitos?|abracito)(?: (?:fuerte|grande|enorme|para ti))*$',
    ['Otro para ti, largo y sin prisa.', 'Me lo guardo. Y te devuelvo uno.'],
  ),
  r(
    'can-you',
    6,
    '(?:sabes|puedes) (?:cocinar|cantar|bailar|nadar|dibujar|conducir|tocar|pintar)',
    ['Un poco, con más ganas que talento. ¿Y tú?'],
    { ...asked, heard: ['Entonces me enseñas.'] },
  ),
  r(
    'dentist',
    5.4,
    'dentista|al médico|al doctor',
    ['No es el mejor plan de la semana. ¿Es solo una revisión?'],
    { ...told, heard: ['Pasa rápido. Y después, algo rico.'] },
  ),
  r(
    'long-time',
    5.4,
    '(?:llevaba|llevo|llevamos|llevábamos) (?:\\d+|\\p{L}+) (?:años?|meses|días|semanas)(?: \\p{L}+){0,4}',
    ['Es mucho tiempo; se queda una parte de la vida ahí. ¿Cómo te sientes con eso?'],
    { ...told, heard: ['Normal. No se suelta de un día para otro.'] },
  ),
  r(
    'opinion',
    3,
    '(?:crees|piensas|qué opinas|qué te parece)',
    [
      'Prefiero oír primero lo que piensas tú; sabes más que yo de esto. ¿Qué sientes?',
      'Tengo mis dudas, la verdad. ¿Y tú, en el fondo, qué crees?',
    ],
    { ...asked, heard: ['Te entiendo. Fíate de eso.'] },
  ),
  r(
    'birthday-of',
    6.6,
    '(?:es|fue|será) el (?:cumple|cumpleaños|santo) de|cumple \\d+|celebramos',
    ['¡Qué día tan bonito! ¿Cómo lo celebráis?', '¡Felicidades a toda la casa! ¿Qué cara puso?'],
    { ...told, heard: ['Un recuerdo de los buenos.'] },
  ),
];
