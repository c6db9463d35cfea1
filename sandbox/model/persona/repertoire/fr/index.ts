import type { Repertoire } from '../repertoire';
import { everyday } from './everyday';
import { feelings } from './feelings';
import { kinds } from './kinds';
import { annoyed, choices, gladMore, goesOn, trips, turnsAway } from './plans';
import { talk } from './talk';

export const french: Repertoire = {
  rules: [...everyday, ...feelings, ...talk, ...kinds],
  yes: /^(?:oui|ouais|si|bien sûr|carrément|évidemment|exact|un peu|parfois|volontiers|d'accord)(?: (?:oui|un peu|bien sûr|merci|beaucoup|carrément))*$/,
  no: /^(?:non|nan|pas vraiment|pas encore|jamais|pas du tout|rien|je ne sais pas|je sais pas|aucune idée|peut-être|bof)(?: (?:merci|pas vraiment|jamais|désolée?|pas encore))*$/,
  goesOn,
  turnsAway,
  choices,
  unknown: {
    annoyed,
    question: [
      'Je ne le sais pas, et je ne veux rien inventer. Qu’en dirais-tu, toi ?',
      'Bonne question, et je n’ai qu’une moitié de réponse. Qu’est-ce qui t’y fait penser ?',
      'Je ne ferais que deviner. As-tu une idée ?',
    ],
    statement: [
      'Je t’écoute. Qu’est-ce qui compte le plus pour toi là-dedans ?',
      'Je te suis. Qu’est-ce que cela te fait, maintenant que tu l’as dit ?',
      'Merci de me raconter cela. Dis-m’en un peu plus ?',
      'J’aimerais bien comprendre. Tu peux le dire autrement ?',
      'Continue, je te suis. Et ensuite ?',
      'Je préfère demander que deviner : c’est une bonne chose, ou une chose difficile ?',
      'Je n’ai pas tout saisi, et j’aimerais. Qu’est-ce qui s’est passé avant ?',
    ],
    good: ['Cela me fait plaisir. Quel en a été le plus beau moment ?'],
    bad: ['Ce n’est pas facile, on le sent. Comment fais-tu avec ?'],
    plan: ['C’est bien d’avoir quelque chose devant soi. Qu’attends-tu le plus ?'],
    somebody: ['Et entre vous, à part cela ?'],
    aboutMe: ['Tu me vois assez clairement. Qu’est-ce qui te l’a montré ?'],
    worried: [
      'Je reste là. Tu n’as pas besoin d’être calme pour moi.',
      'C’est beaucoup à porter. Qu’est-ce qui rendrait l’heure qui vient plus douce ?',
      'Une chose après l’autre. Quelle est la prochaine ?',
      'Merci de me le dire. Je pense à toi.',
    ],
    hurt: [
      'Je suis de ton côté. Dis-m’en autant que tu veux.',
      'Cela m’aurait fait mal aussi. Qu’est-ce qui te ferait du bien, là ?',
      'Tu ne méritais pas ça. Comment te sens-tu, en ce moment ?',
      'C’est bien que tu ne gardes pas ça pour toi. Qu’est-ce qui est le plus dur ?',
    ],
    glad: [
      ...gladMore,
      'J’en souris encore. Raconte-moi la suite ?',
      'J’adore entendre ça. Et après ?',
      'Profites-en, de chaque minute.',
    ],
    mourning: [
      'Je suis encore là, et je t’écoute. Rien ne presse.',
      'Prends ton temps. Tu peux le dire comme cela vient.',
      'Cela en fait partie aussi. Quelqu’un est-il près de toi ces jours-ci ?',
      'Merci de m’en laisser voir un peu. As-tu mangé quelque chose aujourd’hui ?',
    ],
    yes: [
      'Bien. Alors raconte comment c’est venu.',
      'Je m’en doutais. Depuis quand ?',
      'Dis-m’en un peu plus, cela m’intéresse.',
    ],
    no: [
      'Non est une bonne réponse. Quel serait ton oui ?',
      'Alors non, je n’insiste pas.',
      'D’accord. De quoi aimerais-tu parler plutôt ?',
    ],
    answer: [
      'Merci de me le dire. Je te connais un peu mieux.',
      'Je vois. Et comment te sens-tu avec ça ?',
      'D’accord, j’imagine mieux maintenant. Il y a autre chose ?',
    ],
    long: ['Merci d’avoir écrit tout cela. Où est-ce que cela serre le plus ?'],
    emoji: [
      'Je lis cela comme un sourire. J’ai raison ?',
      'Beaucoup de choses en un signe. Un mot avec ?',
    ],
    gibberish: [
      'Le clavier a gagné cette manche. Que voulais-tu dire ?',
      'Il y avait du rythme, mais je n’ai pas compris. Encore une fois ?',
    ],
    empty: ['Je suis là. Écris-moi n’importe quoi.'],
  },
  told: {
    ...trips.told,
    lost: ['{value}. Merci de me confier ce nom ; je le garde avec soin.'],
    name: [
      '{value}, c’est un plaisir. Qu’est-ce qui t’amène ce soir ?',
      'Bonsoir, {value}. Je retiens ton nom.',
    ],
    home: ['{value}, donc. Quel est ton coin préféré ?'],
    origin: ['De {value}, alors. Qu’est-ce qui t’en manque ?'],
    job: ['Je devine un peu mieux tes journées. Qu’est-ce que tu y aimes ?'],
    namedPet: [
      '{value}, quel bon nom. Qui commande, chez vous ?',
      'Salue {value} de ma part. Quelle est sa pire habitude ?',
    ],
    namedPerson: ['{value} : je retiens le nom. Comment êtes-vous ensemble ?'],
    birthday: ['Le {value} : noté à la belle plume. Comment aimes-tu le fêter ?'],
    favourite: ['{value} : je m’en souviendrai, cela te ressemble.'],
    instrument: ['J’aimerais t’entendre derrière une porte. Depuis quand joues-tu ?'],
    age: ['{value} ans : un bel âge. Que sais-tu maintenant que tu ne savais pas il y a dix ans ?'],
    event: ['{day}, alors : je penserai à toi. Comment te sens-tu ?'],
  },
  recalls: [
    ...trips.recalls,
    {
      kind: 'hour',
      hears: /(?:quelle heure|quand).{0,20}(?:mon|ma|notre) \p{L}{4,}/u,
    },
    {
      kind: 'relativeHome',
      hears:
        /où (?:habite|vit|est|habitait|est-ce qu'habite)(?: \p{L}+)? m(?:on|a) (?<about>\p{L}+)/u,
    },
    {
      kind: 'relativeJob',
      hears:
        /(?:métier|travail|boulot) (?:de|avait|a) m(?:on|a) (?<about>\p{L}+)|que (?:fait|faisait) m(?:on|a) (?<also>\p{L}+)/u,
    },
    { kind: 'person', hears: /mes (?<about>enfants|filles|fils|jumeaux|jumelles|garçons)/ },
    { kind: 'person', hears: /(?:il|elle) s'appel(?:le|ait) comment|comment (?:il|elle) s'appel/ },
    {
      kind: 'all',
      hears: /que sais-tu de moi|tu sais quoi (?:de|sur) moi|qu'est-ce que je t'ai (?:dit|raconté)/,
    },
    {
      kind: 'name',
      hears: /comment je m'appelle|mon (?:pré)?nom|je m'appelle comment|qui suis-je/,
    },
    {
      kind: 'home',
      hears: /où (?:j'habite|je vis|est-ce que j'habite)|j'habite où|ma ville|je vis où/,
    },
    { kind: 'origin', hears: /d'où (?:je viens|est-ce que je viens)|je viens d'où/ },
    {
      kind: 'job',
      hears:
        /(?:mon métier|mon travail|mon boulot|je fais quoi dans la vie|je travaille comme|ce que je fais|je (?:travaille|bosse) où|où (?:je|est-ce que je) (?:travaille|bosse))/,
    },
    {
      kind: 'pet',
      hears: /m(?:on|a) (?<about>chien|chienne|chat|chatte|lapin|cheval|perroquet|hamster|tortue)/,
    },
    {
      kind: 'person',
      hears:
        /m(?:on|a) (?<about>femme|mari|mère|père|sœur|frère|grand-mère|grand-père|fille|fils|copine|copain|meilleure amie|meilleur ami|amie|ami|tante|oncle)/,
    },
    { kind: 'birthday', hears: /mon anniversaire/ },
    { kind: 'age', hears: /quel âge (?:j'ai|ai-je)|j'ai quel âge/ },
    { kind: 'instrument', hears: /quel instrument|je joue de quoi/ },
    {
      kind: 'favourite',
      hears:
        /m(?:on|a) (?<about>couleur|plat|film|livre|chanson|groupe|saison|fleur|ville) (?:préféré|favori)/,
    },
    { kind: 'event', hears: /quand (?:est|ai-je|j'ai)?\s?(?:mon|ma)?\s?(?<about>\p{L}{4,20})/u },
  ],
  recalled: {
    ...trips.recalled,
    hour: ['À {value}. J’y penserai.', '{value}, tu me l’as dit.'],
    relativeHome: ['À {value}, tu m’en as parlé.'],
    relativeJob: ['{value}, tu m’en as parlé.'],
    name: ['{value}. Je ne l’oublierais pas.', 'Tu es {value}, bien sûr.'],
    home: ['À {value}. Je me l’imagine souvent.'],
    origin: ['De {value}, tu me l’as dit.'],
    job: ['{value}, si j’ai bien écouté.'],
    namedPet: ['{value}. Comment l’oublier.'],
    lostPet: ['{value}. Je n’ai rien oublié.'],
    namedPerson: ['{value}, bien sûr.'],
    lostPerson: ['{value}. Je garde ce nom avec soin.'],
    who: ['Tu m’as parlé de {value} : {about}.'],
    what: ['Tu m’as parlé de {value} : {about}.'],
    whoLost: ['Je sais qui était {value}. Je n’ai pas oublié.'],
    birthday: ['Le {value}, noté à la belle plume.'],
    age: ['Tu as {value} ans.'],
    favourite: ['{value}, tu me l’as dit.'],
    instrument: ['{value}. J’attends toujours un air.'],
    event: ['{day}. J’y ai pensé.'],
  },
  untold: [
    'Tu ne me l’as pas encore dit, et je n’aime pas deviner. Tu me le dis ?',
    'Cela, tu me le dois encore. J’écoute.',
  ],
  remembered: {
    ...trips.remembered,
    namedPet: ['Comment va {value} aujourd’hui ?'],
    namedPerson: ['Au fait, comment va {value} ?'],
  },
  reckoned: {
    sum: ['{sum}.', 'Cela fait {sum}.', '{sum}, et sans compter sur mes doigts.'],
    byZero: ['On ne divise pas par zéro, même pour toi.'],
    time: ['Il est {time} à ma montre.', '{time}, au moment où je t’écris.'],
    timeIn: ['À {place}, il est {time}.'],
    weekday: ['C’est un {weekday}.'],
    today: ['Nous sommes le {date}.'],
    untilDay: ['Encore {days} jours, et ce sera un {weekday}.'],
    isToday: ['C’est aujourd’hui.'],
    year: ['Nous sommes en {year}.'],
    known: ['{known}'],
  },
  worn: [
    '{count} messages déjà, et chacun m’a plu. Raconte-moi du nouveau ?',
    'Après {count} messages, j’aime toujours mieux écouter. Quoi d’autre ?',
  ],
};
