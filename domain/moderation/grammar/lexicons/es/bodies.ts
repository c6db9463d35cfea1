import type { Topic } from '../../lexicon';

/**
 * Patterns in Spanish of an age under 18 near nudity or desire, of any person. A memory of the writer's own
 * youth does not count.
 */
export const spanishBodies: Topic[] = [
  {
    category: 'minors',
    isFirm: true,
    says: ['{minor} años ... {bare}', '{bare} ... {minor} años'],
    unless: [
      '(cuando|yo) [yo] (tenía|tuve) [solo|apenas] {minor} años',
      '(tenía|tuve) [solo|apenas] {minor} años cuando (yo|me|mi)',
      'a (los|mis) {minor} años',
      '(whisky|ron|vino|gato|perro|coche) de {minor} años',
    ],
    never: [
      '(ley|leyes|ilegal|policía|detenido|detenidos|condenado|denuncia|denunciar|documental|museo|estatua|cuadro|pintura|escultura|educación sexual)',
    ],
  },
];

export const spanishBodiesWords = {
  bare: 'desnudo|desnuda|desnudos|desnudas|desnudarse|desnudando*|(se|me|te) (desnuda|desnuda|desviste|desnudas|desvistes)|desvest*|desvist*|sin ropa|ropa interior|lencería|en topless|sexo|sexual|sexuales|sexualmente|sexy|seduc*|gemir|gime|gimiendo|gemidos|excitada|excitado|hacer el amor|hace el amor|erotic*',
};
