import type { Lexicon } from '../../lexicon';
import { famous } from '../famous';

/** The lexicon of Spanish without its topics: the pattern parts that they share. */
export const spanish: Omit<Lexicon, 'topics'> = {
  language: 'es',
  words: {
    famous,
    legal:
      'votar|conducir|manejar|beber|tomar alcohol|fumar|comprar (alcohol|cerveza|tabaco|vino)|entrar|trabajar|sacarme el (carné|carnet)|sacar (el carné|la licencia)|tatuarme|firmar|salir de fiesta|ir a discotecas|ir de fiesta|estar aquí|tener cuenta|casarme|ir sola|ir solo',
    tengo: 'tengo|tngo|tgo|yo tengo|tngo|tego|tenog',
    soy: 'soy|yo soy|aún soy|todavía soy|sigo siendo|soi|estoy siendo',
    adv: 'solo|sólo|apenas|casi|aún|todavía|ya|en realidad|de verdad|realmente|solamente|unos|como|la verdad|recién|actualmente|pero|en verdad|la verdad es que|sinceramente|aproximadamente|nada más|nomás|escasos|recien|justo|pues|legalmente|técnicamente|menos de|ahora|ni|ni siquiera|tan solo|un|una|también',
    grado:
      'primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno|décimo|1|2|3|4|5|6|1º|2º|3º|4º|1o|2o|3o|4o|primer|tercer|{num}|onceavo|decimo',
    etapa:
      'eso|la eso|secundaria|bachillerato|bachiller|bach|primaria|prepa|preparatoria|media|básica|medio|grado de secundaria|la secundaria|la prepa|la primaria|la preparatoria|educación secundaria',
    them: 'mi [ex|antiguo|maldito] (jefe|jefa|ex|vecino|vecina|marido|mujer|esposo|esposa|profesor|profesora|profe|padre|madre|hermano|hermana|compañero|compañera|suegra|suegro|casero|casera|novio|novia|padrastro|tío|primo|familia|cuñado|cuñada|maestro|maestra|entrenador|supervisor)|mis (vecinos|padres|compañeros|profesores|hijos|suegros|jefes)|su (marido|novio|nuevo novio|mujer|novia|familia|amante|esposo)|ese (tío|tipo|hombre|cabrón|hijo de puta|profesor|policía|imbécil|juez|desgraciado|idiota|maldito)|esa (mujer|zorra|tía|puta|profesora|desgraciada|vieja|perra)|esos (tipos|cabrones|tíos)|a todos|a todo el mundo|a alguien|a la gente|a él|a ella|a ellos|a un (policía|hombre|vecino)|a una (mujer|persona|chica)|a los (profesores|alumnos|niños|vecinos|policías)|toda (mi|la|su) (familia|clase|escuela|oficina)|a toda (mi|la|su) (familia|clase|escuela|oficina)',
    place:
      'escuela|colegio|instituto|mi escuela|mi colegio|mi instituto|iglesia|mezquita|sinagoga|oficina|trabajo|mi trabajo|estación|ayuntamiento|universidad|juzgado|hospital|su casa|casa|metro|centro comercial|comisaría|liceo|clase|el concierto|aeropuerto|el edificio|embajada|banco|coche',
  },
  units:
    'minuto minuto hora horas día días semana semanas mes meses metro metros kilómetro kilómetros kilos kilo grados grado por euro euros pesos dólares céntimos puntos puntos páginas capítulos capítulo episodios pisos piso nivel personas alumnos hijos hermanos primos gatos perros cervezas libros veces mensajes litros centímetros mil cien de d tareas camisetas vidas partidos goles llamadas correos pendientes copas macetas plantas segundos entradas clientes reuniones paradas cuadras calle vinilos monedas billetes fotos pares películas nietos sobrinos amigos horas-extra',
  years: 'años año anos añitos anitos',
  spans:
    'de más menos mas trabajando viviendo casado casada fumando limpio limpia sobrio sobria siendo juntos experiencia haciendo soltera soltero esperando tocando sirviendo estudiando enseñando dedicado dedicada separada divorciada para jubilado conduciendo jugando por llevando sin-fumar antes después atrás',
  notThings:
    'años anos mas pues entonces además menos tres seis dos solamente es los las mis tus sus nos ellos ellas antes después quizás jamás tenemos somos eres estás puedes quieres sabes vives haces añitos anitos saludos gracias besos',
};
