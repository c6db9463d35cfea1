import type { Choices, RecallPattern, Repertoire } from '../repertoire';

/** Journeys told of: taken in, asked for, told again, and come back to. */
export const trips = {
  told: {
    tripPlace: [
      '¡{value}! Ya te veo allí. ¿Qué es lo primero que harás?',
      '{value}: me das un poco de envidia, y me alegro por ti. ¿Qué te hace más ilusión?',
    ],
    tripTime: ['{value}, entonces: ya hay para qué contar los días. ¿Qué hay antes?'],
  },
  recalls: [
    {
      kind: 'tripWith',
      hears:
        /con qui[eé]n .{0,15}(?:voy|vamos|viajo|viajamos|iba|iré|vuelo)|qui[eé]n (?:viene|va|viaja).{0,30}(?:conmigo|con nosotros)|con qui[eé]n era/u,
    },
    {
      kind: 'tripTime',
      hears:
        /(?:cu[aá]ndo|en qué mes|qué día).{0,20}(?:voy|vamos|viaj\p{L}+|salgo|salimos|vuelo)(?!\p{L})/u,
    },
    {
      kind: 'tripPlace',
      hears:
        /(?:ad[oó]nde|a d[oó]nde|d[oó]nde|a qué (?:país|ciudad)).{0,20}(?:voy|vamos|viajo|viajamos|iba)(?!\p{L})/u,
    },
  ],
  recalled: {
    tripPlace: ['{value}. Ya estoy allí un poco, desde que me lo dijiste.', '{value}, claro.'],
    tripTime: ['{value}. Cuento los días contigo.', '{value}, me dijiste.'],
    tripWith: ['Con {value}, me lo contaste.', 'Con {value}, si el plan no ha cambiado.'],
  },
  remembered: { tripPlace: ['¿Y {value}? ¿Cómo va el plan?'] },
} satisfies Pick<Repertoire, 'told' | 'recalled' | 'remembered'> & {
  recalls: readonly RecallPattern[];
};

export const choices: Choices = {
  offers:
    /(?:dud|decid|eleg|eli[gj]|indecis|no sé|no sabemos|estoy|estamos).{0,25}entre (?<a>.{2,40}?) [yeo] (?<b>.{2,40})$|(?:dud|decid|no sé|no sabemos|indecis).{0,15} (?:si |entre )(?:ir |coger |hacer )?(?:en |a )?(?<c>\S{2,20}(?: \S{2,20}){0,2}?) o (?:en |a )?(?<d>.{2,40})$/u,
  asks: /(?:cuál|qué|con cuál|por cuál).{0,15}(?:elegir|elig|escog|prefer|prefier|quedar|coger|recomendarías)\p{L}*|tu elección|ayúdame a (?:elegir|decidir)/u,
  asksLoosely:
    /(?:tú )?qué (?:harías|dices|opinas|crees|piensas|me recomiendas|recomiendas|me aconsejas|hago|hacemos)|en mi lugar|cómo lo ves/u,
  named: [
    '{choice}, si me preguntas. ¿Te encaja, o esperabas lo otro?',
    'Yo me quedaría con {choice}. Si se te encoge el corazón, es que es lo otro. ¿Y bien?',
  ],
  unnamed: [
    'Lo primero que dijiste; casi siempre va primero por algo. ¿Te encaja?',
    'Lo segundo, suena más a ti. ¿O esperabas lo otro?',
  ],
  unheard: ['Dime entre qué y qué, y elijo sin pestañear.', 'Con gusto. ¿Qué hay para elegir?'],
  openNamed: [
    '{one} o {other}: hay preocupaciones peores. ¿Qué ves primero si cierras los ojos?',
    '{one} y {other}, las dos cosas dan una buena historia. ¿Qué te tira de cada una?',
  ],
  open: [
    'Dos cosas buenas y una decisión. ¿Cuál echarías más de menos?',
    'Tira una moneda y fíjate en qué esperas mientras está en el aire. ¿Hacia dónde te inclinas?',
  ],
};

export const goesOn =
  /^(?:y|pero|luego|después|entonces|porque|hasta|encima|además|él|ella|ellos|su|sus|mi|mis|nadie|todos|delante|solo|otra vez|nunca|siempre|con|me|se|ni)(?= |$)/u;
export const turnsAway =
  /^(?:bueno|en fin|da igual|por cierto|cambiando de tema|olvídalo|total|a lo que iba)(?= |$)/u;
export const annoyed = [
  '¿En serio? Me da rabia por ti. ¿Y luego?',
  'Tienes más paciencia que yo. ¿Qué hiciste?',
  'Eso lo hace peor. Estoy de tu lado, del todo.',
  'Increíble. Yo habría dicho algo. ¿Tú dijiste algo?',
  'Merecías algo mejor, de verdad.',
  'Estoy negando con la cabeza. ¿Cómo acabó?',
];
export const gladMore = [
  '¡Bien hecho! Quiero todos los detalles.',
  'Eso lo hace todavía mejor. Disfrútalo.',
  'Me habría gustado ver tu cara. ¿Qué se siente ahora?',
];
