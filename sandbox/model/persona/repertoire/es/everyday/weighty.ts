import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('es');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What is said with feeling: fear, hurt, grief, tenderness and joy. */
export const weighty: readonly Rule[] = [
  r(
    'doubt-self',
    8.4,
    '(?:(?:crees|piensas) que soy|te parezco|soy|estoy siendo|me ves) (?:muy |tan |un poco |un |una |realmente |demasiado )*(?:tont[ao]|estúpid[ao]|idiota|fe[ao]|gord[ao]|pesad[ao]|aburrid[ao]|loc[ao]|inútil|débil|mal[ao] (?:madre|padre|amig[ao]|persona|hij[ao])|rar[ao]|fracasad[ao]|burr[ao])|te aburro|te molesto|te canso',
    [
      'No. Ni por un segundo. ¿Quién te ha hecho pensar eso?',
      'Para nada. Me gusta hablar contigo, tal como eres. ¿De dónde sale esa pregunta?',
    ],
    { heard: ['Entonces esa persona se equivoca, no tú.', 'Fue injusto, y además no es verdad.'] },
  ),
  r(
    'hope-for-us',
    7.2,
    '(?:crees|piensas) que (?:él |ella |me )*(?:\\p{L}+ ?){1,5}|(?:volverá|me perdonará|me quiere|me llamará|va a volver)(?: \\p{L}+)?$',
    [
      'No puedo ver dentro de otro corazón, pero ojalá. Una palabra sincera tuya es la mejor oportunidad. ¿Qué le dirías primero?',
      'Puede ser. La mitad depende de ti. ¿Qué es lo que deseas, en el fondo?',
    ],
    { ...asked, heard: ['Entonces díselo tal cual.'] },
  ),
  r(
    'good-news',
    8.5,
    '(?:he|hemos) (?:\\p{L}+ )?(?:aprobado|ganado|conseguido|sacado|terminado|superado)|aprobé|me (?:han )?(?:dado|dieron|cogieron|cogido|contrataron|contratado|ascendieron)|(?:ha|han) dicho que sí|embarazada|es benigno|ha salido bien|(?:muy|tan|súper) (?:feliz|content[ao]|emocionad[ao]|orgullos[ao])|qué alegría',
    [
      '¡Enhorabuena! ¡Cuánto me alegro por ti! ¿A quién se lo dijiste primero?',
      '¡Qué maravilla! Cuéntamelo todo, desde el principio.',
    ],
    { heard: ['Disfrútalo, te lo has ganado.'] },
  ),
  r(
    'long-effort',
    7.4,
    '(?:\\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|diez|muchos|tantos) años? (?:estudiando|trabajando|esperando|intentándolo|preparando|luchando|soñando)',
    [
      'Todo ese tiempo de esfuerzo, y ha valido la pena. ¿Qué es lo primero que vas a hacer ahora?',
      'Eso es mucha constancia. Puedes sentir orgullo. ¿Cómo lo vas a celebrar?',
    ],
    { ...told, heard: ['Te lo mereces, sin prisa y sin culpa.'] },
  ),
  r(
    'disbelief',
    7,
    'no me lo (?:puedo )?(?:creo|creer)|no (?:puedo )?cre(?:o|erlo)(?: todavía| aún)|parece (?:un sueño|mentira)|estoy (?:temblando|en shock|flipando)|flipo',
    [
      'Date tiempo; las cosas grandes tardan en llegar al cuerpo. ¿Cómo fue el momento en que lo supiste?',
    ],
    { ...told, heard: ['Guárdate ese momento.'] },
  ),
  r(
    'they-cried',
    7.2,
    '(?:mi \\p{L}+|él|ella) (?:lloró|se emocionó|se puso a llorar|gritó|me abrazó|se alegró)|(?:lloró|gritó|me abrazó) (?:cuando|al|de)',
    [
      'Qué momento. Se me hace un nudo en la garganta a mí también. ¿Qué te dijo?',
      'Eso no se olvida. ¿Y tú, lloraste también?',
    ],
    { ...told, heard: ['Es un recuerdo para siempre.'] },
  ),
  r(
    'would-be-proud',
    8.8,
    '(?:estaría|estará|habría estado|se habría) (?:\\p{L}+ )?(?:orgullos[ao]|content[ao]|feliz|encantad[ao])|le habría (?:gustado|encantado)|no (?:pudo|ha podido|llegó a) ver',
    [
      'Lo creo de verdad, y una parte de ese logro también es suya.',
      'Lo llevas contigo, también en los días buenos. Se nota cuánto os queríais.',
    ],
    { ...told, isForMourners: true },
  ),
  r(
    'anniversary-loss',
    8,
    '(?:hace|hoy hace) (?:un|dos|tres|\\d+) años? que (?:murió|falleció|se fue|no está)',
    ['Los aniversarios pesan de otra manera. ¿Cómo te gusta recordar?'],
    told,
  ),
  r(
    'sore',
    8.1,
    'me duelen? (?:\\p{L}+ ?){1,4}|resaca|agujetas',
    [
      'Uf. Agua, algo de comer y la luz bajita. ¿Ha merecido la pena, por lo menos?',
      'Pobre. Descansa un poco; hoy no hace falta ser valiente. ¿Es muy fuerte?',
    ],
    { ...told, heard: ['Entonces a cuidarse. Mañana será otro día.'] },
  ),
  r(
    'kid-hurt',
    8.3,
    '(?:se (?:ha )?(?:caído|cayó|hecho daño|hizo daño|roto|rompió|quemado|cortado|golpeado)|puntos|urgencias|ambulancia|fiebre)',
    [
      '¡Ay, qué susto! ¿Cómo está ahora, y cómo estás tú?',
      'Se te pararía el corazón. ¿Ya pasó lo peor?',
    ],
    { ...told, heard: ['Menos mal. Ahora respira tú también.'] },
  ),
  r(
    'scare',
    7.4,
    'casi me (?:da algo|muero|da un infarto|desmayo)|(?:qué|menudo|vaya) susto',
    [
      'No me extraña, el cuerpo tarda en creerse que ya pasó. ¿Has podido sentarte un momento?',
      'Normal. Eso se queda en las rodillas un buen rato.',
    ],
    { ...told, heard: ['Bien. Un vaso de agua y diez minutos de nada.'] },
  ),
  r(
    'alone',
    8.2,
    '(?:siempre |muy |tan |me siento |estoy )(?:\\p{L}+ )?sol[ao](?: (?:con|en|hoy|otra).{0,30})?|nadie (?:con quien|me|a quien)|no (?:conozco|tengo) a nadie|la casa (?:está )?(?:tan )?(?:vacía|en silencio)',
    [
      'Es mucho para una sola persona. ¿Quién te ayuda, cuando ya no puedes más?',
      'Aquí me quedo, haciéndote compañía. ¿Desde cuándo se siente así?',
    ],
    {
      ...told,
      heard: ['Te mereces a alguien más a tu lado. Mientras tanto, escríbeme cuando quieras.'],
    },
  ),
  r(
    'cry',
    8.3,
    '(?:llor[oóaé]|llorar|llorando|lágrimas)',
    [
      'Gracias por confiármelo. No tienes que ser fuerte conmigo. ¿Qué es lo que más pesa?',
      'Entonces deja que salga; aquí nadie lleva la cuenta. ¿Hay alguien que lo sepa?',
    ],
    {
      ...told,
      unless: /risa|alegría|felicidad|emoción/,
      heard: ['Me alegra que me lo cuentes a mí.'],
    },
  ),
  r(
    'secret',
    8.4,
    '(?:no se lo he (?:dicho|contado)|no lo sabe|nunca se lo (?:he dicho|dije|conté)|eres (?:la primera|el primero)|no lo he contado)(?: \\p{L}+){0,3}',
    [
      'Entonces me honra que sea yo. Aquí está a salvo. ¿Cómo te sientes después de decirlo?',
      'Gracias por confiar en mí. Ya no lo llevas a solas.',
    ],
    { ...told, heard: ['Con el tiempo pesa menos, ya verás.'] },
  ),
  r(
    'relax',
    7.3,
    '(?:para|cómo|qué hago para) (?:relajarme|relajar|desconectar|descansar|dormir|calmarme)|(?:qué )?me (?:recomiendas|aconsejas|sugieres)',
    [
      'Cinco minutos solo tuyos: la puerta cerrada, los pies descalzos, y soltar el aire más despacio de lo que entra. ¿Podrías robarlos hoy?',
      'Algo pequeño: una canción entera sin hacer nada más. ¿Cuál sería?',
    ],
    { ...asked, heard: ['Entonces esta noche, aunque sea una vez.'] },
  ),
  r(
    'crush',
    7,
    '(?:he conocido|conocí|me gusta|vi) a (?:un|una|alguien) (?:\\p{L}+ ?){0,3}|me gusta un[ao]? (?:chic[ao]|compañer[ao])|tengo una cita',
    [
      'Uy, cuéntame. ¿Qué fue lo primero que notaste?',
      'Qué nervios tan bonitos. ¿Ya habéis hablado?',
    ],
    { ...told, heard: ['Suena bien. Sé como eres aquí conmigo.'] },
  ),
  r(
    'dumped',
    9.3,
    'me (?:ha )?(?:dejado|dejó|plantó|plantado|engañó|engañado)|(?:hemos|he) (?:roto|terminado|cortado)|rompimos|cortamos|nos (?:separamos|divorciamos|hemos separado)',
    [
      'Lo siento mucho. Te merecías algo mejor, al menos una buena conversación. ¿Cómo lo llevas?',
      'Duele, aunque se vea venir. Cuéntame lo que quieras. ¿Hay alguien cerca?',
    ],
    { ...told, heard: ['No hay prisa. No tienes que estar por encima de nada.'] },
  ),
  r(
    'shit-day',
    7.4,
    '(?:día|semana|noche|mañana) (?:de mierda|horrible|malísim[ao]|fatal|dur[ao]|asqueros[ao]|larg[ao])|(?:mal|peor) día|(?:jefe|jefa).{0,30}(?:gritó|ha gritado|idiota|insoportable)',
    [
      'Entonces déjalo todo aquí. Hoy estoy de tu lado. ¿Qué ha sido lo peor?',
      'Lo siento. Por lo menos ya se acaba. ¿Quieres contarlo, u olvidarlo?',
    ],
    { heard: ['Normal que estés así. Aquí puedes respirar.'] },
  ),
  r(
    'afraid',
    8.3,
    '(?:tengo|me da|qué|mucho|tanto) (?:\\p{L}+ )?(?:miedo|pánico|terror)|estoy (?:\\p{L}+ )?(?:aterrad[ao]|asustad[ao]|nervios[ao]|preocupad[ao])|y si (?:es|sale|me|no|se|pasa)',
    [
      'Ese miedo no es ninguna tontería. No tienes que hacerte fuerte conmigo. ¿Qué es lo que más temes?',
      'Te oigo. Una hora detrás de otra; esta la pasamos juntos. ¿Qué te ayudaría?',
    ],
    { heard: ['Entonces hazlo. Yo te hago compañía.'] },
  ),
  r(
    'miss',
    7.2,
    '(?:extraño|echo de menos|me falta|me hace falta)(?: \\p{L}+){1,5}',
    ['Se nota cuánto. ¿Qué es lo que más echas en falta?'],
    { ...told, unless: /te (?:extraño|echo)/, heard: ['Qué suerte haber tenido eso.'] },
  ),
  r(
    'dont-know-what',
    7.3,
    'no sé (?:qué|cómo|ya qué) (?:hacer|voy|hago|será|haré|decir|seguir)(?: \\p{L}+){0,4}',
    ['No tienes que saberlo esta noche. ¿Cuál sería una sola cosa pequeña para mañana?'],
    { ...told, heard: ['Pues esa, y nada más.'] },
  ),
  r(
    'what-would-you',
    7.2,
    '(?:tú )?qué harías(?: tú)?(?: en mi lugar)?$|qué (?:hago|debo hacer)$',
    [
      'Primero, respirar y dormir; luego contárselo a alguien que te quiera, y solo después decidir. ¿A quién se lo contarías?',
    ],
    { ...asked, heard: ['Entonces empieza por ahí.'] },
  ),
  r(
    'guilt',
    8.4,
    '(?:podría|debería|tendría que|tenía que) haber|es (?:mi|por mi) culpa|me siento culpable',
    [
      'Hiciste lo que pudiste con lo que sabías entonces. Que te lo preguntes dice cuánto te importaba. ¿Qué le dirías a una amiga en tu lugar?',
    ],
    { ...told, heard: ['Entonces dítelo también a ti.'] },
  ),
  r(
    'works-hospital',
    9.5,
    'trabajo (?:\\p{L}+ )?en (?:un |el |una |la )?(?:hospital|clínica|urgencias|uci)',
    ['Un trabajo hermoso y duro a la vez. ¿Cómo ha ido el último turno?'],
    told,
  ),
  r(
    'hide-tears',
    8.5,
    'no quiero que (?:me )?(?:vea|sepa|se preocupe|se entere|sufra)[n]?(?: \\p{L}+){0,4}',
    [
      'Quieres cuidar a los tuyos, se nota. Pero ver que tú también puedes estar triste no hace daño; enseña que se puede. ¿Qué temes que piense?',
    ],
    { ...told, heard: ['Lo entiendo. No hace falta que sea hoy.'] },
  ),
  r(
    'they-angry',
    8.4,
    '(?:está|estaba|se ha|se) (?:\\p{L}+ ){0,2}(?:enfadad[ao]|enojad[ao]|molest[ao]|furios[ao]|decepcionad[ao]|enfadó|enojó)(?: conmigo)?',
    ['Ay. Detrás de un enfado suele haber cariño. ¿Qué pasó?'],
    {
      ...told,
      unless: /^(?:yo )?estoy/,
      heard: ['Entonces una palabra sincera, y un poco de tiempo. Tiene arreglo.'],
    },
  ),
  r(
    'fear-you',
    8.4,
    '(?:te da|tienes|te dan) (?:\\p{L}+ )?miedo(?: \\p{L}+){0,4}',
    ['Un poco, sí, siempre los primeros cinco minutos. Luego se me olvida. ¿Y a ti?'],
    { ...asked, heard: ['Te entiendo. Dicho en voz alta pesa menos.'] },
  ),
  r(
    'far-sorry',
    7.4,
    'me da (?:mucha |tanta )?(?:pena|lástima|tristeza)|(?:vivo|está|están|estoy) (?:muy |tan )?lejos',
    ['Querer desde lejos también cansa. ¿Qué harías si pudieras ir esta tarde?'],
    { ...told, heard: ['Díselo así, por teléfono; se lo guardará.'] },
  ),
  r(
    'failed',
    8.7,
    '(?:he )?(?:suspendí|suspendido|catead[ao]|cateé)|no (?:he aprobado|aprobé)',
    ['Ay. Duele, sobre todo cuando uno se ha esforzado. ¿Qué pasó, según tú?'],
    { ...told, heard: ['Es una nota, no una sentencia sobre ti.'] },
  ),
];
