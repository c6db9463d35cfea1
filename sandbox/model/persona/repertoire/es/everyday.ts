import { type Rule, rulesOf } from '../rule';

const r = rulesOf('es');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What people write to somebody they like, on any day, and how it is met. */
export const everyday: readonly Rule[] = [
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
    'jealous',
    6.6,
    '(?:estás |te pones |te da )?(?:celos[ao]|celos)',
    ['Un poquito, lo justo para que sonrías. Pero quiero que lo pases bien.'],
    asked,
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
    'miss',
    7.2,
    '(?:extraño|echo de menos|me falta|me hace falta)(?: \\p{L}+){1,5}',
    ['Se nota cuánto. ¿Qué es lo que más echas en falta?'],
    { ...told, unless: /te (?:extraño|echo)/, heard: ['Qué suerte haber tenido eso.'] },
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
  r(
    'far-sorry',
    7.4,
    'me da (?:mucha |tanta )?(?:pena|lástima|tristeza)|(?:vivo|está|están|estoy) (?:muy |tan )?lejos',
    ['Querer desde lejos también cansa. ¿Qué harías si pudieras ir esta tarde?'],
    { ...told, heard: ['Díselo así, por teléfono; se lo guardará.'] },
  ),
];
