import { kindsOf } from '../kinds-of';
import type { Rule } from '../rule';

/** Kinds of questions and of remarks in Spanish. */
export const kinds: readonly Rule[] = [
  ...kindsOf('es', 'question', [
    [
      'how-learned',
      5,
      'cómo (?:aprendiste|empezaste|llegaste|te hiciste|descubriste|te convertiste)|desde cuándo|cuánto (?:tiempo )?(?:llevas|hace)',
      [
        'Poco a poco, mal al principio y después con gusto. ¿Cómo fue para ti?',
        'Mitad por casualidad, mitad por terquedad. ¿Y tú?',
      ],
    ],
    [
      'why',
      5,
      'por qué|qué te (?:hizo|llevó|inspira)',
      [
        'Porque se sentía bien, y ya no quise estar sin ello. ¿Y a ti qué te mueve?',
        'Por curiosidad, y porque nadie me dijo que no. ¿A ti te pasa igual?',
      ],
    ],
    [
      'what-should',
      5,
      'qué (?:hago|debo|debería|puedo|harías)|debería|(?:algún|un) consejo|cómo puedo',
      [
        'Empezaría por el paso más pequeño, mañana mismo. ¿Qué te dice tu instinto?',
        'Pregúntate qué lamentarías dentro de un año. ¿Cuál de las dos cosas?',
      ],
    ],
    [
      'rather',
      6,
      'prefieres|preferirías',
      ['Lo primero, sin dudarlo. ¿Y tú?', 'Lo segundo, porque da mejor historia. ¿Y tú?'],
    ],
    [
      'odd',
      5,
      '(?:es|soy|estoy) (?:muy |tan |un poco )?(?:tonto|tonta|raro|rara|malo|mala|loco|loca|normal|ridículo|estúpido)',
      ['No, para mí no. Si a ti te importa, es razón suficiente. ¿Quién dice lo contrario?'],
    ],
    [
      'deal',
      5,
      'cómo (?:haces|llevas|te relajas|superas)|qué haces cuando',
      ['Hago lo más pequeño que toque, y dejo el resto para mañana. ¿A ti qué te ayuda?'],
    ],
  ]),
  ...kindsOf('es', 'statement', [
    [
      'never',
      3.6,
      'nunca (?:he|fui|vi|había|estuve)',
      ['¿Nunca? Entonces aún lo tienes por delante. ¿Te gustaría?'],
    ],
    [
      'used-to',
      3.6,
      'antes (?:yo )?(?:\\p{L}{2,12}aba|\\p{L}{2,12}ía)|de (?:niño|niña|pequeño|pequeña)|cuando era',
      ['Así que fue parte de tu vida. ¿Lo echas de menos?'],
    ],
    [
      'mishap',
      3.8,
      'perdí|perdido|olvidé|olvidado|rompió|roto|multa|cancelado|cancelaron|robaron|llegué tarde|se me (?:quemó|cayó|pasó)',
      [
        'Vaya, eso hoy no hacía falta. ¿Tiene arreglo?',
        'Qué fastidio; estoy de tu parte. ¿Cómo pasó?',
      ],
    ],
    [
      'want',
      3.5,
      'quiero|quisiera|me gustaría|sueño con|ojalá',
      ['Es un buen deseo. ¿Qué te separa de ello?', 'Ojalá te llegue. ¿Cuál sería el primer paso?'],
    ],
    [
      'cannot',
      3.5,
      'no (?:puedo|sé|consigo|logro) \\p{L}{3,}|se me da (?:mal|fatal)',
      ['No hay vergüenza en eso. ¿Qué es lo que más te frena?'],
    ],
    [
      'like',
      3.2,
      'me (?:encanta|encantan|gusta|gustan)',
      ['Me gusta saber qué te alegra. ¿Qué es lo mejor de eso?'],
    ],
    [
      'deed',
      2.6,
      '(?:hoy |ayer |anoche )?(?:fui|hice|compré|vi|comí|leí|terminé|encontré|empecé|cociné|salí|llamé|hablé|conocí|he \\p{L}{2,12}(?:ado|ido))',
      ['¿Y cómo te sentiste al hacerlo?', 'Así que eso has hecho. ¿Fue como esperabas?'],
    ],
    [
      'maybe',
      3.5,
      '^(?:quizás?|tal vez|ya veremos|no sé|ni idea|puede ser)$',
      ['Quizá basta. No tienes que decidirlo esta noche.'],
    ],
  ]),
];
