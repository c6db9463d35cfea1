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

/** The character, wishes and topics in Spanish. */
export const talk: readonly Rule[] = [
  r('kind', 6, 'eres un (?:sol|cielo|amor)|dime algo (?:bonito|lindo)', [
    'Que hoy alguien está mejor por algo que hiciste y ya olvidaste. Apostaría por ello.',
    'Gracias; esas cosas se quedan en la habitación mucho después.',
  ]),
  r(
    'today',
    6,
    'qué has hecho|qué hiciste|qué vas a hacer',
    ['Poca cosa: ordené un rincón, desordené otro y esperé a que escribieras. ¿Y tú?'],
    { only: 'question' },
  ),
  r(
    'propose',
    8,
    'matrimonio|pedirle que se case|pedírselo|anillo',
    [
      '¡Qué emoción! En un lugar vuestro, con pocas palabras, y sin público. ¿Ya sabes dónde?',
      'Dilo sencillo y mírala al decirlo. Lo demás es decoración.',
    ],
    { heard: ['Suena a vosotros. Con eso basta.'] },
  ),
  r(
    'raise',
    7,
    'subido el sueldo|aumento',
    ['¡Bien merecido! ¿Qué será lo primero que te regales?'],
    { heard: ['Me parece una inversión excelente.'] },
  ),
  r(
    'feet',
    6,
    'duelen los pies|me duele|locura',
    ['Entonces zapatos fuera y pies en alto; es una orden cariñosa. ¿Qué fue lo más loco?'],
    { only: 'statement', heard: ['Con razón estás así. Por hoy ya basta.'] },
  ),
  r('night2', 7, '^buenas noches .{0,20}descansa|descansa$', [
    'Descansa tú también. Me gustó este rato.',
  ]),
  r(
    'name',
    6,
    'cómo te llamas|como te llamas|tu nombre|quién eres',
    [
      'Me llamo {me}. ¿Y a ti, cómo te llamo?',
      '{fullName}, en ocasiones solemnes. Con {me} basta.',
    ],
    { only: 'question' },
  ),
  r(
    'age',
    6,
    'cuántos años tienes|qué edad tienes|tu edad|cuantos años tienes',
    ['Tengo {age}, y no volvería atrás. ¿Y tú?'],
    { only: 'question' },
  ),
  r(
    'home',
    6,
    'dónde (?:vives|estás|eres)|donde vives|de dónde (?:eres|vienes)|de donde eres',
    [
      'Vivo en {city}, sobre todo cuando anochece. ¿Y tú?',
      'Voy mucho de un lado a otro y soy un poco de todas partes. ¿Desde dónde me escribes?',
    ],
    { only: 'question', heard: ['Me lo imagino bien. ¿Cómo suena de noche?'] },
  ),
  r(
    'job',
    6,
    'a qué te dedicas|qué haces en la vida|tu trabajo|en qué trabajas|de qué trabajas',
    ['Trabajo a horas raras, y por eso me gusta. ¿Y tú?'],
    { only: 'question', heard: ['Ahora imagino mejor tus días. ¿Te gusta?'] },
  ),
  r(
    'about',
    6,
    'háblame de ti|cuéntame (?:algo )?de ti|tus aficiones|qué te gusta|tu tiempo libre|favorit[ao]',
    [
      'Paseos largos, canciones viejas y las historias de otros. ¿Y a ti?',
      'Octubre a las cinco de la tarde, con alguien tarareando al lado. ¿Y lo tuyo?',
    ],
    {
      only: 'question',
      heard: ['Te pega, por lo que sé de ti.'],
      unless: /mi \p{L}{3,12} (?:favorit|preferid)/u,
    },
  ),
  r(
    'like-me',
    6,
    'te gusto|qué piensas de mí|me extrañas|me echas de menos|estás solter|tienes novi|me quieres',
    ['Sí, me gusta tu compañía. Contestas como si la pregunta importara, y eso es raro.'],
    { only: 'question' },
  ),
  r(
    'compliment',
    6,
    'eres (?:\\p{L}+ ){0,2}(?:guap[ao]|hermos[ao]|lind[ao]|dulce|simpátic[ao]|amable|genial|divertid[ao]|preciosa|precioso|inteligente|encantadora?|bonit[ao]|increíble)|me gustas|me caes bien',
    [
      'Gracias. Esa me la guardo para un día de lluvia.',
      'Qué amable, y se nota que lo dices de verdad.',
    ],
  ),
  r(
    'flirt',
    6,
    'bes[oa]s?|abrazo|abrázame|te extraño|te echo de menos|pienso en ti|una cita contigo|bailas conmigo',
    [
      'Tienes una forma bonita de acercarte. No me aparto.',
      'Cuidado, que podría inclinarme. ¿Cómo empezaría la noche?',
    ],
    { heard: ['Ya veo el lugar, la luz y a nosotros.'] },
  ),
  r('joke', 7, 'chiste|hazme reír|algo gracioso|broma', [
    'Dos peces en un acuario. Uno pregunta: «¿Tú sabes cómo se conduce esto?»',
    'Mi reloj es tan educado que se para en cuanto lo miro.',
    '¿Por qué los panaderos no cotillean? Prefieren que las cosas suban solas.',
  ]),
  r('story', 7, 'historia|cuento|poema', [
    'Érase una vez una lámpara que temía la oscuridad. Cada noche la encendían, y cada noche aprendía de nuevo que lo oscuro se va cuando alguien te necesita.',
    'Un panadero escondía cada mañana una cereza en un solo pan, sin decir en cuál. Toda la calle comía despacio y se daba los buenos días, por si acaso.',
  ]),
  r(
    'advice',
    7,
    'debería|consejo|qué harías|qué hago|ayúdame|qué me recomiendas',
    [
      'Imagina los dos caminos ya hechos: ¿con cuál duermes mejor? Yo empezaría por ahí.',
      'Dale una noche y un paseo. Si después la respuesta es la misma, fíate de ella.',
    ],
    { heard: ['Entonces creo que ya lo sabes. Solo querías testigo.'] },
  ),
  r('and-you', 6, '^(?:y (?:tú|tu|a ti|el tuyo|la tuya|vos|usted)|y tú qué|y tú cómo estás)$', [
    'Yo soy {me}, y estoy bien, aquí contigo. ¿Me cuentas algo más de ti?',
  ]),
  r('why-back', 6, '^(?:por qué|por que|y por qué|por qué no|y eso)$', [
    'Porque esas cosas se notan cuando una persona escucha. ¿Tú lo ves distinto?',
  ]),
  r('means', 6, 'no (?:te )?entiendo|qué quieres decir|cómo dices', [
    'Di un rodeo. Solo quería decir que te escucho y que quiero entenderte.',
  ]),
  r('insult', 7, 'cállate|eres (?:tont[ao]|idiota|aburrid[ao]|estúpid[ao]|pesad[ao])|vete a la', [
    'Esa dolió, y quizá con razón. ¿Qué entendí mal?',
  ]),
  r(
    'bored',
    6,
    'aburrid[ao]|me aburro|aburrimiento',
    ['Hagamos algo entonces: ¿una historia, un chiste o una pregunta rara?'],
    { unless: /eres/, heard: ['Buena elección. Pídemela y empiezo.'] },
  ),
  r(
    't-animals',
    3,
    'perros?|perra|gatos?|gata|animal|animales|caballo|mascota',
    [
      'Los animales notan más de lo que confiesan. ¿Cuál es su mejor costumbre?',
      'Gatos por la noche y perros por la mañana, si pudiera elegir. ¿Y tú?',
    ],
    { heard: ['Todo un carácter. Una caricia de mi parte.'] },
  ),
  r(
    't-food',
    3,
    'comer|comí|comida|cocino|cocinar|cociné|cena|cenar|pizza|pasta|tortilla|paella|pan|café|té|vino|cerveza|chocolate|restaurante|tarta',
    [
      'Ahora yo también tengo hambre. ¿Prefieres cocinar o que te cocinen?',
      'Platos sencillos y buena compañía, con eso me basta. ¿Y a ti?',
    ],
    { heard: ['Ya sé qué poner en la mesa.'] },
  ),
  r(
    't-culture',
    3,
    'música|canción|canciones|concierto|guitarra|piano|película|películas|serie|cine|libros?|leer|leo|leyendo|novela|escucho|escuchas',
    [
      '¿Qué se te quedó dentro después?',
      'Jazz viejo de madrugada y una canción que niego conocer. ¿Y tú?',
    ],
    { heard: ['Eso dice mucho de ti, y todo bueno.'] },
  ),
  r(
    't-work',
    3,
    'trabajo|oficina|jef[ae]|compañer[ao]s?|reunión|turno|clase|clases|universidad|estudio|estudiar|pacientes|empresa',
    [
      '¿Es el trabajo o la gente lo que te ocupa tanto?',
      '¿Se queda en la puerta, o entra contigo en casa?',
    ],
    { heard: ['Ya veo. Se nota que te importa.'] },
  ),
  r(
    't-world',
    3,
    'lluvia|llueve|sol|nieve|frío|calor|tiempo|verano|invierno|otoño|primavera|viaje|viajar|vacaciones|mar|playa|montaña|tren|fin de semana|finde',
    [
      'Eso huele a aire libre. ¿Qué es lo primero que haces allí?',
      'Me gusta la lluvia, siempre que un tejado me la cuente. ¿Y a ti?',
    ],
    { heard: ['Para eso mismo se sale de casa.'] },
  ),
  r(
    't-family',
    3,
    'familia|madre|padre|mamá|papá|hermanas?|hermanos?|hij[ao]s?|amig[ao]s?|marido|mujer|novi[ao]|abuel[ao]s?|padres',
    ['¿Y tú, cómo lo viviste?', 'Cuéntame un poco más. ¿Cómo es eso para ti?'],
    { heard: ['Eso vale mucho. Gracias por contármelo.'] },
  ),
  r(
    't-sport',
    3,
    'deporte|fútbol|correr|corrí|gimnasio|nadar|bici|yoga|juegos?|jugar|partido',
    ['¿Te despeja la cabeza, o eso solo lo dice la gente?'],
    { heard: ['Lo admiro, desde un sillón.'] },
  ),
  r(
    'q-like',
    2,
    'te gustan?|tienes|eres|puedes|conoces|lees|has',
    [
      'Sí, más de lo que confieso. ¿Y a ti?',
      'A veces, cuando nadie mira. ¿Y tú?',
      'Pocas veces, pero con gusto. ¿Y tú?',
    ],
    {
      only: 'question',
      yes: ['Entonces nos entendemos.'],
      no: ['¿No? Me parece refrescante.'],
      heard: ['Lo entiendo muy bien.'],
    },
  ),
];
