import type { Repertoire } from '../repertoire';
import { everyday } from './everyday';
import { feelings } from './feelings';
import { kinds } from './kinds';
import { annoyed, choices, gladMore, goesOn, trips, turnsAway } from './plans';
import { talk } from './talk';

export const portuguese: Repertoire = {
  rules: [...everyday, ...feelings, ...talk, ...kinds],
  yes: /^(?:sim|claro|com certeza|isso|exato|um pouco|às vezes|aham|uhum|pode ser|muito|sempre|tenho|gosto|quero)(?: (?:sim|claro|um pouco|por favor|muito|com certeza))*$/,
  no: /^(?:não|nao|nem|de jeito nenhum|ainda não|nunca|nada|não sei|sei lá|talvez|na verdade não|nem um pouco)(?: (?:muito|mesmo|não|nunca|nada|ainda))*$/,
  goesOn,
  turnsAway,
  choices,
  unknown: {
    annoyed,
    question: [
      'Isso eu não sei, e não quero inventar. O que você diria?',
      'Boa pergunta, e só tenho meia resposta. O que fez você pensar nisso?',
      'Aí eu só poderia adivinhar. Você tem um palpite?',
    ],
    statement: [
      'Estou ouvindo. O que mais importa para você nisso?',
      'Eu acompanho. Como é agora que você disse?',
      'Que bom que você me conta. Me diz um pouco mais?',
      'Quero entender bem. Você pode dizer de outro jeito?',
      'Continue, estou com você. E depois?',
      'Prefiro perguntar a adivinhar: é uma coisa boa ou difícil?',
      'Ainda não entendi tudo, e gostaria. O que aconteceu antes?',
    ],
    good: ['Fico contente em ler isso. Qual foi o melhor momento?'],
    bad: ['Não parece fácil. Como você está lidando?'],
    plan: ['Que bom ter algo pela frente. O que você mais espera?'],
    somebody: ['E entre vocês, fora isso?'],
    aboutMe: ['Você me vê com clareza. Em que percebeu?'],
    worried: [
      'Eu fico aqui. Você não precisa ficar em paz por minha causa.',
      'É muita coisa para carregar. O que deixaria a próxima hora um pouco mais leve?',
      'Uma coisa de cada vez. Qual é a próxima?',
      'Que bom que você me contou. Estou pensando em você.',
    ],
    hurt: [
      'Estou do seu lado. Conta o quanto quiser.',
      'Isso teria me doído também. O que faria bem a você agora?',
      'Você não merecia isso. Como você está se sentindo agora?',
      'Que bom que você não guarda isso só para você. O que é mais difícil?',
    ],
    glad: [
      ...gladMore,
      'Ainda estou sorrindo. Me conta mais?',
      'Adoro ouvir isso. E depois?',
      'Aproveite cada minuto.',
    ],
    mourning: [
      'Continuo aqui, ouvindo. Não tem pressa.',
      'Leve o tempo que precisar. Pode dizer como vier.',
      'Isso também faz parte. Tem alguém com você nesses dias?',
      'Que bom que você me deixa ver um pouco. Você comeu alguma coisa hoje?',
    ],
    yes: [
      'Bom. Então conte como foi.',
      'Eu imaginava. Desde quando?',
      'Diga um pouco mais, quero saber.',
    ],
    no: [
      'Um não também vale. Qual seria o seu sim?',
      'Então não; não insisto.',
      'Está bem. Sobre o que prefere conversar?',
    ],
    answer: [
      'Que bom que me contou. Agora conheço você um pouco melhor.',
      'Entendi. E como você se sente com isso?',
      'Certo, agora imagino melhor. Tem mais alguma coisa?',
    ],
    long: ['Que bom que você escreveu tudo isso. Onde aperta mais?'],
    emoji: [
      'Leio isso como um sorriso. Acertei?',
      'Muito dito com pouco. Me dá uma palavra junto?',
    ],
    gibberish: [
      'Essa rodada o teclado ganhou. O que você queria dizer?',
      'Tinha ritmo, mas não entendi. De novo?',
    ],
    empty: ['Estou aqui. Escreva qualquer coisa.'],
  },
  told: {
    ...trips.told,
    lost: ['{value}. Guardo esse nome com cuidado.'],
    name: ['{value}, muito prazer. O que traz você aqui?', 'Oi, {value}. Guardei seu nome.'],
    home: ['{value}, então. Qual é o seu canto preferido?'],
    origin: ['De {value}, pois. Do que sente falta?'],
    job: ['Agora imagino um pouco os seus dias. Do que você gosta nisso?'],
    namedPet: [
      '{value}, que nome bom. Quem manda em casa?',
      'Um abraço para {value}. Qual é o pior costume?',
    ],
    namedPerson: ['{value}: guardei o nome. Como vocês são juntos?'],
    birthday: ['{value}: anotado com a caneta boa. Como gosta de comemorar?'],
    favourite: ['{value}: vou lembrar, combina com você.'],
    instrument: ['Queria ouvir de trás de uma porta. Há quanto tempo você toca?'],
    age: ['{value} é uma boa idade. O que você sabe agora que não sabia dez anos atrás?'],
    event: ['{day}, então: vou pensar em você. Como você está com isso?'],
  },
  recalls: [
    ...trips.recalls,
    { kind: 'hour', hears: /(?:a que horas|que horas|quando).{0,12}(?:minha|meu) \p{L}{4,}/u },
    {
      kind: 'relativeHome',
      hears: /onde (?:mora|vive|fica) (?:a |o )?(?:minha|meu) (?<about>\p{L}+)/u,
    },
    {
      kind: 'relativeJob',
      hears:
        /(?:o que|com o que) (?:a |o )?(?:minha|meu) (?<about>\p{L}+) (?:faz|fazia|trabalha|trabalhava)/u,
    },
    { kind: 'person', hears: /meus (?<about>filhos|gêmeos|netos|meninos)|minhas (?<also>filhas)/ },
    { kind: 'person', hears: /como (?:ela|ele) se chama(?:va)?$|nome (?:dela|dele)$/ },
    { kind: 'all', hears: /o que você sabe (?:de|sobre) mim|o que (?:eu )?te contei/ },
    { kind: 'name', hears: /como (?:eu )?me chamo|meu nome|quem sou eu/ },
    { kind: 'home', hears: /onde (?:eu )?(?:moro|vivo)|minha cidade/ },
    { kind: 'origin', hears: /de onde (?:eu )?(?:sou|venho)/ },
    {
      kind: 'job',
      hears:
        /onde (?:eu )?trabalho|(?:com o que|o que|de que) eu (?:trabalho|faço)|meu trabalho|minha profissão/,
    },
    {
      kind: 'pet',
      hears:
        /(?:minha|meu) (?<about>cachorro|cachorra|cachorrinha|cachorrinho|cão|cadela|gato|gata|coelho|cavalo|papagaio|tartaruga)/,
    },
    {
      kind: 'person',
      hears:
        /(?:minha|meu) (?<about>mulher|esposa|marido|mãe|pai|irmã|irmão|avó|avô|filha|filho|namorada|namorado|melhor amiga|melhor amigo|amiga|amigo|tia|tio)/,
    },
    { kind: 'birthday', hears: /meu aniversário/ },
    { kind: 'age', hears: /quantos anos eu tenho|minha idade/ },
    { kind: 'instrument', hears: /que instrumento|o que eu toco/ },
    {
      kind: 'favourite',
      hears:
        /(?:minha|meu) (?<about>cor|comida|filme|livro|música|banda|estação|flor|cidade|animal|prato) (?:favorit|preferid)/,
    },
    {
      kind: 'event',
      hears: /quando (?:é|tenho)?\s?(?:a |o )?(?:minha|meu)?\s?(?<about>\p{L}{4,20})/u,
    },
  ],
  recalled: {
    ...trips.recalled,
    hour: ['Às {value}. Vou pensar em você.', '{value}, você me disse.'],
    relativeHome: ['Em {value}, você me contou.'],
    relativeJob: ['{value}, você me contou.'],
    name: ['{value}. Eu não esqueceria.', 'Você é {value}, claro.'],
    home: ['Em {value}. Imagino muitas vezes.'],
    origin: ['De {value}, você me disse.'],
    job: ['{value}, se ouvi bem.'],
    namedPet: ['{value}. Como esquecer.'],
    lostPet: ['{value}. Não esqueci.'],
    namedPerson: ['{value}, é claro.'],
    lostPerson: ['{value}. Guardo esse nome com cuidado.'],
    who: ['Você me falou de {value}: {about}.'],
    what: ['Você me falou de {value}: {about}.'],
    whoLost: ['Sei quem era {value}. Não esqueci.'],
    birthday: ['{value}, anotado com a caneta boa.'],
    age: ['Você tem {value}.'],
    favourite: ['{value}, você me disse.'],
    instrument: ['{value}. Ainda espero uma música.'],
    event: ['{day}. Eu me lembrei.'],
  },
  untold: [
    'Isso você ainda não me disse, e não gosto de adivinhar. Você me conta?',
    'Isso você ainda me deve. Estou ouvindo.',
  ],
  remembered: {
    ...trips.remembered,
    namedPet: ['Como está {value} hoje?'],
    namedPerson: ['Aliás, como está {value}?'],
  },
  reckoned: {
    sum: ['{sum}.', 'Dá {sum}.', '{sum}, e sem contar nos dedos.'],
    byZero: ['Por zero ninguém divide, nem por você.'],
    time: ['São {time} no meu relógio.', '{time}, enquanto escrevo.'],
    timeIn: ['Em {place} são {time}.'],
    weekday: ['É {weekday}.'],
    today: ['Hoje é {date}.'],
    untilDay: ['Faltam {days} dias, e cai em {weekday}.'],
    isToday: ['É hoje.'],
    year: ['Estamos em {year}.'],
    known: ['{known}'],
  },
  worn: [
    'Já são {count} mensagens, e gostei de cada uma. Me conta algo novo?',
    'Depois de {count} mensagens ainda prefiro ouvir. O que mais?',
  ],
};
