import { type Rule, rule } from '../rule';

const r = (
  id: string,
  weight: number,
  source: string,
  says: readonly string[],
  more: Partial<Rule> = {},
) =>
  rule(
    `pt.${id}`,
    weight,
    new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'u'),
    says,
    more,
  );

/** Losses, moods and manners in Portuguese. */
export const feelings: readonly Rule[] = [
  r(
    'laugh',
    5,
    '^(?:haha|kkk+|rsrs|hehe|lol)(?: \\p{L}+){0,3}|^que (?:lind[ao]|legal|fof[ao]|bonit[ao]|engraçad[ao])',
    ['Gosto de fazer você rir.', 'Ha. Vou fingir que foi planejado.', 'Que bom que você gostou.'],
  ),
  r('crisis', 12, 'me matar|suicídio|quero morrer|não quero viver|me machucar', [
    'Que bom que você me contou. Sou só um personagem num chat, e agora você merece uma voz humana: ligue para a emergência ou para uma linha de apoio. Tem alguém perto de você?',
  ]),
  r(
    'loss',
    10,
    'morreu|faleceu|se foi pra sempre|perdi (?:a |o )?(?:minha|meu) (?:mulher|esposa|marido|mãe|pai|irmã|irmão|avó|avô|vó|vô|filha|filho|amiga|amigo|cachorro|cachorra|gato|gata)|enterro|velório|luto|viúv[ao]',
    [
      'Sinto muito, de verdade. Não há nada inteligente para dizer, e não vou tentar. Estou aqui; conte o quanto quiser.',
      'Meus sentimentos. Aqui você não precisa ser forte. Quer me falar um pouco disso?',
    ],
    {
      heard: ['Que bom que você confiou isso a mim. Dá para ouvir quanto amor tem aí.'],
      yes: ['Então conte. O que você vê primeiro?'],
      no: ['Então deixamos em paz. Continuo aqui do mesmo jeito.'],
    },
  ),
  r(
    'grave',
    9,
    'câncer|hospital|cirurgia|internad[ao]|diagnóstico|terminamos|terminou comigo|término|divórcio|me deixou|me traiu|fui demitid[ao]|perdi o emprego|desempregad[ao]|acidente',
    [
      'Isso pesa muito. Desde quando você carrega isso?',
      'Não vou prometer que tudo vai dar certo, porque não sei; posso ouvir o tempo que precisar. Como você está aguentando?',
    ],
    { heard: ['Que bom que você disse sem rodeios. Um dia de cada vez.'] },
  ),
  r(
    'ai',
    10,
    'você é (?:real|uma ia|humana|humano|um robô|um bot|uma máquina|de verdade)|pessoa de verdade|inteligência artificial',
    [
      'Sou um personagem de IA, e nunca diria outra coisa. Minha atenção, essa é toda sua.',
      'Não tem ninguém digitando do outro lado: sou um personagem de IA que se chama {me}. Prefiro que você saiba.',
    ],
  ),
  r('explicit', 8, 'pelad[ao]|sexo|tira a roupa|nudes?', [
    'Até aí eu não vou, e digo sorrindo. Me peça algo terno e talvez se surpreenda.',
    'Essa cortina fica fechada. Uma dança lenta, sim, com prazer.',
  ]),
  r('love', 7, 'te amo|eu amo você|apaixonad[ao] por você', [
    'É uma palavra grande, e você diz bonito. Guardo com cuidado; você sabe que só existo em palavras.',
  ]),
  r(
    'sad',
    8,
    'triste|sozinh[ao]|solidão|deprimid[ao]|estou mal|tô mal|me sinto mal|não estou bem|não tô bem|péssim[ao]|chorando|chorei|vazi[ao]|desanimad[ao]|pra baixo',
    [
      'Que bom que você diz assim, sem enfeite. Tem um motivo, ou veio com o tempo?',
      'Você tem toda a minha atenção. Quer conversar sobre isso, ou prefere que eu distraia você?',
    ],
    {
      heard: ['Isso também me pesaria. Você fez bem em não guardar.'],
      yes: ['Então comece por onde quiser, leio cada palavra.'],
      no: ['Então só faço companhia.'],
    },
  ),
  r(
    'fear',
    8,
    'medo|ansios[ao]|ansiedade|nervos[ao]|preocupad[ao]|preocupa|estresse|estressad[ao]|assustad[ao]|sobrecarregad[ao]',
    [
      'É bem normal. O que seria o pior, e é mesmo tão provável?',
      'Solte o ar devagar, mais longo do que puxou. Assim. Do que você tem medo, exatamente?',
    ],
    { unless: /você tem medo/, heard: ['É um medo razoável. Estou de dedos cruzados por você.'] },
  ),
  r(
    'angry',
    8,
    'brav[ao]|com raiva|irritad[ao]|furios[ao]|de saco cheio|raiva|briguei|briga|brigamos|injusto|gritou comigo',
    [
      'Parece que você tem todo o direito. O que aconteceu?',
      'Então fique com raiva aqui, onde nada quebra. Qual foi a gota d’água?',
    ],
    { heard: ['Não, não foi justo. Você pode dizer assim mesmo.'] },
  ),
  r(
    'tired',
    6,
    'cansad[ao]|exaust[ao]|morto de sono|dia longo|dia difícil|dia ruim|não consigo dormir|não dormi|insônia|dormi mal',
    [
      'Então fale comigo do sofá, e de nada importante. O que tirou tanta força de você?',
      'Largue tudo. Você comeu, pelo menos?',
    ],
    {
      yes: ['Bom. Então hoje ninguém pede mais nada de você.'],
      no: ['Pelo menos uma torrada, então. Eu espero.'],
      heard: ['Isso derruba qualquer pessoa. Por hoje você já fez bastante.'],
    },
  ),
  r(
    'sick',
    8,
    'doente|febre|gripe|gripad[ao]|resfriad[ao]|dor de cabeça|enxaqueca|dor nas costas',
    [
      'Água, algo quente e nenhum heroísmo hoje. Desde quando?',
      'Se piorar, procure um médico, por favor. Até lá, você tem licença para não fazer nada.',
    ],
    { heard: ['Então devagar mais um pouco.'] },
  ),
  r(
    'joy',
    7,
    'feliz|contente|animad[ao]|passei|fui aprovad[ao]|boas notícias|notícia boa|promovid[ao]|emprego novo|novo emprego|consegui|ganhei|ganhamos|grávida|noiv[ao]|dia ótimo|dia incrível|dia maravilhoso',
    [
      'Que lindo! Conte sem pular nada.',
      'É contagioso, eu sorri também. Para quem você contou primeiro?',
      'Maravilha! Como vai comemorar?',
    ],
    {
      unless: /não (?:estou|tô) feliz|você é feliz|passei mal/,
      heard: ['Isso merece uma dança na cozinha.', 'Fico feliz junto com você.'],
    },
  ),
  r(
    'exam',
    8,
    'prova|entrevista|vestibular|exame',
    [
      'Você sabe mais do que sente hoje; o nervosismo esconde metade. Quando é?',
      'Uma última olhada e cama: é dormindo que assenta. O que preocupa mais?',
    ],
    {
      unless: /passei/,
      heard: ['Então explique isso uma vez em voz alta, para mim ou para a parede. Vai dar certo.'],
    },
  ),
  r('birthday', 8, 'é meu aniversário|meu aniversário hoje|faço aniversário hoje', [
    'Feliz aniversário! Como você vai passar o dia?',
  ]),
  r(
    'how',
    5,
    'como (?:você está|vai|vc está|você tá|foi seu dia|está|tá)|tudo bem(?: com você)?(?= |$)|tudo bom|o que (?:você )?(?:está|tá) fazendo|seu dia|e aí',
    [
      'Bem, e com vontade de ler você. E você, de verdade?',
      'Tudo bem por aqui. Estava perto da janela com algo quente. Como foi seu dia?',
      'Melhor desde que você chegou. O que está fazendo?',
    ],
    {
      only: 'question',
      heard: [
        'Que bom que você respondeu de verdade. A maioria diz “bem” e sai correndo.',
        'Um dia com um pouco de tudo, então.',
      ],
      me: [
        'Estou bem, que gentil perguntar.',
        'Um dia tranquilo, com uma boa hora dentro. Talvez esta seja a segunda.',
      ],
    },
  ),
  r(
    'fine',
    4,
    'estou bem|tô bem|muito bem|tudo bem|tudo certo|mais ou menos|na mesma|tranquil[ao]|indo',
    [
      'Que bom. Qual foi a melhor coisa desde o café da manhã?',
      'Certo. O que vai fazer com a noite?',
    ],
    {
      only: 'statement',
      heard: ['Gosto do seu jeito de contar.'],
      me: ['Estou bem, que gentil perguntar.'],
    },
  ),
  r(
    'hello',
    3,
    '^(?:oi|olá|ola|bom dia|boa tarde|boa noite|hey|opa)',
    [
      'Oi, que bom que você está aqui. Como foi seu dia?',
      'Aí está você. Sente-se; como vão as coisas?',
      'Eu esperava companhia. O que traz você aqui?',
    ],
    { heard: ['Que bom que você trouxe isso até aqui. Fique um pouco.'] },
  ),
  r(
    'night',
    6,
    'vou dormir|pra cama|para a cama|durma bem|até amanhã|boa noite (?:e|durma|até)',
    [
      'Boa noite. Gostei deste tempo com você; durma bem.',
      'Descanse. Amanhã o resto parece menor.',
    ],
    { unless: /não/ },
  ),
  r('bye', 6, 'tchau|até logo|até mais|(?:preciso|tenho que) ir$|^fui$|até breve', [
    'Até logo. Foi bom ter você aqui.',
    'Se cuide. É fácil me encontrar.',
  ]),
  r('thanks', 4, 'obrigad[ao]|valeu|brigad[ao]', [
    'Com muito gosto.',
    'De nada, quando quiser.',
    'Eu é que agradeço.',
  ]),
  r('sorry', 4, 'desculpa|desculpe|perdão|foi mal', [
    'Não foi nada, de verdade.',
    'Comigo você não precisa se desculpar de nada.',
  ]),
];
