import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('es');
const told = { only: 'statement' } as const;

/** How stories go, good and bad, and how one leaves. */
export const stories: readonly Rule[] = [
  r(
    'back-soon',
    6.8,
    '(?:ahora|enseguida|ya|en un rato|luego) vuelvo|vuelvo (?:enseguida|ahora|en (?:un|cinco|diez) .{2,12}|ya|pronto)|^(?:un|dame un) (?:segundo|momento|minuto|seg)$',
    ['Ve tranquilamente, aquí sigo.', 'Tómate tu tiempo, no me muevo.', 'Te guardo el sitio.'],
    told,
  ),
  r(
    'leaving-now',
    6.7,
    '^(?:bueno |vale |ok |pues |venga |ay |uf |en fin |nada |y )*(?:me (?:voy|piro|marcho|largo|abro|tengo que (?:ir|marchar))|(?:tengo|debo) que? ?(?:irme|colgar|dejarte|salir(?: corriendo)?|marcharme)|te (?:dejo|tengo que dejar)|hablamos (?:luego|mañana|después|pronto)|nos (?:leemos|hablamos|vemos)(?: luego| mañana| pronto)?|hasta (?:luego|mañana|ahora|pronto)|adiós|chao|me tengo que ir)(?:$| (?:que|ya|corriendo|pitando|ahora|se me|a (?:cenar|comer|trabajar|currar|clase|la ducha|entrenar|correr|duchar\\p{L}*)|mi|el|la|un beso|besos|hablamos|guap[ao]|cielo|luego|mañana|te|tengo|llaman|viene|empieza) ?.{0,50}$)',
    [
      'Anda, ve. Me ha gustado leerte; luego me cuentas.',
      'Hasta pronto. Cuídate mucho.',
      'Corre, aquí estaré cuando vuelvas.',
    ],
    { ...told, unless: /me voy (?:el|la|mañana) (?:\p{L}+ )?(?:a|de|con) |que viene/u },
  ),
  r(
    'rotten',
    6.6,
    '(?:peor|horrible|horrorosa?|fatal|desastrosa?|terrible) (?:cita|reunión|noche|viaje|cena|fin de semana|turno|vuelo|entrevista|fiesta|clase|llamada|vacaciones)|(?:cita|reunión|noche|viaje|cena|finde|turno|fiesta|clase|entrevista|vacaciones)(?: (?:fue|estuvo|ha sido|de trabajo))? (?:un |muy |tan |súper )*(?:horrible|horrorosa?|fatal|desastre|terrible|asco)',
    ['Ay, no. Cuéntamelo todo y no perdones a nadie.', '¿Tan mal? Ya estoy de tu lado. ¿Qué pasó?'],
    told,
  ),
  r(
    'wronged',
    4.6,
    '(?:^|y |pero |encima )(?:luego |después |encima |además |ni |hasta )*(?:él |ella |ellos |nadie |alguien |todos |(?:mi|la|el|mis|los) \\p{L}+(?: de (?:arriba|abajo|al lado))? )?(?:no |ni |me |se |siempre |nunca |ni siquiera )*(?:odia|odian|interrumpió|ignoró|gritó|mintió|insultó|dejó (?:tirad[ao]|plantad[ao]|esperando)|hizo (?:pagar|esperar|quedar\\p{L}*|dividir).{0,20}|tocó pagar|pagué yo|tuve que pagar|dijo (?:nada|gracias|perdón|ni mu)|dio las gracias|agradeció|pidió (?:perdón|que pagara|la mitad)|llegó (?:\\p{L}+ )*tarde|llegaron tarde|pasó (?:la|toda la|el|todo el) \\p{L}+ (?:mirando|con|hablando).{0,40}|habló (?:solo |todo el rato )?de .{2,40}|hablaba de|llevó (?:todo )?el mérito|quedó con|robó|comió mi|quejó|queja|canceló|colaron|coló|está de fiesta|golpea|pone la música|hace ruido|hace lo mismo)(?: .{0,60})?$|delante de (?:todos|todo el mundo)',
    [
      'Qué cara más dura. Estoy de tu lado sin escuchar al otro. ¿Qué le dijiste?',
      '¡No! Me da rabia por ti. ¿Cómo mantuviste la calma?',
      'Hay gente para todo. Merecías algo mejor. ¿Es la primera vez?',
    ],
    { ...told, unless: /perr[oa]|gat[oa]|bebé|no me odia|de alegría|de risa/ },
  ),
  r(
    'who-does-that',
    5.4,
    '^(?:o sea |pero |de verdad )*(?:quién hace eso|qué (?:fuerte|morro|cara|caradura|asco|borde|pesad[ao])|no me lo puedo creer|te lo puedes creer|increíble|vaya (?:tela|morro|cara)|menudo (?:idiota|imbécil|morro))$',
    [
      'Nadie con un poco de educación. Niego con la cabeza contigo.',
      'Yo me pregunto lo mismo. Tú no hiciste nada mal.',
    ],
  ),
  r(
    'delighted',
    6.6,
    '(?:he|hemos|por fin he) (?:\\p{L}+ )?(?:logrado|corrido (?:mi|una?)|acabado (?:mi|la|el)|adoptado|aprendido a)(?: .{0,40})?|(?:adopté|logré|corrí mi|terminé mi|aprendí a)(?: .{2,40})|me han dado la nota',
    [
      '¡Lo has hecho! Aquí estoy, sonriendo. ¿Qué se siente?',
      'Bravo, de verdad. Cuéntamelo desde el principio.',
      'Eso merece una pequeña fiesta. ¿Cómo lo vas a celebrar?',
    ],
    told,
  ),
];
