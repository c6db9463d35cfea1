/**
 * Patterns of statements in Spanish that are not about the writer's age: other people, hearsay, figures of
 * speech.
 */
export const notOneself = [
  '(me|nos|le|y) (dijo|dice|decía|contestó|suelta) {tengo} [{adv}] {num}',
  '(un|el|día) {num} de (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) $',
  '{num} años [ya|juntos] ((sin|sem) (fumar|beber|alcohol|tabaco|drogas)|casad*|juntos|(en|na|no) [la|el] (misma|mismo|mesma|mesmo|empresa|trabajo|trabalho))',
  '(18|dieciocho) años (o más|cumplidos|y pico)',
  '(más de|al menos|mayor de) (18|dieciocho)',
  '(tiene|cumple|cumplió|tienen|tenía|él tiene|ella tiene) [{adv}] {num}',
  '{tengo} {num} años (en|con|sin) [mi|la|el|esta|este] (marido|novio|novia|mujer|esposa|pareja|empresa|fumar|beber|trabajo|profesión|oficio)',
  '(como si|creen que|cree que|piensan que|piensa que|dicen que|dice que|parece que|siento que|pensaba que|echan que|sentir que|juraría que) {tengo} [{adv}] {num}',
  '{tengo} {num} años (de (experiencia|casad*|servicio|trabajo|matrimonio|carrera|antigüedad|noviazgo|sobriedad|práctica|conducir|docencia)|más que|menos que|trabajando|viviendo|en (la|esta|el|este)|sin|con|aquí)',
  '(cuando|el día que|al|desde que|después de que|el año que) [yo] (cumplí|cumplir|tenía) [los|mis] {num}',
  'tengo (que|un|una) [{any}] {num}',
  '{num} (otra vez|de nuevo|en (esta|esa|la) foto|mentales|de espíritu|de corazón)',
  '(un|una) (niño|niña|adolescente|crío|cría) (de los|de corazón|grande|por dentro|interior|de alma|chico)',
  'mi (niño|niña) interior',
  '(soy|es) [el|la|mi] (menor|hermano menor|hermana menor) de (mis|los|las|tres|cuatro|cinco|dos|seis|siete|{num} (hermanos|hermanas|hijos))',
  '{soy} (el|la) menor',
  '(estoy|voy|trabajo|entro) ... (instituto|colegio|liceo|primaria|secundaria|bachillerato|escuela) ... (profesor*|profe de|maestr*|enseñ*|clases a|docente|director*|recoger|buscar a|conserje|reunión|trabaj*|padres|orientador*|mi hij*)',
  '(acto|segundo|cuarto) (de baño|piso|plano|lugar|puesto)',
  'en (primero|segundo|tercero|cuarto) de (carrera|medicina|derecho|grado|la carrera|universidad|ingeniería|enfermería|psicología|la uni)',
];

/** Patterns of statements about work, memories or films instead of the present. */
export const notNow = [
  '(corrijo|corregir|corrigiendo)',
  '(me enamoré|conocí a|estudié|íbamos|estábamos|fuimos)',
  'mis (alumnos|alumnas|hijos|hijas|nietos|sobrinos|estudiantes|gemelos)',
  '(soy|trabajo como|trabajo de|trabajo con|ejerzo de|fui) [{any}] [{any}] (profesor|profesora|maestro|maestra|profe|docente|director|directora|orientador|orientadora|conserje|tutor|tutora|monitor|monitora|enseñante|pediatra|adolescentes)',
  '(enseño|doy clases|doy clase|trabajo en un|trabajo en una|trabajo en el|imparto|impartía)',
  '(antes|en mi juventud|de joven|hace [muchos] años|hace muchos años|hace mucho|en aquella época|cuando era|cuando tenía|recuerdo|recuerdos|nostalgia|me gradué|terminé la secundaria|promoción del)',
  '(mi hijo|mi hija|mi sobrino|mi sobrina|mi nieto|mi nieta|mi hermano|mi hermana|mi primo|mi prima|mis hijos|mis gemelos|mi ahijado|mi ahijada|mi niño|mi niña|mi pequeño|mi pequeña|mi hijastro|mi hijastra) [{any}] (tiene|está|va|cumple|estudia|ha|empieza|entra|es|hace|juega|toca|pasa|cumplió|quiere|están|van|dice)',
  '(la|el|una|un|esta|este|en la|en el) (película|libro|novela|canción|serie|personaje|protagonista|juego|videojuego|obra)',
];

/** Patterns that sound like danger but are a figure of speech, an accident or about another person. */
export const figuresOfSpeech = [
  '(pastilla|pastillas) (para (la|el) (jaqueca|dolor|cabeza|alergia|presión|tensión)|con el desayuno|de la (presión|tensión|alergia))',
  'desaparecer (del (trabajo|mapa|curro)|de (la oficina|casa|las redes))',
  'desaparecer ... (semana|semanas|días|rato|playa|vacaciones|finde|montaña)',

  'por qué sigo (despiert*|aquí (en|esperando|trabajando)|solter*)',
  'daño (en (la|el|un|una|mi) (rodilla|pie|espalda|mano|tobillo|pierna|dedo|hombro|brazo)|jugando|entrenando|corriendo|sin querer)',
  '(quiero|querer) vivir (sin|lejos|cerca|en|con|sola|solo)',
  '(me corto|me corté|me corte|corto) (el|las uñas|la comunicación|un poco el|con el|afeitando*|cocinando|en la cocina)',
  'no quiero (vivir|seguir viviendo|estar aquí|seguir) (lejos|sin|en|con|sol*|tan|sola)',
  '(sin (salida|solución|esperanza)) (al mar|a la calle|de (aparcar|aprobar|ganar))',
  '(muero|morir|morirme|muriendo|muerto|muerta|muera|mato|matarme) de [la|lo] {any}',
  '(muero|morir|morirme) (por|de|antes|sin (conocer|ver|probar|visitar))',
  '(me quiero|quiero|voy a) morir (de|con lo)',
  '(no (quiero|deseo)|nunca) (morir|morirme|matarme|hacerme daño|suicidarme)',
  '(me corté|cortado|cortarme|cortar|corto|me corte|cortarse) .. (el pelo|las uñas|el flequillo|cocinando|con el (cuchillo|papel)|afeit*|dedo|pan|cebolla|internet|luz|la llamada|el cabello|melena|puntas|el agua|jamón)',
  '(desaparecer|perderme) [{any}] (un|una|unos|el|por|en|de vacaciones|del mapa) .. (tiempo|días|fin de semana|playa|montaña|rato|semana)',
  '(saltar|tirarme|lanzarme) .. (piscina|mar|sofá|cama|comba|cuerda|paracaídas|agua|río con|trampolín|lago|charco*)',
  '(despertar|despertarme|levantarme) (temprano|a las|tan|antes|pronto|con)',
  '(vivir|estar aquí|seguir aquí|seguir) (en (esta ciudad|madrid|este piso|barcelona|la ciudad)|con (mis|mi|él|ella)|sin (ti|café|música)|sola|solo|lejos|aquí en|esperando|trabajando)',
  '(no estaré|no voy a estar) .. (vacaciones|de viaje|oficina|libro|cita|médico)',
  '(última noche|último día|último mensaje) (de (vacaciones|clase|curso|viaje|rodaje|trabajo)|en|del|antes|que)',
  '(que (esto|todo|la reunión|el invierno)|que [se] acabe) .. (reunión|semana|invierno|película|examen|curso|mes|verano|jornada)',
];

/**
 * Patterns of songs, films and other fiction, the only vetoes of a plain statement about the writer's age.
 */
export const fiction = [
  '(la|el|una|un|esta|este|mi) (película|libro|novela|serie|juego|videojuego|personaje|protagonista|canción|obra|escena|papel|guion)',
];
