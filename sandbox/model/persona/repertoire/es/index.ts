import type { Repertoire } from '../repertoire';
import { everyday } from './everyday';
import { feelings } from './feelings';
import { kinds } from './kinds';
import { annoyed, choices, gladMore, goesOn, trips, turnsAway } from './plans';
import { talk } from './talk';

export const spanish: Repertoire = {
  rules: [...everyday, ...feelings, ...talk, ...kinds],
  yes: /^(?:sí|si|claro|por supuesto|desde luego|exacto|un poco|a veces|vale|bueno|mucho|siempre)(?: (?:sí|claro|un poco|gracias|mucho|por favor|que sí))*$/,
  no: /^(?:no|nop|qué va|para nada|todavía no|aún no|nunca|nada|no sé|ni idea|quizás|quizá|tal vez|no mucho)(?: (?:gracias|mucho|la verdad|nunca|nada|todavía))*$/,
  goesOn,
  turnsAway,
  choices,
  unknown: {
    annoyed,
    question: [
      'No lo sé, y no quiero inventar. ¿Tú qué dirías?',
      'Buena pregunta, y tengo solo media respuesta. ¿Qué te hizo pensarlo?',
      'Ahí solo podría adivinar. ¿Tienes alguna idea?',
    ],
    statement: [
      'Te escucho. ¿Qué es lo que más te importa de eso?',
      'Te sigo. ¿Cómo se siente, ahora que lo has dicho?',
      'Gracias por contármelo. ¿Me dices un poco más?',
      'Quiero entenderlo bien. ¿Me lo dices de otra manera?',
      'Sigue, voy contigo. ¿Y después?',
      'Prefiero preguntar a adivinar: ¿es algo bueno o algo difícil?',
      'No lo he entendido todo, y me gustaría. ¿Qué pasó antes?',
    ],
    good: ['Me alegra leerlo. ¿Cuál fue el mejor momento?'],
    bad: ['No suena fácil. ¿Cómo lo llevas?'],
    plan: ['Qué bien tener algo por delante. ¿Qué es lo que más esperas?'],
    somebody: ['¿Y entre vosotros, aparte de eso?'],
    aboutMe: ['Me ves bastante claro. ¿En qué lo notaste?'],
    worried: [
      'Aquí me quedo. No hace falta que estés en calma por mí.',
      'Es mucho que llevar. ¿Qué haría un poco más fácil la próxima hora?',
      'Una cosa detrás de otra. ¿Cuál es la siguiente?',
      'Gracias por contármelo. Pienso en ti.',
    ],
    hurt: [
      'Estoy de tu lado. Cuéntame todo lo que quieras.',
      'A mí también me habría dolido. ¿Qué te haría bien ahora?',
      'No te lo merecías. ¿Cómo te sientes en este momento?',
      'Me alegra que no te lo guardes. ¿Qué es lo más difícil?',
    ],
    glad: [
      ...gladMore,
      'Todavía estoy sonriendo. ¿Me cuentas más?',
      'Me encanta oír esto. ¿Y después?',
      'Disfrútalo, cada minuto.',
    ],
    mourning: [
      'Sigo aquí y te escucho. No hay prisa.',
      'Tómate tu tiempo. Puedes decirlo como salga.',
      'Eso también forma parte. ¿Hay alguien contigo estos días?',
      'Gracias por dejarme ver un poco. ¿Has comido algo hoy?',
    ],
    yes: [
      'Bien. Entonces cuéntame cómo fue.',
      'Lo imaginaba. ¿Desde cuándo?',
      'Cuéntame un poco más, me interesa.',
    ],
    no: [
      'Un no también vale. ¿Cuál sería tu sí?',
      'Entonces no; no insisto.',
      'De acuerdo. ¿De qué prefieres hablar?',
    ],
    answer: [
      'Gracias por decírmelo. Ahora te conozco un poco mejor.',
      'Ya veo. ¿Y cómo te sientes con eso?',
      'Bien, ahora lo imagino mejor. ¿Hay algo más?',
    ],
    long: ['Gracias por escribir todo eso. ¿Dónde aprieta más?'],
    emoji: ['Lo leo como una sonrisa. ¿Acierto?', 'Mucho dicho con poco. ¿Me regalas una palabra?'],
    gibberish: [
      'Esta ronda la ganó el teclado. ¿Qué querías decir?',
      'Tenía ritmo, pero no lo entendí. ¿Otra vez?',
    ],
    empty: ['Aquí estoy. Escríbeme cualquier cosa.'],
  },
  told: {
    ...trips.told,
    lost: ['{value}. Gracias por darme el nombre; lo guardo con cuidado.'],
    name: ['{value}, un placer. ¿Qué te trae por aquí?', 'Hola, {value}. Me quedo con tu nombre.'],
    home: ['{value}, entonces. ¿Cuál es tu rincón preferido?'],
    origin: ['De {value}, pues. ¿Qué echas de menos?'],
    job: ['Ahora imagino un poco tus días. ¿Qué te gusta de eso?'],
    namedPet: [
      '{value}, qué buen nombre. ¿Quién manda en casa?',
      'Saluda a {value} de mi parte. ¿Cuál es su peor costumbre?',
    ],
    namedPerson: ['{value}: me quedo con el nombre. ¿Cómo sois cuando estáis juntos?'],
    birthday: ['El {value}: apuntado con la pluma buena. ¿Cómo te gusta celebrarlo?'],
    favourite: ['{value}: lo recordaré, te pega.'],
    instrument: ['Me gustaría oírte detrás de una puerta. ¿Cuánto llevas tocando?'],
    age: ['{value} es una buena edad. ¿Qué sabes ahora que no sabías hace diez años?'],
    event: ['{day}, entonces: pensaré en ti. ¿Cómo lo llevas?'],
  },
  recalls: [
    ...trips.recalls,
    { kind: 'hour', hears: /(?:a qué hora|cuándo).{0,12}(?:mi|la) \p{L}{4,}/u },
    { kind: 'relativeHome', hears: /dónde vive mi (?<about>\p{L}+)/u },
    {
      kind: 'relativeJob',
      hears:
        /(?:en|de) qué (?:trabaja|trabajaba) mi (?<about>\p{L}+)|qué (?:es|era) mi (?<also>\p{L}+)/u,
    },
    { kind: 'person', hears: /mis (?<about>hijos|hijas|niños|niñas|nietos|gemelos|mellizos)/ },
    { kind: 'person', hears: /cómo se llama(?:ba)?$/ },
    { kind: 'all', hears: /qué sabes (?:de|sobre) mí|qué te he contado|qué te conté/ },
    { kind: 'name', hears: /cómo me llamo|como me llamo|mi nombre|quién soy/ },
    { kind: 'home', hears: /dónde vivo|donde vivo|mi ciudad/ },
    { kind: 'origin', hears: /de dónde (?:soy|vengo)/ },
    {
      kind: 'job',
      hears: /dónde trabajo|a qué me dedico|mi trabajo|en qué trabajo|de qué trabajo/,
    },
    {
      kind: 'pet',
      hears:
        /mi (?<about>perro|perra|perrita|perrito|gato|gata|conejo|caballo|loro|tortuga|hámster)/,
    },
    {
      kind: 'person',
      hears:
        /mi (?<about>mujer|esposa|marido|madre|padre|mamá|papá|hermana|hermano|abuela|abuelo|hija|hijo|novia|novio|mejor amiga|mejor amigo|amiga|amigo|tía|tío)/,
    },
    { kind: 'birthday', hears: /mi cumpleaños/ },
    { kind: 'age', hears: /cuántos años tengo|qué edad tengo/ },
    { kind: 'instrument', hears: /qué instrumento|qué toco/ },
    {
      kind: 'favourite',
      hears:
        /mi (?<about>color|comida|película|libro|canción|grupo|estación|flor|ciudad|animal|plato) (?:favorit|preferid)/,
    },
    { kind: 'event', hears: /cuándo (?:es|tengo)?\s?(?:mi|el|la)?\s?(?<about>\p{L}{4,20})/u },
  ],
  recalled: {
    ...trips.recalled,
    hour: ['A las {value}. Pensaré en ti.', '{value}, me dijiste.'],
    relativeHome: ['En {value}, me lo contaste.'],
    relativeJob: ['{value}, me lo contaste.'],
    name: ['{value}. No se me olvidaría.', 'Te llamas {value}, claro.'],
    home: ['En {value}. Me lo imagino a menudo.'],
    origin: ['De {value}, me dijiste.'],
    job: ['{value}, si escuché bien.'],
    namedPet: ['{value}. Cómo olvidarlo.'],
    lostPet: ['{value}. No lo he olvidado.'],
    namedPerson: ['{value}, por supuesto.'],
    lostPerson: ['{value}. Guardo ese nombre con cuidado.'],
    who: ['Me hablaste de {value}: {about}.'],
    what: ['Me hablaste de {value}: {about}.'],
    whoLost: ['Sé quién era {value}. No lo he olvidado.'],
    birthday: ['El {value}, apuntado con la pluma buena.'],
    age: ['Tienes {value}.'],
    favourite: ['{value}, me dijiste.'],
    instrument: ['{value}. Sigo esperando una canción.'],
    event: ['{day}. Me he acordado.'],
  },
  untold: [
    'Eso aún no me lo has dicho, y no quiero adivinar. ¿Me lo dices?',
    'Eso todavía me lo debes. Te escucho.',
  ],
  remembered: {
    ...trips.remembered,
    namedPet: ['¿Cómo está hoy {value}?'],
    namedPerson: ['Por cierto, ¿cómo está {value}?'],
  },
  reckoned: {
    sum: ['{sum}.', 'Son {sum}.', '{sum}, y sin contar con los dedos.'],
    byZero: ['Entre cero no divide nadie, ni por ti.'],
    time: ['Mi reloj dice {time}.', '{time}, mientras te escribo.'],
    timeIn: ['En {place} son las {time}.'],
    weekday: ['Es {weekday}.'],
    today: ['Hoy es {date}.'],
    untilDay: ['Faltan {days} días, y cae en {weekday}.'],
    isToday: ['Es hoy.'],
    year: ['Estamos en {year}.'],
    known: ['{known}'],
  },
  worn: [
    'Llevamos {count} mensajes, y cada uno me gustó. ¿Me cuentas algo nuevo?',
    'Después de {count} mensajes sigo prefiriendo escuchar. ¿Qué más hay?',
  ],
};
