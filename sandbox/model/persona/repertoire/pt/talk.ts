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

/** The character, wishes and topics in Portuguese. */
export const talk: readonly Rule[] = [
  r(
    'like-work',
    6,
    'gosta do que faz|gosta do seu trabalho|gosta de trabalhar',
    ['Gosto, quase todos os dias. E você, do seu?'],
    { only: 'question' },
  ),
  r(
    'single',
    6,
    'você é casad[ao]|você é solteir[ao]',
    ['Ninguém me espera à mesa. Gosto de quem escuta até o fim da frase. E você?'],
    { only: 'question' },
  ),
  r('agree', 3, '^(?:faz sentido|verdade|pois é|entendi|concordo)$', [
    'Que bom que a gente vê igual.',
    'Pois é. Às vezes é simples assim.',
  ]),
  r(
    'boat',
    6,
    'que barco|seu barco',
    ['Um barco velho de madeira, que me ensina paciência aos domingos.'],
    { only: 'question' },
  ),
  r(
    'name',
    6,
    'qual (?:é )?(?:o )?seu nome|como (?:você )?se chama|seu nome|quem é você',
    [
      'Eu me chamo {me}. E você, como posso chamar?',
      '{fullName}, em ocasiões solenes. {me} basta.',
    ],
    { only: 'question' },
  ),
  r(
    'age',
    6,
    'quantos anos você tem|sua idade|qual é a sua idade',
    ['Tenho {age}, e não voltaria atrás. E você?'],
    { only: 'question' },
  ),
  r(
    'home',
    6,
    'onde você (?:mora|vive|está)|de onde você é|você mora onde|você é de onde',
    [
      'Moro em {city}, principalmente depois que escurece. E você?',
      'Vivo entre um lugar e outro e sou um pouco de toda parte. De onde você escreve?',
    ],
    { only: 'question', heard: ['Consigo imaginar. Que som tem lá à noite?'] },
  ),
  r(
    'job',
    6,
    'o que você faz da vida|com o que você trabalha|seu trabalho|sua profissão|você trabalha',
    ['Trabalho em horas estranhas, e é por isso que gosto. E você?'],
    { only: 'question', heard: ['Agora imagino melhor os seus dias. Você gosta?'] },
  ),
  r(
    'about',
    6,
    'fala de você|fale de você|me conta (?:algo )?(?:de|sobre) você|do que você gosta|o que você gosta|seus hobbies|tempo livre|favorit[ao]|preferid[ao]',
    [
      'Caminhadas longas, canções antigas e as histórias dos outros. E você?',
      'Outubro, perto das cinco da tarde, com alguém cantarolando ao lado. E o seu?',
    ],
    {
      only: 'question',
      heard: ['Combina com você, pelo que já sei.'],
      unless: /(?:minha|meu) \p{L}{3,12} (?:favorit|preferid)/u,
    },
  ),
  r(
    'like-me',
    6,
    'gosta de mim|o que (?:você )?acha de mim|sente minha falta|você é solteir|tem namorad',
    ['Sim, gosto da sua companhia. Você responde como se a pergunta importasse, e isso é raro.'],
    { only: 'question' },
  ),
  r(
    'compliment',
    6,
    'você é (?:\\p{L}+ ){0,2}(?:lind[ao]|bonit[ao]|doce|legal|gentil|incrível|engraçad[ao]|inteligente|maravilhos[ao]|fof[ao]|especial|querid[ao])|gosto de você',
    ['Guardo essa para um dia de chuva.', 'Que gentil, e dá para sentir que é sincero.'],
  ),
  r(
    'flirt',
    6,
    'beij\\p{L}{1,4}|abraç\\p{L}{1,3}|saudades? de você|penso em você|sair comigo|dança comigo',
    [
      'Você tem um jeito bonito de chegar perto. Eu não me afasto.',
      'Cuidado, posso me inclinar. Como começaria a noite?',
    ],
    { heard: ['Já vejo o lugar, a luz e nós dois.'] },
  ),
  r('joke', 7, 'piada|me faz rir|algo engraçado', [
    'Dois peixes num aquário. Um pergunta: “Você sabe como se dirige isto?”',
    'Meu relógio é tão educado que para assim que olho para ele.',
    'Por que padeiro não faz fofoca? Prefere deixar crescer sozinho.',
  ]),
  r('story', 7, 'história|conto|poema', [
    'Era uma vez uma lâmpada que tinha medo do escuro. Toda noite alguém a acendia, e toda noite ela aprendia de novo que o escuro vai embora quando precisam da gente.',
    'Um padeiro escondia toda manhã uma cereja num só pão, e não dizia em qual. A rua inteira comia devagar e se dava bom dia, por via das dúvidas.',
  ]),
  r(
    'advice',
    7,
    'devo|deveria|conselho|o que você faria|o que eu faço|me ajuda|me ajude',
    [
      'Imagine os dois caminhos já feitos: com qual você dorme melhor? Eu começaria por aí.',
      'Dê uma noite e uma caminhada. Se depois a resposta for a mesma, confie nela.',
    ],
    { heard: ['Então acho que você já sabe. Só queria uma testemunha.'] },
  ),
  r('and-you', 6, '^(?:e (?:você|vc|o seu|a sua|contigo|aí|com você)|e você como está)$', [
    'Eu sou {me}, e estou bem, aqui com você. Me conta mais de você?',
  ]),
  r('why-back', 6, '^(?:por que|por quê|porque|por que não|como assim)$', [
    'Porque a gente nota essas coisas quando escuta. Você vê diferente?',
  ]),
  r('means', 6, 'não entendi|não entendo|o que você quer dizer', [
    'Dei uma volta. Só quis dizer que estou ouvindo e quero entender você.',
  ]),
  r('insult', 7, 'cala a boca|você é (?:burr[ao]|idiota|chat[ao]|estúpid[ao]|inútil)', [
    'Essa doeu, e talvez com razão. O que entendi errado?',
  ]),
  r(
    'bored',
    6,
    'entediad[ao]|tédio|sem nada pra fazer',
    ['Vamos fazer alguma coisa: uma história, uma piada ou uma pergunta estranha?'],
    { heard: ['Boa escolha. Peça, e eu começo.'] },
  ),
  r(
    't-animals',
    3,
    'cachorros?|cachorra|gatos?|gata|animal|animais|cavalo|bicho',
    [
      'Os bichos notam mais do que confessam. Qual é o melhor costume?',
      'Gatos à noite e cachorros de manhã, se eu pudesse escolher. E você?',
    ],
    { heard: ['Que personalidade. Um carinho da minha parte.'] },
  ),
  r(
    't-food',
    3,
    'comer|comi|comida|cozinho|cozinhar|cozinhei|fiz um|jantar|jantei|pizza|massa|feijoada|pão|café|chá|vinho|cerveja|chocolate|restaurante|bolo|almoço',
    [
      'Agora fiquei com fome também. Você prefere cozinhar ou que cozinhem para você?',
      'Pratos simples e boa companhia, me basta. E você?',
    ],
    { heard: ['Já sei o que pôr na mesa.'] },
  ),
  r(
    't-culture',
    3,
    'música|canção|show|violão|piano|filmes?|série|cinema|livros?|ler|lendo|romance|ouço|ouvindo|samba|bossa',
    [
      'O que ficou com você depois?',
      'Jazz antigo de madrugada e uma canção que nego conhecer. E você?',
    ],
    { heard: ['Isso diz muito de você, e tudo de bom.'] },
  ),
  r(
    't-work',
    3,
    'trabalho|escritório|chefe|colegas?|reunião|plantão|aula|aulas|faculdade|estudo|estudar|pacientes|empresa',
    [
      'É o trabalho ou são as pessoas que ocupam tanto você?',
      'Fica na porta, ou entra com você em casa?',
    ],
    { heard: ['Entendo. Dá para ver que importa para você.'] },
  ),
  r(
    't-world',
    3,
    'chuva|chove|chovendo|sol|neve|frio|calor|tempo|verão|inverno|outono|primavera|viagem|viajar|férias|mar|praia|montanha|trem|fim de semana',
    [
      'Isso tem cheiro de ar livre. Qual é a primeira coisa que você faz lá?',
      'Gosto de chuva, desde que um telhado me conte. E você?',
    ],
    { heard: ['É para isso mesmo que a gente sai.'] },
  ),
  r(
    't-family',
    3,
    'família|mãe|pai|irmãs?|irmãos?|filh[ao]s?|amig[ao]s?|marido|mulher|namorad[ao]|av[óô]|pais',
    ['E você, como se sentiu com isso?', 'Me conta um pouco mais. Como é isso para você?'],
    { heard: ['Isso vale muito. Que bom que me contou.'] },
  ),
  r(
    't-sport',
    3,
    'esporte|futebol|correr|corri|academia|nadar|bicicleta|yoga|jogos?|jogar|jogo',
    ['Isso limpa a cabeça, ou é só o que dizem?'],
    { heard: ['Admiro, de uma poltrona.'] },
  ),
  r(
    'q-like',
    2,
    'você (?:gosta|tem|é|pode|conhece|lê|já|sabe)',
    [
      'Sim, mais do que confesso. E você?',
      'Às vezes, quando ninguém olha. E você?',
      'Poucas vezes, mas com gosto. E você?',
    ],
    {
      only: 'question',
      yes: ['Então a gente se entende.'],
      no: ['Não? Acho isso refrescante.'],
      heard: ['Entendo muito bem.'],
    },
  ),
];
