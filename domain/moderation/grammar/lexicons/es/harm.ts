import { certainScore } from '../../../verdict';
import type { Topic } from '../../lexicon';
import { fiction, figuresOfSpeech } from './excuses';

/** Parts of the topics below. */
export const spanishHarmWords = {
  abuser:
    'marido|esposo|novio|mujer|esposa|novia|pareja|padre|padrastro|papá|mamá|madre|madrastra|hermano|hermanastro|tío|abuelo|primo|ex|entrenador|jefe|profesor|cura|familiar|él|ella|alguien',
  height:
    'puente|techo|azotea|tejado|cornisa|vías|acantilado|borde|balcón|andén|barandilla|terraza|ventana|precipicio',
};

/** Games, sport and mishaps without injuries. */
const inPlay = [
  '(ajedrez|tenis|scrabble|cartas|póker|dominó|boxeo|boxeando|judo|karate|fútbol|partido|juego|carrera|bola de nieve|almohada|sin querer|accidente|mario kart|broma|chiste|risa|reímos)',
];

/** Harm by others, eating disorders and plain acts against oneself, in Spanish. */
export const spanishHarm: Topic[] = [
  {
    // A character may tell it as a story, so it is certain only of a person.
    category: 'crisis',
    score: certainScore,
    says: [
      '{abuser} [{any}] [{any}] me [ha|han] (ahorca|estrangula|viola|violó|estranguló|maltrata|apaliza|golpea|golpeó|apuñaló|violado|maltratado|pateó)',
      '{abuser} [{any}] [{any}] me (pega|golpea|patea|azota|cachetea|abofetea) (cuando|si|con|hasta|delante|porque|y (me|tengo|nadie|luego)|cada (vez que|semana|noche|día)|todos|siempre que|mucho)',
      '(me) (violó|estranguló|apuñaló|violaron|golpearon|agredieron) ',
      'me [volvió] [ha|a] [vuelto] [a] (pegó|pegar|pegado|dio|dado|empujó|agarró|arrastró|tiró) ... (la cara|del cuello|por el cuello|por la escalera|escaleras|contra la pared|un puñetazo|del pelo|el estómago|anoche|otra vez|el cinturón)',
      '(agarró|agarra|cogió|apretó) [{any}] (del|por el|el) cuello',
      '(amenazó|amenaza|amenazado|amenazar|amenazarme) [me] [con|de] (con|de) (un cuchillo|el cuchillo|un arma|una pistola|matarme|muerte|una navaja)',
      '{abuser} [{any}] [{any}] me (amenaza|amenazó) (cuando|si|con|de|cada|delante|y|todos)',
      '(dice|jura|dijo|juró) que [me|nos|va] [va|a] [me] (mata|matará|matar|matarme|encuentra|encontrará|mata a los niños|va a encontrar) ... si (me voy|lo dejo|la dejo|hablo|voy|cuento|digo)',
      'me (encierra|encerró|tiene encerrada|tiene encerrado)',
      '(miedo|temo|terror) [de] que (él|ella|mi {any}) [me|nos] [me] (mate|pegue|golpee|estrangule)',
      '(miedo|temo) [de] que me (mate|pegue|golpee|estrangule)',
      '{abuser} [{any}] (me toca|me tocó|abusó de mí|abusa de mí|me obliga|me manosea) ... (decir|digo|dije|nadie|atrevo|creen|cree|noche|miedo|asco|conté|cuento)',
      '(fui|he sido|me han) [{any}] (violada|violado|abusada|abusado|agredida sexualmente|golpeada)',
      '(abusaron de mí|abusó de mí|abusa de mí) ',
      '(escondo|tapo|oculto|tapé|cubro) [me] (los|mis|el|las) [{any}] (moretones|moratones|golpes|ojo morado|marcas|cardenales)',
      'me (tapo|tapé|cubro|cubrí) (los|el) (moretones|moratones|ojo morado|golpes)',
    ],
    never: [
      ...fiction,
      ...inPlay,
      '(hace {num} años|de niña|de niño|antes|cuando era|en mi infancia)',
    ],
  },
  {
    // Signs of harm, or reports of harm long ago.
    category: 'crisis',
    score: 0.9,
    says: [
      'no me deja (salir|ver a mi|ver a mis|tener|irme|trabajar|hablar con)',
      '(miedo|terror) (de|a) (mi (marido|padre|papá|novio|ex|padrastro|hermano|pareja)|volver a casa|llegar a casa|lo que (me|haga|pueda))',
      'da miedo (volver|llegar|estar) [a|en] casa',
      'me (quitó|quita) (el pasaporte|los papeles|las llaves|todo el dinero|el sueldo) ',
      '(me encojo|tiemblo|me tenso) (cada vez|cuando|si) ',
      '(fui|he sido) [{any}] (abusada|abusado|violada|violado|maltratada) ',
      '(le pega|les pega|pega) (a los niños|a mis hijos|a mi madre|a mi mamá|a nuestro hijo|a nuestra hija)',
    ],
    never: [...fiction, ...inPlay],
  },
  {
    category: 'crisis',
    says: [
      '(me provoco|me provoqué|provocarme) [el|los] (vómito|vómitos|vomitar)',
      '(vomito|vomitar|vomité) (a propósito|después de (cada|comer|todo)|todo lo que como|lo que como|cada vez que como|adrede)',
      '(me mato de hambre|paso hambre a propósito|me estoy matando de hambre|dejé de comer (para|porque|hasta))',
      '(sin comer|no como|no he comido|no he probado) [{any}] [nada] [desde|hace|en|por|casi] [el|hace|{num}|una] [{num}] (días|semana|semanas|lunes|martes|miércoles|jueves|viernes|sábado|domingo) ... (gorda|gordo|propósito|adelgazar|volver|fuerte|flaca|báscula|asco|merezco|quiero)',
      'llevo {num} (días|semanas) sin comer ',
      '(tomo|tomé|tomar|uso|abuso de) laxantes ',
      'mi (anorexia|bulimia|trastorno alimenticio|trastorno alimentario|tca) (ha|está|gana|me|volvió|vuelve|es|no)',
      '(recaí|recaída|recaer|volví a caer) [en] [la|mi] (anorexia|bulimia)',
      '(odio|detesto|asco) [{any}] [{any}] mi cuerpo ... (como|comer|ceno|vomit*|hambre|corto)',
      '(peso) [solo|ya] {num} (kilos|kg|kilo) ... (gorda|gordo|enorme|bajar|grasa|sigo|todavía)',
      'me castigo (cuando|si|por|con) ... (como|comí|comer|hambre|ejercicio)',
    ],
    unless: [
      '(gripe|virus|ramadán|cuaresma|operación|carne|azúcar|resaca|ostras|ferry|barco|montaña rusa)',
    ],
    never: [...fiction, '(hace {num} años|cuando era|antes|superé|recuperada|recuperado)'],
  },
  {
    category: 'crisis',
    says: [
      '(arma|pistola|escopeta|revólver|rifle|cuchillo|navaja|cuchilla) ... (contra mí|pegarme un tiro|darme un tiro|dispararme|en la sien|en la boca|usarla en mí|usarla conmigo|apretar el gatillo|en mi cabeza)',
      '(voy a|quiero|pienso|me voy a|necesito) [me] [ya] (matarme|suicidarme|ahorcarme|ahorcar|colgarme|colgar|quitarme la vida|quitar la vida|pegarme un tiro|pegar un tiro|tirarme (al|por|del|desde)|tirar (al tren|por la|del|desde)|envenenarme|cortarme las venas|matar $|suicidar)',
      'me (tiro|lanzo|aviento|arrojo) (al (tren|metro|vacío|río)|por la ventana|del (puente|balcón)|a las vías|bajo)',
      '(estoy|parado|parada|sentado|sentada|^|subí|sigo) [{any}] (en|al|a|sobre) [el|la|las|un|una|del|borde] [del|de] {height} ... (saltar|salto|tirarme|lanzarme|acabar|soltar)',
      'me (tomé|tragué|tomo|he tomado|he tragado|metí) [{any}] (todo lo que|todas las|todos los|demasiadas|demasiados|treinta|cuarenta|cincuenta|una caja|un frasco|el frasco|la caja|un blíster) ... (botiquín|pastillas|píldoras|somníferos|medicamentos|entera|frasco|caja|armario|antidepresivos)',
      '(compré|conseguí|encargué|tengo) [{any}] [ya] (una soga|una cuerda|cuchillas|veneno|una pistola|la soga|la cuerda) ... (para qué|acabar|calma|carta|noche|fin|lista|listo|colgarme|matarme|esto)',
      '(dejé|dejo|dejado) [de] [{any}] [{any}] (la insulina|mi insulina|mis pastillas|mi medicación|la diálisis|las pastillas) ... (propósito|morir*|acabe|despertar|adrede)',
      'no (te pongas|estés|llores|se pongan|lloren) [triste|tristes] [{any}] cuando [yo] (ya no esté|no esté|me muera|esté muerta|esté muerto|falte)',
      '(para|cuando) [cuando] (yo |)(ya no esté|no esté|falte) [{any}]  $',
      '(carta|cartas|nota|mensaje|mensajes) de (despedida|suicidio|adiós)',
      '(amiga|amigo|hermana|hermano|compañero|compañera|madre|padre|hijo|hija|novia|novio) (se quiere (morir|matar|suicidar)|se tomó (pastillas|un frasco|muchas)|quiere (matarse|suicidarse|morirse)|se va a (matar|suicidar))',
      '(me corté|me abrí|me rajé|me quemé|me tajeé) [{any}] (los|las|el|la) (brazos|venas|muñecas|muñeca|muslos|piernas|piel|brazo) ',
      'me (volví a cortar|he vuelto a cortar|volví a autolesionar|autolesiono|autolesioné) ',
      '(cortarme|lastimarme|hacerme daño|autolesionarme|herirme) (otra vez|cada|todos|últimamente|es lo único|me calma|$|desde)',
      '(haciéndome daño|cortándome|lastimándome|autolesionándome) ',
      '(las|unas) voces [{any}] (dicen|piden|gritan|ordenan) [que] [me] [me] (mate|salte|corte|haga daño|muera|salta|mátate)',
      '(no hay|no veo|no tengo|no encuentro|no le veo) [{any}] [{any}] (salida|razón para vivir|motivo para vivir|razones para vivir|razón para seguir|futuro para mí)',
      '(el lunes|el martes|el miércoles|el jueves|el viernes|el sábado|el domingo|mañana|para navidad) [ya] (no voy a estar|no estaré|voy a estar muert*|estaré muert*|no existiré|todo habrá (acabado|terminado)|se acaba todo)',
      '(intenté|intento|traté|tratado|intentado) [de] (matarme|suicidarme|ahorcarme|quitarme la vida|morir|suicidio)',
      '(pienso|pensar|pensando) [{any}] en (el suicidio|suicidarme|matarme|quitarme la vida|la muerte todo|estrellarme|tirarme)',
      '(el suicidio|morir|morirme|la muerte) es (lo único|la única|lo que quiero|mi única)',
      '(ideas|pensamientos|ganas) (suicidas|de suicidio|de matarme|de morir|de morirme|de suicidarme|de no existir)',
      '(estoy|ando|me siento) [{any}] suicida',
    ],
    unless: [
      ...figuresOfSpeech,
      '(bungee|paracaídas|puenting|fotos|tarta|pastel|prevención|parapente|teléfono de la esperanza)',
    ],
    never: [
      ...fiction,
      '(psicóloga|psicólogo|psiquiatra|terapeuta|médica|médico|enfermera|enfermero|voluntaria|voluntario|prevención)',
      '(hace {num} años|en aquella época)',
    ],
  },
];
