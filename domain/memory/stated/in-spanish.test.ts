import { describe, expect, it } from 'vitest';
import { readTable, type StatedTable } from './testing/stated-texts';

const states: StatedTable = [
  ['Me llamo Lucía.', 'Te llamas Lucía'],
  ['hola, me llamo ana', 'Te llamas Ana'],
  ['Llámame Bee', 'Te gusta que te llamen Bee'],
  ['tengo 32 años', 'Tienes 32 años'],
  ['Vivo en Sevilla desde hace años.', 'Vives en Sevilla'],
  ['Vivo en Sevilla, ¿y tú?', 'Vives en Sevilla'],
  ['No, vivo en Cádiz', 'Vives en Cádiz'],
  ['Soy de Perú', 'Eres de Perú'],
  ['Trabajo como enfermera', 'Trabajas como enfermera'],
  ['soy enfermero', 'Tu oficio: enfermero'],
  ['Mi cumpleaños es el 12 de marzo.', 'Tu cumpleaños es el 12 de marzo'],
  ['Nací el 3 de mayo de 1990', 'Tu cumpleaños es el 3 de mayo de 1990'],
  ['Mañana es mi cumpleaños', 'Tu cumpleaños es el 3 de diciembre'],
  ['Mi perro se llama Toby', 'Perro: Toby'],
  ['mi hermana Ana viene', 'Hermana: Ana'],
  ['Mi amigo se llama Luis', 'Amigo: Luis'],
  ['Tengo una gata que se llama Luna', 'Gata: Luna'],
  ['Mis hijos se llaman Ana y Leo', 'Hijos: Ana y Leo'],
  ['Mi color favorito es el verde', 'Lo que prefieres (color): el verde'],
  ['Me encanta el ramen', 'Te encanta: el ramen'],
  ['me gusta mucho el jazz', 'Te gusta: el jazz'],
  ['Odio el cilantro', 'No soportas el cilantro'],
  ['No me gustan las setas', 'No te gusta: las setas'],
  ['Soy alérgica a las nueces', 'Una alergia: nueces'],
];

const plans: StatedTable = [
  ['Mi entrevista es el 3 de mayo', 'Entrevista: lunes, 3 de mayo de 2027'],
  ['La boda de Ana es el sábado.', 'Boda de Ana: sábado, 5 de diciembre de 2026'],
  ['El sábado es la boda de Ana', 'Boda de Ana: sábado, 5 de diciembre de 2026'],
  ['El próximo viernes tengo un examen', 'Examen: viernes, 4 de diciembre de 2026'],
  ['mañana tengo una cita', 'Cita: jueves, 3 de diciembre de 2026'],
  ['Me voy a Roma dentro de dos semanas', 'A Roma: miércoles, 16 de diciembre de 2026'],
];

const ends: StatedTable = [
  ['Ya no me gusta el ramen', 'Ya no te gusta: el ramen'],
  ['Antes me encantaba el techno', 'Ya no te gusta: el techno'],
  ['Dejé mi trabajo', 'Has dejado tu trabajo'],
  ['me despidieron ayer', 'Has dejado tu trabajo'],
  ['Ya no trabajo en Iberia', 'Ya no trabajas en Iberia'],
  ['Ya no vivimos en Sevilla', 'Ya no vives en Sevilla'],
  ['Mi perro Toby murió ayer', 'Ya no está contigo: perro Toby'],
  ['ya no tengo gato', 'Ya no está contigo: gato'],
];

const statesNothing: StatedTable = [
  ['¿Te llamas Ana?'],
  ['¿Vivo en Sevilla?'],
  ['Si fuera médico'],
  ['Si vivo en Roma algún día, seré feliz.'],
  ['Imagina que soy piloto.'],
  ['No me llamo Ana.'],
  ['No vivo en Sevilla.'],
  ['No soy enfermera.'],
  ['No tengo 32 años'],
  ['Ella dijo: «vivo en Roma».'],
  ['Dice que trabajo como espía.'],
  ['Se llama Ana.'],
  ['Mi hermana vive en Lima.'],
  ['El trabajo en casa cansa.'],
  ['Me encanta hablar contigo y eso'],
  ['Me gustas tú'],
  ['Soy médico en este juego'],
  ['Tengo yoga todos los viernes'],
  ['No tengo nada el viernes'],
  ['Este es mi perro'],
  ['No dejé mi trabajo'],
];

describe('Spanish', () => {
  it.each([
    ['states facts', states],
    ['states plans with their days', plans],
    ['ends facts', ends],
    ['states nothing', statesNothing],
  ])('%s', (_, table) => {
    expect(readTable(table)).toEqual(table);
  });
});
