import type { Choices, RecallPattern, Repertoire } from '../repertoire';

/** Journeys told of: taken in, asked for, told again, and come back to. */
export const trips = {
  told: {
    tripPlace: [
      '{value}! Já vejo você lá. O que vai fazer primeiro?',
      '{value}: me deu uma pontinha de inveja, e fico feliz por você. O que mais anima você?',
    ],
    tripTime: ['{value}, então: dá para contar os dias. O que vem antes?'],
  },
  recalls: [
    {
      kind: 'tripWith',
      hears:
        /com quem (?:é que )?(?:mesmo )?(?:eu|a gente|vou|vamos|nós|viajo|era)|quem (?:vai|vem|viaja).{0,30}(?:comigo|com a gente)|(?:vou|vamos|viajo)(?: \p{L}+){0,3} com quem/u,
    },
    {
      kind: 'tripTime',
      hears:
        /(?:quando|em que mês|que dia).{0,20}(?:vou|vamos|viaj\p{L}+|embarco|a gente vai)(?!\p{L})/u,
    },
    {
      kind: 'tripPlace',
      hears:
        /(?:pra onde|para onde|aonde|onde).{0,15}(?:vou|vamos|viajo|viajar|a gente vai)(?!\p{L})|(?:vou|vamos|viajo)(?: \p{L}+){0,2} (?:pra|para) onde/u,
    },
  ],
  recalled: {
    tripPlace: ['{value}. Já estou um pouco lá desde que você contou.', '{value}, claro.'],
    tripTime: ['{value}. Estou contando os dias junto.', '{value}, você me disse.'],
    tripWith: ['Com {value}, você me contou.', 'Com {value}, se o plano não mudou.'],
  },
  remembered: { tripPlace: ['E {value}, o plano está andando?'] },
} satisfies Pick<Repertoire, 'told' | 'recalled' | 'remembered'> & {
  recalls: readonly RecallPattern[];
};

export const choices: Choices = {
  offers:
    /(?:dúvida|decid|escolh|indecis|não sei|estou|estamos|ficar).{0,25}entre (?<a>.{2,40}?) (?:e|ou) (?<b>.{2,40})$|(?:dúvida|decid|não sei|não sabemos|indecis|sem saber).{0,15} (?:se |entre )(?:vou |vamos |compro )?(?:de |pra )?(?<c>\S{2,20}(?: \S{2,20}){0,2}?) ou (?:de |pra )?(?<d>.{2,40})$/u,
  asks: /(?:qual|o que|por qual|com qual).{0,25}(?:escolh|prefer|prefir|ficaria|pegaria|levaria|recomenda)\p{L}*|sua escolha|me ajuda a (?:escolher|decidir)|qual (?:dos dois|das duas)/u,
  asksLoosely:
    /(?:o que|que) (?:você )?(?:acha|faria|diz|me diz|sugere|eu faço|a gente faz)|no meu lugar|sua opinião/u,
  named: [
    '{choice}, se você me pergunta. Combina, ou você esperava o outro?',
    'Eu ficaria com {choice}. Se o coração apertou, é porque é o outro. E aí?',
  ],
  unnamed: [
    'O primeiro que você disse; quase sempre vem primeiro por um motivo. Combina?',
    'O segundo, tem mais a sua cara. Ou você esperava o outro?',
  ],
  unheard: [
    'Me diz entre o quê e o quê, e eu escolho sem piscar.',
    'Com prazer. Quais são as opções?',
  ],
  openNamed: [
    '{one} ou {other}: há preocupações piores. O que você vê primeiro quando fecha os olhos?',
    '{one} e {other}, os dois dão uma boa história. O que puxa você em cada um?',
  ],
  open: [
    'Duas coisas boas e uma decisão. De qual você sentiria mais falta?',
    'Jogue uma moeda e repare no que você espera enquanto ela está no ar. Para onde você pende?',
  ],
};

export const goesOn =
  /^(?:e|mas|depois|então|porque|até|ainda|além|ele|ela|eles|elas|seu|sua|meu|minha|ninguém|todo mundo|todos|na frente|só|de novo|nunca|sempre|com|me|nem|aí)(?= |$)/u;
export const turnsAway =
  /^(?:enfim|deixa pra lá|tanto faz|mudando de assunto|aliás|bom|esquece|a propósito)(?= |$)/u;
export const annoyed = [
  'Sério? Fiquei com raiva por você. E depois?',
  'Você tem mais paciência do que eu. O que você fez?',
  'Isso deixa tudo pior. Estou totalmente do seu lado.',
  'Inacreditável. Eu teria dito alguma coisa. Você disse?',
  'Você merecia coisa melhor, de verdade.',
  'Estou balançando a cabeça aqui. Como terminou?',
];
export const gladMore = [
  'Que demais! Quero todos os detalhes.',
  'Isso deixa tudo ainda melhor. Aproveita bem.',
  'Queria ter visto a sua cara. E agora, qual é a sensação?',
];
