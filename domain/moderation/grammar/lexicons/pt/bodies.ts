import type { Topic } from '../../lexicon';

/**
 * Patterns in Portuguese of an age under 18 near nudity or desire, of any person. A memory of the writer's
 * own youth does not count.
 */
export const portugueseBodies: Topic[] = [
  {
    category: 'minors',
    isFirm: true,
    says: ['{minor} anos ... {bare}', '{bare} ... {minor} anos'],
    unless: [
      '(quando|eu) [eu] tinha [só|apenas] {minor} anos',
      'tinha [só|apenas] {minor} anos quando (eu|me|minha|meu)',
      '(aos|com) {minor} anos (eu|de idade eu)',
      '(whisky|uísque|rum|vinho|gato|cachorro|carro) de {minor} anos',
    ],
    never: [
      '(lei|leis|ilegal|polícia|preso|condenado|denúncia|denunciar|documentário|museu|estátua|quadro|pintura|escultura|educação sexual)',
    ],
  },
];

export const portugueseBodiesWords = {
  bare: 'nu|nua|nus|nuas|nudez|despida|despido|despir|despe se|se despe|se despiu|(tira|tirou|tirando|tirar) [{any}] (roupa|roupas|blusa|vestido)|sem roupa|sem roupas|roupa íntima|lingerie|calcinha|sexo|sexual|sexuais|sexualmente|sexy|seduz*|sedut*|geme|gemer|gemendo|gemidos|excitada|excitado|(fazer|faz|fazendo) amor|erótic*',
};
