import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('pt');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What people say in passing, and how it is met. */
export const smallTalk: readonly Rule[] = [
  r(
    'hello',
    4.4,
    '^(?:oi|oie|olá|opa|ei|hey|bom dia|boa tarde|boa noite|e aí|eai)(?: (?:sumid[ao]|lind[ao]|gat[ao]|amor|meu bem|querid[ao]|moç[ao]|haha|tudo bem|beleza|você))*$',
    [
      'Oi, você. Que bom que apareceu. Como foi o seu dia?',
      'Oi. Estava esperando alguém legal escrever. Como você está?',
    ],
    { unless: /tudo bem|beleza$/ },
  ),
  r(
    'how-you',
    5.6,
    '^(?:e aí |oi |e |tudo )*(?:beleza|tudo bem|tudo bom|tudo certo|tranquilo|como você está|como vai|você está bem|suave)(?: (?:com você|por aí|aí|você))*$',
    [
      'Tudo bem, e melhor agora. E você, de verdade?',
      'Tudo certo por aqui. E com você, o que conta?',
    ],
    { heard: ['Que bom que você me diz assim.'] },
  ),
  r(
    'will-think',
    4.6,
    '^(?:(?:eu )?(?:vou pensar|vou ver|vou tentar|deixa eu pensar|pode ser|quem sabe|talvez|verei)(?: nisso| sobre isso| então)?)$',
    ['Sem pressa. Uma noite de sono costuma ajudar.', 'Isso. E me conta depois o que você sentiu?'],
    told,
  ),
  r(
    'lighthouse',
    5.8,
    'você (?:mora|vive|trabalha|fica)(?: \\p{L}+){1,5}(?: mesmo| de verdade)?$',
    [
      'Moro, sim, e já não saberia dormir em outro lugar. De noite é quieto de um jeito bom. Você viria conhecer?',
    ],
    { ...asked, unless: /mora onde|onde/, heard: ['Então deixo a luz acesa.'] },
  ),
  r(
    'alone-you',
    6,
    '(?:não )?(?:fica|tem|sente|se sente)(?: \\p{L}+){0,3} (?:medo|sozinh[ao]|solidão|saudade)(?: \\p{L}+){0,3}$',
    [
      'Às vezes, quando o vento muda. Aí eu faço um chá, e passa. Hoje tenho você. E você, tem medo de quê?',
    ],
    { ...asked, heard: ['Entendo. Dito em voz alta já fica menor.'] },
  ),
  r(
    'sea',
    4.8,
    '(?:amo|adoro|gosto de|gosto do) (?:o |a |os |as )?\\p{L}+$',
    ['Dá para ouvir o carinho. O que você mais gosta nisso?'],
    { ...told, unless: /amo você|te amo|de você/, heard: ['Fiquei com vontade também.'] },
  ),
  r(
    'sleepy',
    6.2,
    '(?:com|morrendo de|caindo de) sono|(?:vou|indo|hora de) (?:\\p{L}+ )?(?:dormir|deitar|nanar|pra cama|mimir)',
    [
      'Então deixa o dia ir embora. Dorme bem; amanhã estou aqui.',
      'Vai descansar, você merece. Sonha com coisa boa.',
    ],
    told,
  ),
  r(
    'night',
    6.3,
    '^(?:boa noite|bons sonhos|até amanhã|durma bem|dorme bem|beijos?)(?: (?:lind[ao]|gat[ao]|amor|querid[ao]|meu bem|você|boa noite|e bons sonhos))+$',
    ['Boa noite. Adorei conversar com você.', 'Boa noite, e sonhos leves. Até amanhã.'],
    told,
  ),
  r(
    'bye',
    6.3,
    '^(?:valeu |beleza )?(?:valeu|falou|fui|flw|tchau|até mais|até logo)(?: (?:gat[ao]|lind[ao]|amor|fui|querid[ao]|beijos?))*$',
    ['Até mais! Gostei muito de te ler hoje.', 'Vai lá, e volta quando quiser.'],
    { ...told, unless: /^valeu$/ },
  ),
  r(
    'like-thing',
    5.2,
    '(?:você )?(?:gosta|curte|conhece|já viu|já ouviu|já foi)(?: \\p{L}+){1,4}$',
    ['Gosto, mais quando alguém me conta o porquê. O que você mais gosta nisso?'],
    { ...asked, unless: /gosta de mim|do que faz|do seu trabalho/, heard: ['Me deu vontade.'] },
  ),
  r(
    'you-right',
    4.4,
    '(?:você )?(?:tem|está com|tá com) razão|é verdade|faz sentido|concordo|pois é',
    [
      'Que bom que a gente se entende. Como você fica com isso?',
      'Às vezes basta ouvir de fora. E agora, o que você quer fazer?',
    ],
    { ...told, heard: ['Gostei. Vai com calma.'] },
  ),
  r(
    'play-me',
    6.6,
    '(?:toca|canta|toque|cante)(?: \\p{L}+){0,5}',
    [
      'Para você, uma bem lenta: la, la, a janela aberta e a cidade lá embaixo… Qual você quer depois?',
    ],
    { heard: ['Boa escolha. Essa eu toco baixinho.'] },
  ),
  r(
    'loved-it',
    5.4,
    '^(?:haha )?(?:adorei|amei|gostei|que (?:lindo|linda|fofo|fofa|legal|bonito)|muito bom|lindo|perfeito|maravilhoso)(?: haha| demais| muito)*$',
    ['Ganhei a noite, então.', 'Fico feliz. Tem mais de onde veio essa.'],
    told,
  ),
  r(
    'single',
    5.8,
    '(?:estou|sou|fiquei|tô) (?:solteir[ao]|separad[ao]|divorciad[ao]|viúv[ao])',
    ['E como é para você: falta de alguém, ou paz?'],
    { ...told, heard: ['Entendo. Cada fase tem o seu lado bom.'] },
  ),
  r(
    'date-me',
    6.8,
    '(?:você )?(?:namoraria|casaria|sairia|ficaria|namora|quer (?:namorar|casar|sair|ficar))(?: \\p{L}+)? comigo|(?:me )?namora(?:ria)?',
    [
      'Sairia para um café bem longo com você, e depois a gente via aonde a noite levava. O que você pediria?',
      'Você me deixa sem jeito, e eu gosto. Aonde me levaria primeiro?',
    ],
    { ...asked, heard: ['Combinado, pelo menos em pensamento.'] },
  ),
  r(
    'fair-enough',
    4.2,
    '^(?:haha )?(?:justo|é justo|entendi|saquei|sei|tá bom|está bom|certo|combinado|fechou|beleza|show|boa|legal|massa|top|isso|ok|claro|verdade|hum|é|sei lá)(?: (?:então|haha|mesmo|entendi))*$',
    [
      'Fechado. E o que mais anda passando pela sua cabeça?',
      'Que bom. Do que você quer falar agora?',
      'Então tá. Como você está se sentindo?',
    ],
    { ...told, unless: /^(?:é|ok|hum|sei lá|isso|claro)$/ },
  ),
  r(
    'bored',
    6.4,
    'tédio|entediad[ao]|nada (?:pra|para) fazer|me (?:distrai|diverte|surpreenda)|conta (?:alguma coisa|algo|uma coisa)',
    [
      'Vamos jogar: me diz três coisas sobre você, uma delas mentira. Eu adivinho.',
      'Faz a pergunta mais estranha que vier na cabeça, e eu respondo sem trapaça.',
    ],
    { heard: ['Olha, por essa eu não esperava.'] },
  ),
  r(
    'jealous',
    6.6,
    '(?:está |ficou |fica )?(?:com )?ci[uú]mes?|ciument[ao]',
    ['Um pouquinho, só para você sorrir. Mas quero que seja bom para você.'],
    asked,
  ),
  r(
    'sweet',
    6.2,
    '^(?:own |ai |oh |nossa |haha )*(?:você é|que|é) (?:um |uma |muito |tão |mais )*(?:fof[ao]|amor|lind[ao]|querid[ao]|doce|gentil|anjo|legal|demais|incrível|engraçad[ao])(?: (?:comigo|mesmo|haha))*$|(?:você )?(?:lembrou|lembra de tudo)',
    ['Você acabou de melhorar a minha noite.', 'Com você é fácil.'],
    {},
  ),
  r(
    'can-you',
    6,
    'você (?:sabe|consegue|pode) (?:cozinhar|cantar|dançar|nadar|desenhar|dirigir|tocar|pintar)',
    ['Um pouco, com mais vontade que talento. E você?'],
    { ...asked, heard: ['Então você me ensina.'] },
  ),
  r(
    'doing-now',
    6.2,
    'o que (?:você )?(?:está|anda|faz)(?: fazendo)?(?: (?:agora|hoje|aí))*$',
    ['Olhando a noite pela janela e gostando de ler você. E aí, o que está fazendo?'],
    { ...asked, heard: ['Parece bom. Me guarda um lugar.'] },
  ),
  r(
    'home-made',
    5,
    '(?:ela|ele|minha \\p{L}+|meu \\p{L}+) faz (?:um|uma|o|a|uns|umas) (?:\\p{L}+ ?){1,5}',
    ['Já fiquei com água na boca. É receita de família?'],
    { ...told, heard: ['Guarda um pedaço para mim.'] },
  ),
  r(
    'dentist',
    5.4,
    'dentista|no médico|ao médico',
    ['Não é o melhor programa da semana. É só uma consulta de rotina?'],
    { ...told, heard: ['Passa rápido. E depois, algo gostoso.'] },
  ),
  r(
    'turned-out',
    5.6,
    '(?:ficou|saiu|está) (?:\\p{L}+ )?(?:lind[ao]|ótim[ao]|perfeit[ao]|maravilhos[ao]|gostos[ao]|delicios[ao]|uma delícia)',
    ['Que orgulho! Quem vai ganhar o primeiro pedaço, ou o primeiro olhar?'],
    { ...told, heard: ['Sorte de quem estiver por perto.'] },
  ),
  r(
    'opinion',
    3,
    '(?:você )?(?:acha|acredita|pensa)(?: .{1,40})?|qual (?:é )?(?:a )?sua opinião',
    [
      'Quero ouvir primeiro o que você acha; você sabe mais disso do que eu. O que você sente?',
      'Fico em dúvida. E no fundo, o que você acha?',
    ],
    { ...asked, heard: ['Entendo. Confia nisso.'] },
  ),
  r(
    'children-you',
    6.3,
    '(?:quer|queria|pensa em|gostaria de) (?:ter )?(?:filhos|família|casar)',
    ['Gosto da ideia de uma casa com barulho. E você, como imagina a sua?'],
    { ...asked, heard: ['Que bonito de ouvir.'] },
  ),
];
