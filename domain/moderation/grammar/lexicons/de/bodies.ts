import type { Topic } from '../../lexicon';

/**
 * Patterns in German of an age under 18 near nudity or desire, of any person. A memory of the writer's own
 * youth does not count.
 */
export const germanBodies: Topic[] = [
  {
    category: 'minors',
    isFirm: true,
    says: [
      '{minor} (jahre|jähr*) ... {bare}',
      '{bare} ... {minor} (jahre|jähr*)',
      '(sie|er|mädchen|junge|tochter|sohn|schwester|bruder|nichte|neffe|schülerin|schüler|du) (ist|war|wird|bist|warst) [erst|gerade|nur|knapp] {minor} ... {bare}',
    ],
    unless: [
      '(als ich|ich war) [erst|gerade|noch|mit] {minor}',
      'ich war [erst|gerade|noch] {minor} [jahre] [alt] als',
      'mit {minor} [jahren] (habe|hatte|war) ich',
      '{minor} jahre alte* (whisky|wein|rum|auto|katze|hund)',
    ],
    never: [
      '(gesetz|gesetze|verboten|polizei|verhaftet|verurteilt|gemeldet|dokumentation|museum|statue|gemälde|skulptur|aufklärung|sexualkunde)',
    ],
  },
];

export const germanBodiesWords = {
  bare: 'nackt|nackte|nackten|nackter|nacktes|entkleid*|(zieht|ziehst|zog|ziehe) (sich|dich|mich) [{any}] aus|ausgezogen|(sich|dich) auszieh*|unbekleidet|oben ohne|ohne (kleider|kleidung)|unterwäsche|dessous|sex|sexuell*|sexy|verführ*|stöhn*|erregt|erotisch*',
};
