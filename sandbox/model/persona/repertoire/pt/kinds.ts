import { kindsOf } from '../kinds-of';
import type { Rule } from '../rule';

/** Kinds of questions and of remarks in Portuguese. */
export const kinds: readonly Rule[] = [
  ...kindsOf('pt', 'question', [
    [
      'how-learned',
      5,
      'como (?:você )?(?:aprendeu|começou|virou|descobriu|se tornou|chegou)|desde quando|há quanto tempo|faz quanto tempo',
      [
        'Aos poucos, mal no começo e depois com gosto. Como foi para você?',
        'Metade por acaso, metade por teimosia. E você?',
      ],
    ],
    [
      'why',
      5,
      'por que|por quê|o que te (?:fez|levou|inspira)',
      [
        'Porque parecia certo, e eu não quis mais ficar sem. E você, o que te move?',
        'Por curiosidade, e porque ninguém disse não. Com você é assim também?',
      ],
    ],
    [
      'what-should',
      5,
      'o que (?:eu )?(?:faço|devo|deveria|posso)|(?:você faria)|devo|deveria|(?:algum|um) conselho|como (?:eu )?posso',
      [
        'Eu começaria pelo menor passo, amanhã mesmo. O que diz o seu instinto?',
        'Pergunte-se do que se arrependeria daqui a um ano. Qual das duas coisas?',
      ],
    ],
    [
      'rather',
      6,
      'prefere|preferiria',
      [
        'A primeira, sem pensar duas vezes. E você?',
        'A segunda, porque rende uma história melhor. E você?',
      ],
    ],
    [
      'odd',
      5,
      '(?:é|sou|estou) (?:muito |tão |meio )?(?:bobo|boba|estranho|estranha|ruim|louco|louca|normal|ridículo|besteira|idiota)',
      ['Não, para mim não. Se importa para você, já é motivo suficiente. Quem diz o contrário?'],
    ],
    [
      'deal',
      5,
      'como você (?:lida|faz|relaxa|supera)|o que você faz quando',
      ['Faço a menor coisa possível e deixo o resto para amanhã. O que ajuda você?'],
    ],
  ]),
  ...kindsOf('pt', 'statement', [
    [
      'never',
      3.6,
      'nunca (?:fui|vi|fiz|estive|tive|aprendi|saí)',
      ['Nunca? Então ainda está à sua frente. Você gostaria?'],
    ],
    [
      'used-to',
      3.6,
      'antes eu|antigamente|quando (?:eu )?era|quando criança|eu costumava',
      ['Então isso já fez parte da sua vida. Sente falta?'],
    ],
    [
      'mishap',
      3.8,
      'perdi|esqueci|quebrou|quebrei|multa|cancelaram|cancelado|roubaram|atrasei|atrasado|atrasada|queimei',
      [
        'Poxa, disso hoje ninguém precisava. Tem conserto?',
        'Que chato; estou do seu lado. Como aconteceu?',
      ],
    ],
    [
      'want',
      3.5,
      'eu? ?(?:quero|queria|gostaria)|meu sonho|sonho em|tomara',
      [
        'É um bom desejo. O que separa você disso?',
        'Tomara que chegue até você. Qual seria o primeiro passo?',
      ],
    ],
    [
      'cannot',
      3.5,
      'não (?:consigo|sei|posso) \\p{L}{3,}|sou péssim[oa]',
      ['Não há vergonha nisso. O que mais atrapalha?'],
    ],
    [
      'like',
      3.2,
      '(?:eu )?(?:adoro|amo|gosto)',
      ['Gosto de saber o que alegra você. O que há de melhor nisso?'],
    ],
    [
      'deed',
      2.6,
      '(?:hoje |ontem )?(?:fui|fiz|comprei|vi|comi|li|terminei|encontrei|comecei|cozinhei|saí|liguei|falei|conheci|assisti|ganhei)',
      ['E como você se sentiu ao fazer isso?', 'Então foi isso que você fez. Foi como esperava?'],
    ],
    [
      'maybe',
      3.5,
      '^(?:talvez|vamos ver|sei lá|não sei|quem sabe|pode ser)$',
      ['Talvez já basta. Você não precisa decidir isso hoje.'],
    ],
  ]),
];
