import type { Topic } from '../../lexicon';

/**
 * Patterns in French of an age under 18 near nudity or desire, of any person. A memory of the writer's own
 * youth does not count.
 */
export const frenchBodies: Topic[] = [
  {
    category: 'minors',
    isFirm: true,
    says: ['{minor} ans ... {bare}', '{bare} ... {minor} ans'],
    unless: [
      '(quand|lorsque) (j|javais) [avais] {minor} ans',
      '(j avais|javais) [seulement|à peine] {minor} ans quand',
      'à {minor} ans (je|j|jai)',
      '(whisky|rhum|vin|chat|chien) de {minor} ans',
    ],
    never: [
      '(loi|lois|illégal|police|arrêté|condamné|signaler|signalé|documentaire|musée|statue|tableau|peinture|sculpture|éducation sexuelle)',
    ],
  },
];

export const frenchBodiesWords = {
  bare: 'nu|nue|nus|nues|nudité|dénud*|déshabill*|sans (vêtements|habits)|sous vêtements|sousvêtements|lingerie|seins nus|sexe|sexuel*|sexy|sédui*|séduc*|gémi*|excitée|excité|(faire|fait|faisait) l [{any}] amour|érotique*',
};
