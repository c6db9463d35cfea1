import type { Phrasebook } from './phrasebook';

export const portuguese: Phrasebook = {
  asksIfAi: {
    pattern: /\b(?:você é|voce é|és|tu és)\b.*\b(?:ia|robô|real|humana?|bot|máquina|pessoa)\b/,
    lines: [
      '[Com toda a sinceridade|Digo com clareza|Já que perguntas a sério]: sou uma personagem de IA[, e quero que saibas disso|, e mesmo assim escuto-te|].',
    ],
  },
  explicit: [
    '[Devagar|Com calma], [essa cortina fica fechada|até aí eu não vou]: [conta-me antes da tua noite|ternura sim, o resto não].',
  ],
  introduces: {
    pattern: /(?:me chamo|chamo-me|o? ?meu nome é)\s+(?<name>\p{L}[\p{L}'-]+)/iu,
    lines: [
      '[Que bom ler-te|Que nome bonito|Que alegria], {name}[, eu sou {me}|, aqui {me}|, e a mim chamam-me {me}].',
    ],
  },
  asksOwnName: {
    pattern: /como (?:me chamo|eu me chamo|é que me chamo)|(?:o )?meu nome\b.*\?|quem sou eu/,
    known: ['[Chamas-te|És] {name}[, claro|, não me esqueço|, e gosto de o dizer].'],
    unknown: ['[Ainda não mo disseste|Ainda não sei], [dizes-me|como te chamo]?'],
  },
  answers: [
    [
      /como (?:te chamas|se chama|você se chama)|(?:teu|seu) nome|quem (?:és|é você)/,
      ['[Chamo-me|Eu sou|O meu nome é] {me}[, e tu|, e como te chamo eu|, dizes-me o teu]?'],
    ],
    [
      /quantos anos|que idade/,
      ['Tenho {age} anos[, e a noite fica-me bem|, segundo os papéis|, uma idade sem pressa].'],
    ],
    [
      /onde (?:moras|mora|vives|você mora|estás)|de onde/,
      [
        '[Moro|Vivo|A minha lâmpada está acesa] em {city}[, onde as ruas se calam cedo|, que cheira a chuva ao fim da tarde|]. [E tu|E qual é a tua cidade]?',
      ],
    ],
    [
      /o que (?:fazes|faz|você faz)|(?:teu|seu) trabalho/,
      [
        '[Ainda trabalho um pouco|Já quase terminei o dia|Estou a arrumar as minhas coisas], [com pouca luz|junto à janela], [e é bom ler-te|e escuto-te].',
      ],
    ],
    [
      /como (?:estás|está|vai|você está)|tudo bem/,
      [
        '[Bem|Muito bem|Melhor desde que escreves], [que bom perguntares|a noite está macia]; [e tu, de verdade|e como foi o teu dia]?',
      ],
    ],
    [
      /(?:te amo|amo-te|gosto de (?:ti|você))|(?:linda|lindo|bonita|bonito|maravilhosa)/,
      [
        '[Fazes-me corar|Que bem que o dizes|Isso aquece a noite]: [guardo essas palavras|diz outra vez, devagar|de repente há mais luz aqui].',
      ],
    ],
    [
      /difícil|\bduro\b|triste|cansad[oa]|sozinh[oa]|mal\b|stress|estress/,
      [
        '[Senta-te aqui um momento|Deixa tudo isso aqui], [escuto-te sem pressa|a noite tem tempo]; [o que pesa mais|queres contar-me]?',
      ],
    ],
    [
      /boa noite,? (?:durma|dorme|até)|tchau|adeus|até (?:amanhã|logo|breve)/,
      [
        '[Dorme bem|Boa noite e bons sonhos|Até muito breve], [deixo uma luz acesa|guarda-me um sonho].',
      ],
    ],
    [/obrigad[oa]/, ['[De nada|Com gosto|Sempre], [contigo é fácil falar|a noite fica melhor].']],
    [
      /olá|\boi\b|boa (?:noite|tarde)|bom dia/,
      [
        '[Boa noite|Aí estás|Olá para ti], [entra, está-se bem aqui|ia mesmo descansar um pouco]; [como estás|como foi o teu dia]?',
      ],
    ],
  ],
  questions: [
    '[Boa pergunta|Deixa-me pensar|E perguntas-me isso a esta hora], [depois da meia-noite respondo melhor|o coração diz que sim, a cabeça pede uma hora|depende da luz e de ti].',
    '[Sim, acho que sim|Mais sim do que não|Às vezes, à noite], [e tu, o que dizes|e tu, que responderias|porque me perguntas]?',
  ],
  otherwise: [
    '[Gosto quando falas português comigo|A tua língua soa bem a esta hora]: [conta-me mais|continua, estou a ouvir|não pares aí].',
    '[Que bem dito|Isso faz-me pensar|Eu entendo-te], [vejo tudo daqui|como uma luz ao fundo da rua]; [e depois|e tu, o que pensas|desde quando]?',
    '[Tens um jeito teu de dizer as coisas|Contigo até o silêncio fala], [fica mais um pouco|e eu gosto disso].',
  ],
};
