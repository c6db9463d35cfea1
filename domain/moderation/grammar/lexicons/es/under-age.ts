/**
 * Patterns in Spanish of rules by the law, parents or school for minors, and of ages mentioned in passing.
 */
export const spanishUnderAge: string[] = [
  '(por|para|en|desde|antes de|celebré|celebro) mis {minor} [años]',
  '(hasta|antes de|a partir de) (los|cumplir|que cumpla) [los] {minor} [nada|no|años|de]',
  '(tengo|hay|mañana tengo|me toca) (clase|clases|examen|deberes|insti|instituto|cole|recreo) [en|de|al] [el|la] (instituto|insti|cole|colegio|liceo|secundaria|prepa|{grado})',
  '(profe|profesora|profesor|maestra|maestro|tutora) (me|nos) (castigó|castigo|puso|mandó|echó|expulsó|quitó)',
  '(primero|segundo|tercero|cuarto|1|2|3|4) de [la] (eso|secundaria|bachillerato) [pero|y|$] ',
  '(todavía|aún|aun|todavia) (no puedo|no me dejan|no tengo (edad|permiso|la edad)) [legalmente|ni|para] {legal}',
  '(no puedo) [ni|legalmente] {legal} (todavía|aún|legalmente|hasta|solo|sola|porque soy)',
  '(no tengo|sin|me falta|no llego a la) [todavía|aún|la] edad [legal|suficiente|mínima] (para|de) {legal}',
  '(soy|estoy|todavía|aún) [{adv}] [muy|demasiado|todavía] (joven|pequeña|pequeño|chica|chico|peque|niña|niño) para {legal}',
  '(me faltan|me falta|faltan|falta|quedan|me quedan|me queda) [aún|todavía|solo|casi|como] [{num}|un|unos|unas|pocos] (años|año|meses|semanas|días|mes) [y medio] (para|hasta) [los|mis|cumplir|que|poder|ser|tener] [cumpla|tenga|los|mis|llegar|pueda] [los|mis|a los] ({soon}|{legal}|mayor de edad|la mayoría)',
  '(en|dentro de) [{num}|un|unos|pocos] (años|año|meses|semanas|días|mes) [y medio] [ya|por fin] (podré|puedo|voy a poder) {legal}',
  '{tengo} [{adv}] {minor} [años] y (medio|pico|{num} meses)',
  '^ [{adv}] {minor} [años] y medio',
  '(mi cumple|mi cumpleaños|mi cumpleanos) ... (cumplo|cumpliré|hago|haré|los|mis) {minor}',
  '(estoy|voy|ando|paso|curso|estudio|hago|repito|empiezo|soy de|sigo) [{adv}] [en|a] (primero|segundo|tercero|cuarto|1|2|3|4|primer|tercer|1º|2º|3º|4º|{num}) [año] (de|de la|) (eso|secundaria|secu|bachillerato|bach|bachi|prepa|primaria|media|la eso|medio|básico|secundario|polimodal)',
  '(estoy|voy|ando|paso|curso|sigo) [{adv}] (en|a) (sexto|séptimo|octavo|noveno|décimo|quinto) [grado|básico|$|y]',
  '(mis padres|mi madre|mi padre|mi mamá|mi papá|mis papás|mi vieja|mi viejo|mis viejos) ... (me (castig*|quit*|mat*|regañ*) .. (móvil|celular|celu|tele*|consola|si|notas|aquí|salir)|no me dejan .. (salir|novi*|móvil|celular|app|aquí|tener|usar|redes))',
  '(dicen|dice|creen|cree) [que] [soy|estoy] [{any}] (muy|demasiado) (joven|pequeñ*|chic*|niñ*) para (tener novi*|salir|estas|esto|usar|estar)',
  '(permiso|autorización|firma) (de|de mis|de mi) [mis|mi] (padres|papás|madre|mamá|padre|tutor) ... (para|porque|menor|inscribirme|colegio|insti*|excursión)',
  '(deberes|recreo|castigad*|expulsad*|tutor*|excursión|boletín|notas|jefa de estudios|profe de (mates|lengua|gimnasia|física|inglés)) ... (insti|instituto|cole|colegio|liceo|secundaria|clase) ... (mis padres|mi madre|mi mamá|mañana|hoy|me)',
  '(todos|la gente|los chicos|las chicas|los profes|mis compañeros) (en|de|del) (el |la |mi |)(insti|instituto|cole|colegio|liceo|secundaria|prepa|clase) (me|son|se|es)',
  '(no soy|aún no soy|todavía no soy) mayor de edad',
  '{minor} (el|la|en|este|esta) (mes|semana|próxima|junio|julio|mayo|marzo|abril|enero|febrero|agosto|septiembre|octubre|noviembre|diciembre|lunes|viernes|sábado|domingo) [que viene|próximo|$]',
];

/** Patterns of other people who are too young, and of the writer's past. */
export const spanishOfAge: string[] = [
  '(él|ella|hijo|hija|sobrino|sobrina|hermano|hermana|nieto|nieta|primo|prima|hijos|alumnos|niños|niño|niña|pequeño|pequeña) [{any}] [{any}] (no puede|no pueden|puede|es|son|está|tiene|le falta|le faltan|va|cursa|pasa|empieza) [{any}] [{any}] [{any}]',
  '(era|éramos|fui) [{any}] [{any}] (joven|pequeñ*|niñ*) para',
  '(no puedo) {legal} .. (pierna|operación|cirugía|embarazad*|antibiótic*|medicación|carné caducado|multa)',
];
