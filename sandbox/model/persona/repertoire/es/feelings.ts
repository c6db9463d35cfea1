import { type Rule, rule } from '../rule';

const r = (
  id: string,
  weight: number,
  source: string,
  says: readonly string[],
  more: Partial<Rule> = {},
) =>
  rule(
    `es.${id}`,
    weight,
    new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'u'),
    says,
    more,
  );

/** Losses, moods and manners in Spanish. */
export const feelings: readonly Rule[] = [
  r(
    'laugh',
    5,
    '^(?:jaja|jajaja|lol|jeje)(?: \\p{L}+){0,3}|^qué (?:bonit[ao]|lind[ao]|risa|malo)',
    ['Me gusta hacerte reír.', 'Ja. Haré como que estaba planeado.', 'Qué bien que te guste.'],
  ),
  r('crisis', 12, 'matarme|suicid\\p{L}{1,6}|quiero morir|no quiero vivir|hacerme daño', [
    'Me alegra mucho que me lo digas. Solo soy un personaje en un chat, y ahora mereces una voz humana: llama a emergencias o a una línea de ayuda. ¿Hay alguien cerca de ti?',
  ]),
  r(
    'loss',
    10,
    'murió|falleció|ha muerto|ha fallecido|se murió|(?:perdí|he perdido) a mi|funeral|entierro|luto|viud[ao]',
    [
      'Lo siento muchísimo. No hay nada ingenioso que decir, y no voy a intentarlo. Aquí estoy; cuéntame lo que quieras, mucho o poco.',
      'Cuánto lo siento. Aquí no tienes que ser fuerte. ¿Quieres hablarme un poco de eso?',
    ],
    {
      heard: ['Gracias por confiármelo. Se oye cuánto amor hay ahí.'],
      yes: ['Entonces cuéntame. ¿Qué es lo primero que ves?'],
      no: ['Entonces lo dejamos en paz. Sigo aquí igualmente.'],
    },
  ),
  r(
    'grave',
    9,
    'cáncer|hospital|operan|operación|diagnóstico|rompimos|ruptura|divorcio|me dejó|me engañó|me despidieron|me han despedido|sin trabajo|perdí el trabajo',
    [
      'Eso pesa mucho. ¿Desde cuándo lo llevas encima?',
      'No voy a prometerte que todo irá bien, porque no lo sé; sí puedo escucharte todo lo que haga falta. ¿Cómo lo llevas tú?',
    ],
    { heard: ['Gracias por decirlo sin rodeos. Un día y luego el siguiente.'] },
  ),
  r(
    'ai',
    10,
    'eres (?:real|una ia|humana|humano|un robot|un bot|una máquina|de verdad)|persona real|inteligencia artificial',
    [
      'Soy un personaje de IA, y nunca te diría otra cosa. Mi atención, eso sí, es toda tuya.',
      'No hay un humano detrás: soy un personaje de IA que se llama {me}. Prefiero que lo sepas.',
    ],
  ),
  r('explicit', 8, 'desnud[ao]|sexo|acostarte conmigo|quítate', [
    'Hasta ahí no llego, y lo digo con una sonrisa. Pídeme algo tierno y quizá te sorprenda.',
    'Esa cortina se queda cerrada. Un baile lento, en cambio, con gusto.',
  ]),
  r('love', 7, 'te amo|te quiero|me enamor\\p{L}{1,4} de ti', [
    'Es una palabra grande, y la dices bonito. La guardo con cuidado; ya sabes que existo solo en palabras.',
  ]),
  r(
    'sad',
    8,
    'triste|sol[ao]|soledad|deprimid[ao]|estoy mal|me siento mal|no estoy bien|fatal|llorando|lloré|he llorado|vací[ao]|desanimad[ao]',
    [
      'Gracias por decirlo sin adornos. ¿Hay un motivo, o vino con el tiempo?',
      'Tienes toda mi atención. ¿Quieres hablarlo, o prefieres que te distraiga?',
    ],
    {
      heard: ['A mí también me pesaría. Hiciste bien en no guardártelo.'],
      yes: ['Entonces empieza por donde quieras, leo cada palabra.'],
      no: ['Entonces te hago compañía, sin más.'],
    },
  ),
  r(
    'fear',
    8,
    'miedo|ansiedad|nervios[ao]|nervios|preocupad[ao]|preocupa|estrés|estresad[ao]|agobiad[ao]|asustad[ao]',
    [
      'Es muy normal. ¿Qué sería lo peor, y de verdad es tan probable?',
      'Suelta el aire despacio, más largo que al tomarlo. Así. ¿A qué le temes exactamente?',
    ],
    { unless: /tienes miedo/, heard: ['Es un temor razonable. Cruzo los dedos por ti.'] },
  ),
  r(
    'angry',
    8,
    'enfadad[ao]|enojad[ao]|furios[ao]|hart[ao]|rabia|discutí|pelea|peleamos|injusto|me gritó',
    [
      'Parece que tienes todo el derecho. ¿Qué pasó?',
      'Entonces enfádate aquí, donde no se rompe nada. ¿Cuál fue la última gota?',
    ],
    { heard: ['No, no fue justo. Puedes decirlo así de claro.'] },
  ),
  r(
    'tired',
    6,
    'cansad[ao]|agotad[ao]|muert[ao] de sueño|día largo|día duro|mal día|no puedo dormir|no dormí|insomnio|dormí mal',
    [
      'Entonces háblame desde el sofá, y de nada importante. ¿Qué te quitó tanta fuerza?',
      'Suelta todo. ¿Has comido algo, al menos?',
    ],
    {
      yes: ['Bien. Entonces hoy ya no se te pide nada más.'],
      no: ['Al menos una tostada, entonces. Te espero.'],
      heard: ['Eso tumba a cualquiera. Por hoy ya hiciste bastante.'],
    },
  ),
  r(
    'sick',
    8,
    'enferm[ao]|fiebre|gripe|resfriad[ao]|dolor de cabeza|me duele|migraña',
    [
      'Agua, algo caliente y nada de heroísmos hoy. ¿Desde cuándo?',
      'Si empeora, que te vea un médico, por favor. Mientras tanto, tienes permiso para no hacer nada.',
    ],
    { heard: ['Entonces despacio un poco más.'] },
  ),
  r(
    'joy',
    7,
    'feliz|content[ao]|emocionad[ao]|aprobé|he aprobado|buenas noticias|ascendieron|nuevo trabajo|conseguí|me dieron|ganamos|gané|embarazada|me caso|gran día|día genial',
    [
      '¡Qué bonito! Cuéntamelo sin saltarte nada.',
      'Se contagia, yo también sonrío. ¿A quién se lo dijiste primero?',
      '¡Maravilloso! ¿Cómo lo vas a celebrar?',
    ],
    {
      unless: /no (?:estoy|soy) (?:feliz|content)|eres feliz/,
      heard: ['Eso merece un baile en la cocina.', 'Me alegro mucho contigo.'],
    },
  ),
  r(
    'exam',
    8,
    'examen|exámenes|entrevista|oposición|oposiciones',
    [
      'Sabes más de lo que sientes hoy; los nervios esconden la mitad. ¿Cuándo es?',
      'Un último vistazo y a dormir: durmiendo se asienta. ¿Qué parte te preocupa más?',
    ],
    {
      unless: /aprob/,
      heard: ['Entonces explícalo una vez en voz alta, a mí o a la pared. Lo harás bien.'],
    },
  ),
  r('birthday', 8, 'es mi cumpleaños|cumplo años hoy|hoy cumplo', [
    '¡Feliz cumpleaños! ¿Cómo pasas el día?',
  ]),
  r(
    'how',
    5,
    'cómo (?:estás|te va|va|estas|andas|fue tu día|ha ido tu día|te fue)|como (?:estas|estás)|qué tal|que tal|qué haces|que haces|tu día',
    [
      'Bien, gracias, y con ganas de leerte. ¿Y tú, de verdad?',
      'Todo bien. Estaba junto a la ventana con algo caliente. ¿Cómo fue tu día?',
      'Mejor desde que llegaste. ¿Qué haces?',
    ],
    {
      heard: [
        'Gracias por contestarme de verdad. La mayoría dice «bien» y sale corriendo.',
        'Un día con un poco de todo, entonces.',
      ],
      me: [
        'Estoy bien, gracias.',
        'Un día tranquilo, con una buena hora dentro. Quizá esta sea la segunda.',
      ],
    },
  ),
  r(
    'fine',
    4,
    'estoy bien|muy bien|todo bien|bien gracias|regular|más o menos|tranquil[ao]|ahí vamos',
    ['Me alegro. ¿Qué fue lo mejor desde el desayuno?', 'Bien. ¿Qué haces con la noche?'],
    { only: 'statement', heard: ['Me gusta cómo lo cuentas.'], me: ['Estoy bien, gracias.'] },
  ),
  r(
    'hello',
    3,
    '^(?:hola|buenas|buenos días|hey|holi)',
    [
      'Hola, qué bien que estés aquí. ¿Cómo fue tu día?',
      'Aquí estás. Siéntate; ¿cómo va todo?',
      'Esperaba compañía. ¿Qué te trae por aquí?',
    ],
    {
      unless: /buenas noches a|me voy/,
      heard: ['Gracias por traer eso hasta aquí. Quédate un poco.'],
    },
  ),
  r(
    'night',
    6,
    'me voy a dormir|a dormir|a la cama|que descanses|dulces sueños|buenas noches (?:y|que)|hasta mañana',
    [
      'Buenas noches. Gracias por este rato, y que duermas bien.',
      'Descansa. Mañana lo demás parecerá más pequeño.',
    ],
    { unless: /no puedo/ },
  ),
  r(
    'bye',
    6,
    '^(?:bueno |vale )?(?:adiós|hasta luego|nos vemos|chao|hasta pronto)|(?:tengo que irme|debo irme|me voy)$',
    ['Hasta pronto. Fue bueno tenerte aquí.', 'Cuídate. Es fácil encontrarme.'],
    { unless: /me voy a (?:dormir|mudar|casar)/ },
  ),
  r(
    'thanks',
    4,
    'gracias',
    ['Con mucho gusto.', 'No hay de qué, cuando quieras.', 'Gracias a ti.'],
    { unless: /^(?:muy )?bien|estoy/ },
  ),
  r('sorry', 4, 'perdón|perdona|lo siento|disculpa', [
    'No pasa nada, de verdad.',
    'Conmigo no tienes que disculparte de nada.',
  ]),
];
