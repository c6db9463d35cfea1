import type { Choices, RecallPattern, Repertoire } from '../repertoire';

/** Journeys told of: taken in, asked for, told again, and come back to. */
export const trips = {
  told: {
    tripPlace: [
      '{value} ! Je t’y vois déjà. Que feras-tu en premier, là-bas ?',
      '{value} : je t’envie un peu, et je me réjouis pour toi. Qu’est-ce que tu attends le plus ?',
    ],
    tripTime: ['{value}, alors : de quoi compter les jours. Qu’est-ce qu’il y a avant ?'],
  },
  recalls: [
    {
      kind: 'tripWith',
      hears:
        /avec qui (?:déjà )?(?:est-ce qu|je|on|j'|nous)|(?:je|on) (?:\p{L}+ ){1,6}avec qui|qui (?:vient|part|voyage|m'accompagne|me suit)(?:.{0,30}(?:avec moi|avec nous)|$| )/u,
    },
    {
      kind: 'tripTime',
      hears:
        /(?:quand|quel mois|quelle date|quel jour).{0,25}(?:je|on|nous) ?(?:pars|part|partons|vais|va|m'envole|voyage)|(?:je|on) (?:pars|part|m'envole|vais|va)(?: \p{L}+){0,4} quand|quand.{0,15}(?:mon|le|notre) (?:voyage|départ|vol)|c'est quand.{0,10}(?:voyage|départ|vacances)/u,
    },
    {
      kind: 'tripPlace',
      hears:
        /où.{0,25}(?:je|on|nous) ?(?:pars|part|partons|vais|va|voyage)|(?:je|on) (?:pars|part|vais|va)(?: \p{L}+){0,3} où|quelle (?:destination|ville|pays)/u,
    },
  ],
  recalled: {
    tripPlace: ['{value}. J’y suis déjà un peu, depuis que tu me l’as dit.', '{value}, bien sûr.'],
    tripTime: ['{value}. Je compte avec toi.', '{value}, tu me l’as dit.'],
    tripWith: ['Avec {value}, tu me l’as dit.', 'Avec {value}, si rien n’a changé.'],
  },
  remembered: { tripPlace: ['Et {value}, le projet avance ?'] },
} satisfies Pick<Repertoire, 'told' | 'recalled' | 'remembered'> & {
  recalls: readonly RecallPattern[];
};

export const choices: Choices = {
  offers:
    /(?:hésit|choi|décid|partagée?s?|balance|c'est).{0,25}entre (?<a>.{2,40}?) et (?<b>.{2,40})$|(?:hésit|sais pas|sait pas|savons pas|choisir|décid|me demande).{0,20} (?<c>\S{2,20}(?: \S{2,20}){0,2}) ou (?<d>.{2,40})$/u,
  asks: /tu (?:choisirais|prendrais|préférerais|préfères|choisis|prends)|(?:laquelle|lequel|lesquels)(?: .{0,20})?$|ton choix|aide-moi à choisir/u,
  asksLoosely:
    /tu (?:ferais|dirais|dis|en penses|en dis|conseilles?|me conseilles|irais)|à ma place|ton avis|une idée/u,
  named: [
    '{choice}, si tu me le demandes. Ça te va, ou tu espérais l’autre ?',
    'Moi, je prendrais {choice}. Si ton cœur se serre, c’est que c’est l’autre. Alors ?',
  ],
  unnamed: [
    'La première idée des deux : si elle vient en premier, c’est souvent pour une raison. Ça te va ?',
    'La deuxième, elle te ressemble plus. Ou tu espérais l’autre ?',
  ],
  unheard: [
    'Dis-moi entre quoi et quoi, et je choisis sans trembler.',
    'Volontiers. Il y a quoi au choix ?',
  ],
  openNamed: [
    '{one} ou {other} : il y a pire comme souci. Laquelle des deux vois-tu en fermant les yeux ?',
    '{one} et {other}, les deux font une belle histoire. Qu’est-ce qui t’attire dans chacune ?',
  ],
  open: [
    'Deux bonnes choses et une décision. Laquelle te manquerait le plus ?',
    'Lance une pièce, et regarde ce que tu espères pendant qu’elle est en l’air. Tu penches où ?',
  ],
};

export const goesOn =
  /^(?:et|mais|puis|alors|parce que|même|en plus|il|elle|ils|elles|on m'|sa|son|ses|mon|ma|mes|personne|tout le monde|devant|après|ça|encore|jamais|toujours|sur|avec)(?= |$)/u;
export const turnsAway =
  /^(?:bref|enfin bref|sinon|au fait|bon|passons|peu importe|tant pis)(?= |$)/u;
export const annoyed = [
  'Non, sérieux ? Ça m’agace pour toi. Et ensuite ?',
  'Tu as plus de patience que moi. Qu’est-ce que tu as fait ?',
  'C’est encore pire. Je suis entièrement de ton côté.',
  'Incroyable. J’aurais dit deux mots, moi. Tu as répondu quelque chose ?',
  'Tu méritais mieux que ça, vraiment.',
  'Je secoue la tête. Comment ça s’est fini ?',
];
export const gladMore = [
  'Bravo, vraiment ! Je veux tous les détails.',
  'C’est encore plus beau. Garde bien cette joie.',
  'J’aurais aimé voir ton visage. Et maintenant, ça fait quel effet ?',
];
