import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('pt');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What is said with feeling: fear, hurt, grief, tenderness and joy. */
export const weighty: readonly Rule[] = [
  r(
    'doubt-self',
    8.4,
    '(?:(?:você )?(?:acha|pensa) que (?:eu )?sou|(?:eu )?sou|estou sendo|você me acha) (?:muito |tão |meio |um |uma |mesmo )*(?:burr[ao]|idiota|fei[ao]|gord[ao]|chat[ao]|estúpid[ao]|inútil|louc[ao]|frac[ao]|trouxa|tont[ao]|péssim[ao]|má (?:mãe|amiga|pessoa|filha)|mau (?:pai|amigo|filho)|fracassad[ao])|te (?:incomodo|encho|canso)',
    [
      'Não. Nem por um segundo. Quem fez você pensar isso?',
      'De jeito nenhum. Gosto de conversar com você, exatamente assim. De onde vem essa pergunta?',
    ],
    { heard: ['Então essa pessoa está errada, não você.', 'Foi injusto, e nem é verdade.'] },
  ),
  r(
    'feel-stupid',
    8.2,
    '(?:me sinto|me senti|fui) (?:tão |muito |uma |um |meio )*(?:burr[ao]|idiota|trouxa|boba|bobo|tont[ao]|inútil|usad[ao])',
    [
      'Confiar não é burrice. Quem quebrou a confiança é que errou. Como você está agora?',
      'Você fez o que gente boa faz: acreditou. O que doeu mais?',
    ],
    { ...told, heard: ['Entendo bem. Estou do seu lado.'] },
  ),
  r(
    'hope-for-us',
    7.2,
    '(?:você )?(?:acha|pensa) que (?:ele|ela|eles|vai|dá|isso|a gente)(?: \\p{L}+){0,5}|(?:ele|ela) (?:vai|volta|me ama|me perdoa|gosta de mim)(?: \\p{L}+){0,3}$',
    [
      'Não consigo ver dentro de outro coração, mas torço. Uma palavra sincera sua é a melhor chance. O que você diria primeiro?',
      'Pode ser. Metade depende de você. O que você deseja, no fundo?',
    ],
    { ...asked, heard: ['Então diz exatamente assim.'] },
  ),
  r(
    'feeling-bad',
    8.1,
    '^(?:estou|tô|hoje estou|me sinto|ando|estou me sentindo) (?:\\p{L}+ )?(?:mal|péssim[ao]|triste|arrasad[ao]|pra baixo|acabad[ao]|no chão)(?: hoje| agora)?$',
    ['Poxa. Senta aqui um pouco comigo. O que aconteceu?', 'Estou aqui. O que está pesando hoje?'],
    { ...told, heard: ['Entendo melhor agora. Que bom que você contou.'] },
  ),
  r(
    'fell-out',
    8.3,
    '(?:briguei|discuti|brigamos|discutimos|me desentendi) (?:com|feio|muito)?|não (?:fala|está falando|falou) (?:mais )?comigo|me bloqueou|me ignora',
    [
      'Brigar com quem a gente ama dói em dobro. O que aconteceu entre vocês?',
      'Sinto muito. Você quer que se resolva, ou ainda está com raiva?',
    ],
    { ...told, heard: ['Faz sentido. Essa pessoa ainda importa para você.'] },
  ),
  r(
    'betrayed',
    8.4,
    '(?:contou|espalhou|postou|falou) (?:\\p{L}+ ){0,4}(?:segredo|pra todo mundo|para todo mundo|de mim|pelas costas)|me (?:traiu|enganou|usou|apunhalou)|mentiu (?:pra|para) mim|pelas (?:minhas )?costas',
    [
      'Isso é uma quebra de confiança de verdade, e você tem razão de se sentir assim. Já conseguiu falar sobre isso?',
      'Que injusto. Eu também ficaria sem chão. O que você fez?',
    ],
    { ...told, heard: ['Entendo totalmente. Estou do seu lado.'] },
  ),
  r(
    'forgive',
    7.3,
    '(?:acha que )?(?:eu )?(?:devo|deveria|vale a pena|consigo|posso) (?:perdoar|desculpar|falar com|ligar|mandar|voltar|contar)',
    [
      'Perdoar não é fingir que não doeu. Se ela ou ele reconhecer de verdade, vale uma conversa; se não, você pode se guardar. O que o seu coração diz?',
    ],
    { ...asked, heard: ['Então escute isso. Não precisa decidir hoje.'] },
  ),
  r(
    'pupil-gift',
    7.6,
    '(?:me deu|ganhei|me fez|me trouxe|me mandou) (?:um|uma|umas|uns|o|a) (?:desenho|flor|flores|presente|carta|bilhete|abraço|bolo|mensagem)',
    [
      'Que delicadeza! Essas coisas valem mais que medalha. O que tinha nele?',
      'Isso é para guardar. Como foi a sua cara na hora?',
    ],
    { ...told, heard: ['Guarda bem guardado.'] },
  ),
  r(
    'good-news',
    8,
    '(?:tão|muito|super) (?:feliz|content[ao]|orgulhos[ao]|aliviad[ao])|passei (?:na|no|em)|consegui|fui (?:aprovad[ao]|promovid[ao]|contratad[ao])|ganhei (?:o|a|meu|minha)|grávida|deu (?:tudo )?certo|melhor dia|é benigno|ela disse sim|ele disse sim',
    [
      'Que maravilha! Fico tão feliz por você! Para quem você contou primeiro?',
      'Que notícia boa! Me conta tudo, desde o começo.',
    ],
    { unless: /não consegui|não passei/, heard: ['Aproveita, você merece.'] },
  ),
  r(
    'team-lost',
    7.2,
    '(?:meu |o )?(?:time|flamengo|corinthians|palmeiras|grêmio|inter|santos|vasco|são paulo|seleção)(?: \\p{L}+){0,3} (?:perdeu|perde|caiu|empatou|levou|foi goleado)|perdemos',
    [
      'Ah não. E a gente volta na semana que vem, isso é amor. Foi muito feio?',
      'Meus sentimentos ao torcedor. Foi culpa do time ou do juiz?',
    ],
    { ...told, heard: ['Na próxima vai. Tem que ir.'] },
  ),
  r(
    'anniversary-loss',
    10.2,
    '(?:faz|hoje faz|fez|completa) (?:\\p{L}+ )?(?:um|dois|três|\\d+) (?:anos?|meses|mês) (?:\\p{L}+ )?que (?:\\p{L}+ ){0,3}(?:morreu|faleceu|partiu|se foi|perdi)',
    ['Esses dias pesam de um jeito próprio. Sinto muito. Como era ele, ou ela, num dia feliz?'],
    told,
  ),
  r(
    'was-partner',
    8.6,
    '(?:era|foi) (?:o |a )?(?:meu|minha) (?:\\p{L}+ )?(?:parceir[ao]|companheir[ao]|melhor amig[ao]|vida|tudo|filh[ao]|bebê|anjo)',
    [
      'Um companheiro desses muda a casa inteira, e o silêncio depois também. Do que você mais sente falta?',
      'Que sorte vocês tiveram, um com o outro. O que fazia que ninguém mais faz?',
    ],
    { ...told, isForMourners: true, heard: ['Que lembrança boa. Fico feliz de ouvir.'] },
  ),
  r(
    'adopt-again',
    7.4,
    '(?:quer|querem|pediu|insiste|acha) que eu (?:adote|pegue|compre|tenha|vá|faça|case|volte|arrume)',
    ['Dizem com carinho, mas quem sabe a hora é você. O que você sente quando pensa nisso?'],
    { ...told, heard: ['Não é traição. É só cedo, e tudo bem ser cedo.'] },
  ),
  r(
    'feels-betrayal',
    8,
    '(?:parece|sinto como|é como) (?:uma |se fosse )?(?:traição|culpa|trair|errado)|me sinto culpad[ao]',
    [
      'Amar de novo não apaga ninguém; o coração só fica maior. Mas não precisa ser agora.',
      'Essa culpa mostra quanto amor houve. Pode esperar o tempo que for.',
    ],
    { ...told, heard: ['Isso. No seu tempo.'] },
  ),
  r(
    'test-nervous',
    8.2,
    '(?:tenho|vou ter|é) (?:\\p{L}+ )?(?:prova|entrevista|exame|apresentação|teste|audição)',
    [
      'Vou torcer muito por você. Respira antes de começar e vai devagar. O que deixa você mais com medo?',
      'Nervoso é sinal de que importa. Do que você já tem certeza?',
    ],
    { ...told, heard: ['Isso você já tem. O resto vem.'] },
  ),
  r(
    'afraid',
    8.3,
    '(?:tenho|estou com|com|morrendo de|dá|que) (?:\\p{L}+ )?(?:medo|pavor|pânico)|e se (?:for|eu|ele|ela|der|não)|(?:estou|tô) (?:\\p{L}+ )?(?:nervos[ao]|apavorad[ao]|assustad[ao]|preocupad[ao]|ansios[ao])',
    [
      'Esse medo não é bobagem. Você não precisa ser forte comigo. O que mais assusta?',
      'Estou ouvindo. Uma hora de cada vez; esta a gente passa junto. O que ajudaria um pouco?',
    ],
    { heard: ['Então faz isso. Fico aqui com você.'] },
  ),
  r(
    'cry',
    8.3,
    '(?:chor[oaei]u?|chorar|chorando|chorei|lágrimas)',
    [
      'Então deixa vir; aqui ninguém está contando. Tem alguém perto de você?',
      'Que bom que você me conta. Não precisa segurar nada comigo.',
    ],
    {
      ...told,
      unless: /rir|alegria|felicidade|emoção/,
      heard: ['Fico aqui o tempo que você quiser.'],
    },
  ),
  r(
    'dumped',
    9.3,
    '(?:terminou|acabou) (?:comigo|tudo|por mensagem)|me (?:largou|deixou|trocou|chifrou)|levei um (?:fora|pé)|terminamos|nos separamos',
    [
      'Sinto muito. Você merecia ao menos uma conversa de verdade. Como está agora?',
      'Dói, mesmo quando a gente já esperava. Me conta o que quiser. Tem alguém com você?',
    ],
    { ...told, heard: ['Sem pressa. Não precisa estar por cima de nada.'] },
  ),
  r(
    'shit-day',
    7.4,
    '(?:dia|semana|noite) (?:de merda|horrível|péssim[ao]|ruim|puxad[ao]|difícil|long[ao]|cansativ[ao])|(?:chefe|chefa).{0,30}(?:gritou|insuportável|idiota|brigou)',
    [
      'Então larga tudo aqui. Hoje estou do seu lado. O que foi o pior?',
      'Sinto muito. Pelo menos está acabando. Quer contar, ou esquecer?',
    ],
    { heard: ['Não me admira que esteja assim. Aqui dá para respirar.'] },
  ),
  r(
    'alone',
    8.2,
    '(?:estou|me sinto|tô|sempre|tão) (?:\\p{L}+ )?(?:sozinh[ao]|só)(?: .{0,20})?$|ninguém (?:me|para|pra)|não (?:conheço|tenho) ninguém|casa (?:está )?(?:tão )?(?:vazia|quieta)',
    [
      'Então eu fico com você, o tempo que quiser. Desde quando está assim?',
      'Que bom que você escreveu. O que deixa essas noites um pouco mais leves?',
    ],
    { ...told, heard: ['Então vamos fazer isso.'] },
  ),
  r(
    'miss',
    7.2,
    '(?:sinto|estou com|que|tenho|muita) (?:\\p{L}+ )?(?:saudades?|falta)(?: (?:de|da|do|dele|dela).{0,30})?$',
    ['Dá para ouvir o quanto. Do que você sente mais falta?'],
    { ...told, unless: /de você/, heard: ['Que sorte ter tido isso.'] },
  ),
  r(
    'works-hospital',
    9.5,
    'trabalho (?:\\p{L}+ )?(?:em|num|no|na|numa) (?:um |uma )?(?:hospital|clínica|uti|pronto-socorro|emergência)',
    ['Um trabalho bonito e pesado ao mesmo tempo. Como foi o último plantão?'],
    told,
  ),
  r(
    'lost-patient',
    9.6,
    'perdi um[a]? paciente|(?:um|uma|meu|minha) paciente (?:\\p{L}+ )?(?:morreu|faleceu|partiu)',
    ['Sinto muito. A gente nunca se acostuma, e ainda bem. Quer me contar quem era?'],
    told,
  ),
  r(
    'guilt',
    8.4,
    '(?:podia|poderia|devia|deveria) ter (?:feito|dito|ido|ligado|percebido|visto)|(?:a )?culpa (?:é|foi) minha|me culpo',
    [
      'Você fez o que dava com o que sabia na hora. Perguntar isso mostra o quanto você se importa. O que diria a uma amiga no seu lugar?',
    ],
    { ...told, heard: ['Então diz isso para você também.'] },
  ),
  r(
    'dont-know-what',
    7.3,
    'não sei (?:o que|como|mais o que) (?:fazer|vou|vai|dizer|seguir)(?: \\p{L}+){0,4}',
    ['Você não precisa saber hoje. Qual seria uma única coisa pequena para amanhã?'],
    { ...told, heard: ['Então essa, e mais nada.'] },
  ),
  r(
    'they-angry',
    8.4,
    '(?:está|estava|ficou) (?:\\p{L}+ ){0,2}(?:brav[ao]|chatead[ao]|irritad[ao]|furios[ao]|decepcionad[ao]|com raiva)(?: comigo)?',
    ['Poxa. Por trás da raiva costuma ter carinho. O que aconteceu?'],
    {
      ...told,
      unless: /^(?:eu )?(?:estou|fiquei)/,
      heard: ['Então uma palavra sincera, e um pouco de tempo. Tem conserto.'],
    },
  ),
  r(
    'wedding',
    7.4,
    '(?:casa|casam|vai casar|vão casar|se casa|noiv[ao]u)(?: \\p{L}+){0,4}$',
    [
      'Que alegria! Você está animação pura ou já com lencinho na mão?',
      'Casamento! Já sabe o que vai vestir?',
    ],
    {
      ...told,
      unless: /minha casa|em casa|na casa|pra casa|de casa/,
      heard: ['Vai ser um dia lindo.'],
    },
  ),
  r(
    'rude-stranger',
    8,
    'me (?:xingou|ofendeu|humilhou|tratou mal|desrespeitou|maltratou)|foi (?:muito )?(?:grosso|grossa|rude|estúpido) comigo',
    [
      'Ninguém merece isso, ainda mais trabalhando. Como você ficou?',
      'Que falta de respeito. Isso fala da pessoa, não de você. O que aconteceu?',
    ],
    { ...told, heard: ['Entendo. Estou do seu lado.'] },
  ),
  r(
    'upset',
    8,
    '(?:fiquei|estou|tô|fico) (?:\\p{L}+ )?(?:chatead[ao]|magoad[ao]|abalad[ao]|mal|triste|arrasad[ao])',
    ['Claro que ficou. Aqui você pode largar isso. O que mais doeu?'],
    { ...told, heard: ['Entendo bem. Que bom que você contou.'] },
  ),
  r(
    'hugged',
    7.6,
    'me (?:abraçou|beijou|esperou|consolou|deu um (?:abraço|beijo))(?: \\p{L}+){0,5}',
    ['Que bom. Tem abraço que conserta o dia inteiro. O que você sentiu na hora?'],
    { ...told, heard: ['Guarda esse momento.'] },
  ),
  r(
    'failed',
    8.7,
    'reprovei|não passei|fui mal na|me dei mal|bombei',
    ['Poxa. Dói, ainda mais quando a gente se esforçou. O que aconteceu, na sua opinião?'],
    { ...told, heard: ['É uma prova, não uma sentença sobre você.'] },
  ),
];
