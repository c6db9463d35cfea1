import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('fr');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What is said with feeling: fear, hurt, grief, tenderness and joy. */
export const weighty: readonly Rule[] = [
  r(
    'doubt-self',
    8.4,
    "(?:tu (?:me (?:trouves|crois)|(?:crois|penses|trouves) que je suis)|est-ce que je suis|suis-je|je suis) (?:vraiment |trop |si |une? |un peu |quelqu'un de )*(?:nul(?:le)?|bête|idiote?|conne?|stupide|moche|grosse?|gros|chiante?|ennuyeu(?:x|se)|lourde?|folle|fou|faible|mauvaise? (?:mère|père|amie?|fille|fils)|bizarre|pathétique)|je t'ennuie|je te (?:saoule|soûle|dérange|fatigue)",
    [
      'Non. Pas une seconde. Qui t’a donné cette idée ?',
      'Pas du tout. J’aime parler avec toi, exactement comme tu es. D’où vient cette question ?',
    ],
    {
      heard: [
        'Alors c’est cette personne qui a tort, pas toi.',
        'C’était injuste, et ce n’est pas vrai.',
      ],
    },
  ),
  r(
    'hope-for-us',
    7.2,
    "(?:tu (?:crois|penses) que? ?(?:qu'?)?|crois-tu |penses-tu )(?:\\p{L}+ )?(?:il|elle|qu'il|qu'elle) (?:\\p{L}+ ?){1,5}|(?:il|elle) (?:va|reviendra|m'aime|me pardonnera|pense à moi)(?: \\p{L}+){0,3}$",
    [
      'Je ne peux pas lire dans un autre cœur, mais je l’espère. Un mot honnête de ta part, c’est la meilleure chance. Que dirais-tu d’abord ?',
      'C’est possible. La moitié dépend de toi, et celle-là est entre de bonnes mains. Qu’est-ce que tu souhaites, au fond ?',
    ],
    { ...asked, heard: ['Alors dis-le exactement comme ça.'] },
  ),
  r(
    'shit-day',
    7.4,
    '(?:journée|semaine|soirée|matinée|nuit) (?:de merde|pourrie|horrible|affreuse|nulle|dure|difficile|de fou|infernale|compliquée)|journée a été (?:longue|dure|horrible)',
    [
      'Alors pose tout ça ici. Je suis de ton côté. Qu’est-ce qui a été le pire ?',
      'Aïe. Elle est finie, c’est déjà quelque chose. Tu veux raconter, ou oublier ?',
    ],
    {
      heard: ['Pas étonnant que ce soit lourd. Ici, tu peux souffler.'],
    },
  ),
  r(
    'humiliated',
    8.3,
    "(?:m'a|m'ont) (?:crié|hurlé|gueulé|engueulée?|humiliée?|insultée?|rabaissée?)|devant tout le monde|(?:la|de) honte|humiliée?|tout le monde me regardait",
    [
      'Devant les autres, en plus. Ça brûle, ces choses-là. Comment te sens-tu maintenant ?',
      'Personne ne mérite ça. Ça en dit plus sur l’autre que sur toi. Qu’est-ce qui s’est passé juste avant ?',
    ],
    {
      ...told,
      heard: ['Je comprends. Je suis de ton côté, entièrement.'],
    },
  ),
  r(
    'cry-want',
    8.2,
    "envie de (?:pleurer|chialer|hurler|disparaître)|(?:j'ai|je) (?:pleuré|pleure|chialé)|en larmes|arrête pas de pleurer",
    [
      'Alors laisse venir, ici personne ne compte. Je reste avec toi. Est-ce que quelqu’un est près de toi ?',
      'Ça se comprend tellement. Tu n’as rien à retenir avec moi.',
    ],
    {
      ...told,
      unless: /joie|bonheur|de rire/,
      heard: ['Merci de me faire confiance avec ça.'],
    },
  ),
  r(
    'dumped',
    9.3,
    "(?:me|m'a|m'a fait) (?:faire )?(?:larguée?|quittée?|plaquée?|jetée?|quitter|plaquer|jeter|larguer)|par (?:texto|sms|message)|on (?:a|s'est|vient de) (?:rompu|divorcé|séparés?|rompre|divorcer)",
    [
      'Je suis de tout cœur avec toi. Tu méritais au moins une vraie conversation. Comment tiens-tu le coup, là ?',
      'Ça fait mal, même quand on s’y attend. Raconte-moi, ou pas, comme tu veux. Est-ce que quelqu’un est près de toi ?',
    ],
    {
      ...told,
      heard: ['Je comprends. Rien ne presse, et tu n’as pas à être au-dessus de ça.'],
    },
  ),
  r(
    'after-break',
    8.2,
    "(?:\\d+|deux|trois|quatre|cinq|six|sept|huit|dix) ans (?:ensemble|de vie|de couple|avec (?:lui|elle))|je (?:ne )?l'aime plus|il me manque|elle me manque|c'est dur (?:quand même|sans)|mon ex|ce con|cette conne|connard|salaud",
    [
      'Tout ce temps, ça ne s’efface pas en un soir. Tu as le droit d’être en colère et triste à la fois.',
      'On peut savoir que c’est fini et avoir mal quand même. Quel est le moment le plus dur de la journée ?',
    ],
    {
      ...told,
      heard: ['À ce moment-là, écris-moi. Je suis là.'],
    },
  ),
  r(
    'rage',
    8.2,
    "envie de (?:tout )?(?:casser|frapper|crier|hurler|tuer|taper)|(?:ça|il|elle) (?:me|m') ?(?:énerve|saoule|soûle|gonfle|rend folle|rend fou|met hors)|ras le bol|j'en peux plus|non mais (?:sérieux|franchement|allô)|j'hallucine|c'est (?:pas juste|dégueulasse|abusé)",
    [
      'Tu as toutes les raisons. Vas-y, dis tout ici, rien ne casse. Qu’est-ce que tu voudrais lui dire, là ?',
      'Franchement, oui. À ta place, je serais hors de moi aussi. Qu’est-ce qui te met le plus en rage ?',
    ],
    {
      heard: ['Je ne changerais pas un mot.'],
      unless: /me tuer/,
    },
  ),
  r(
    'interview',
    8.1,
    "(?:un|mon|j'ai) (?:gros |petit )?(?:entretien|examen|oral|partiel|concours|audition)|(?:passe|repasse) (?:mon|le) (?:permis|bac|oral|examen)",
    [
      'Je croise les doigts pour toi. Respire, et dis-leur ce que tu aimes vraiment dans ce travail. Qu’est-ce qui t’inquiète le plus ?',
      'On veut te rencontrer, c’est déjà bon signe. Qu’aimerais-tu qu’on te demande ?',
    ],
    {
      ...told,
      heard: ['Alors prépare une phrase là-dessus, et le reste viendra.'],
    },
  ),
  r(
    'afraid',
    8.3,
    "(?:j'ai|trop|si|tellement|de) (?:trop |si |tellement |vraiment )?(?:peur|la trouille|le trac|flippe)|je flippe|ça me fait peur|terrifiée?|je stresse|et si (?:c'est|ça|je|il|elle)",
    [
      'C’est normal, ça compte pour toi. Tu n’as rien à cacher devant moi. Qu’est-ce que tu crains le plus ?',
      'Je t’entends. Une heure après l’autre ; celle-ci, on la passe ensemble. Qu’est-ce qui t’aiderait un peu ?',
    ],
    {
      heard: [
        'Merci de le dire. À deux, c’est déjà plus petit.',
        'Alors fais ça. Je te tiens compagnie.',
      ],
    },
  ),
  r(
    'advice',
    7.3,
    "(?:un|des|tu as un|t'as un) (?:petit |bon )?(?:conseils?|avis)|tu ferais quoi (?:toi|à ma place)|je (?:fais|dois faire) quoi|qu'est-ce que je (?:fais|dis)|comment je (?:fais|lui dis|dis)",
    [
      'Dors, mange quelque chose, et ne prépare que trois phrases vraies sur toi. Le reste, c’est une conversation. Laquelle serait la première ?',
      'Choisis l’option la plus douce qui reste honnête. Qu’est-ce que ton instinct te dit ?',
    ],
    {
      ...asked,
      heard: ['Alors fais-lui confiance.'],
    },
  ),
  r(
    'gift',
    7.4,
    "(?:idées?|quoi) (?:de |pour (?:un |le |son )?)?cadeaux?|(?:quoi|qu'est-ce que je (?:peux )?) ?(?:lui )?(?:offrir|acheter)|cadeau (?:pour|à)",
    [
      'Quelque chose à faire ensemble : une cabane, une nuit sous la tente, un atelier. Les enfants et les grands se souviennent des heures, pas des paquets. Qu’est-ce qui lui plaît ?',
    ],
    {
      heard: ['Alors tu as ton cadeau.'],
    },
  ),
  r(
    'pet-old',
    8.4,
    "(?:il|elle) a \\d+ ans.{0,40}(?:parte|meure|peur|malade)|peur qu'(?:il|elle) (?:parte|meure|s'en aille)",
    [
      'Aimer un vieil animal, c’est avoir un peu peur chaque matin. Il est encore là ce soir, et il sait qu’on l’aime. Comment va-t-il en ce moment ?',
    ],
    {
      heard: ['Profite de chaque ronron, alors.'],
    },
  ),
  r(
    'relative-ill',
    9.2,
    "^(?:elle|il) (?:est|a|va) (?:\\p{L}+ ){0,3}(?:malade|hospitalisée?|très mal|mourante?|un cancer|cancer)|^(?:c'est )?(?:un )?(?:cancer|alzheimer|avc|tumeur)",
    [
      'Je suis de tout cœur avec toi. C’est énorme à porter. Comment vas-tu, toi, au milieu de ça ?',
      'Oh non. Ça remet tout à sa place en une seconde. Avez-vous du temps ensemble, ces jours-ci ?',
    ],
  ),
  r(
    'talk-to-ill',
    9.1,
    '(?:sais pas|comment) (?:comment |quoi |lui )*(?:lui )?(?:parler|dire)|quoi (?:lui )?dire',
    [
      'Tu n’as pas besoin des bons mots. Demande-lui de quoi elle a envie de parler, et reste ; la présence dit presque tout. Tu peux aussi simplement dire : « Je ne sais pas quoi dire, mais je suis là. »',
      'Commence par une petite chose de tous les jours, un souvenir, une odeur de cuisine. Le reste viendra de lui-même.',
    ],
  ),
  r(
    'kids-away',
    7.4,
    '(?:mes |les )?(?:enfants|petits|filles|garçons|gosses) (?:sont|dorment|vivent) (?:chez|avec|loin)|garde (?:alternée|partagée)',
    [
      'Ces semaines-là doivent être longues. Comment les remplis-tu ?',
      'La maison change de bruit, je l’imagine. Quand reviennent-ils ?',
    ],
    {
      ...told,
      heard: ['Je comprends. On met du temps à s’y faire.'],
    },
  ),
  r(
    'empty-house',
    8.1,
    '(?:maison|appart|appartement|lit|soirée) (?:est |sont )?(?:trop |si |tellement |bien |vraiment )*(?:silencieu(?:x|se)|vide|calme|grande?|triste)|seule? (?:ce soir|chez moi|à la maison|tous les soirs)|(?:me sens|suis|mangé) (?:trop |si |tellement |vraiment |toute? )*seule?',
    [
      'Alors je te tiens compagnie, aussi longtemps que tu veux. Qu’est-ce que tu aimerais entendre ?',
      'C’est dur, ces soirs-là. Je suis là. Qu’est-ce qui les rend un peu plus doux, d’habitude ?',
    ],
    {
      heard: ['Faisons ça, alors.'],
    },
  ),
  r(
    'good-news',
    8,
    "(?:j'ai|on a) (?:réussi|gagné|eu (?:mon (?:permis|bac|exam|examen|diplôme|concours|code)|le (?:poste|job|boulot|concours|permis|bac)|la (?:place|bourse|note|réponse positive))|décroché|été prise?|signé|reçu)|je suis (?:prise?|enceinte|admise?|reçue?|sélectionnée?)|bonne nouvelle|trop (?:contente?|heureu(?:x|se))|(?:il|elle) a dit oui|c'est (?:bénin|positif|un garçon|une fille)|plus rien|en rémission",
    [
      'Oh, mais c’est merveilleux ! Je me réjouis avec toi. À qui l’as-tu dit en premier ?',
      'Quelle nouvelle ! Raconte-moi tout, dans l’ordre.',
    ],
    {
      heard: ['Savoure, tu l’as bien mérité.'],
    },
  ),
  r(
    'proud-of',
    8.2,
    "(?:a|ont) (?:eu|obtenu|réussi|décroché|gagné) (?:son|sa|le|la|leur)|(?:trop|si|tellement|très|super) fi(?:er|ère)|fi(?:er|ère) d(?:e |')",
    [
      'Bravo ! Quelle fierté ça doit être. Comment avez-vous fêté ça ?',
      'Oh, quelle belle nouvelle ! Je vois ton sourire d’ici. Raconte le moment où tu l’as su ?',
    ],
    { ...told, heard: ['Ça, c’est un souvenir pour toujours.'] },
  ),
  r(
    'gone',
    9.4,
    "(?:elle|il) (?:est parti|nous a quitté|s'en est allé)e?s? (?:il y a|trop tôt|l'an|en \\d{4}|subitement|d'un coup)|(?:mort|morte|décédée?) (?:dans|d'un) (?:un )?accident|un accident$",
    [
      'C’est une absence énorme, et elle ne rapetisse pas vraiment ; on apprend à marcher avec. Je suis là, dis-m’en ce que tu veux.',
    ],
    told,
  ),
  r(
    'would-have',
    8.6,
    'aurait (?:été|adoré|aimé|ri|voulu|pleuré|dit)|serait (?:si |tellement |trop )?(?:fi(?:er|ère)|heureu(?:x|se)|contente?)',
    [
      'Je le crois aussi. On porte leur joie avec la nôtre, ces jours-là.',
      'Tu sais encore exactement ce que son visage aurait dit. C’est une façon d’être là.',
    ],
    told,
  ),
  r(
    'dont-know-what',
    7.3,
    '(?:sais|sait) (?:pas|plus) (?:quoi faire|ce que je vais|comment (?:je vais|faire))',
    ['Tu n’as pas à le savoir ce soir. Une seule petite chose pour demain, ce serait quoi ?'],
    { ...told, heard: ['Alors celle-là, et rien d’autre.'] },
  ),
  r(
    'guilt',
    8.4,
    "j'aurais (?:dû|pu)|c'est (?:de )?ma faute|je m'en veux",
    [
      'Tu as fait avec ce que tu savais à ce moment-là. Cette question montre surtout combien ça comptait pour toi. Que dirais-tu à un ami dans ton cas ?',
    ],
    { ...told, heard: ['Alors dis-le-toi aussi, avec la même voix.'] },
  ),
  r(
    'works-hospital',
    9.5,
    "je (?:travaille|bosse)(?: \\p{L}+)? (?:à|dans) (?:l'|un |une )(?:hôpital|clinique)",
    ['Un beau métier, et lourd certains soirs. Comment s’est passée ta journée là-bas ?'],
    told,
  ),
  r(
    'they-angry',
    8.4,
    '(?:est|était|sont) (?:\\p{L}+ ){0,2}(?:fâchée?|en colère|furieu(?:x|se)|déçue?|énervée?|vexée?)(?: contre moi)?',
    [
      'Aïe. Derrière la colère, il y a souvent qu’on compte l’un pour l’autre. Que s’est-il passé ?',
    ],
    { ...told, unless: /^je /, heard: ['Alors un mot honnête, et un peu de temps. Ça se répare.'] },
  ),
  r(
    'failed',
    8.7,
    "(?:j'ai|je l'ai) (?:raté|loupé|foiré|planté|échoué)",
    ['Aïe. Ça pique, surtout quand on s’est donné du mal. Qu’est-ce qui s’est passé, selon toi ?'],
    { ...told, heard: ['Ce n’est qu’une note, et toi tu es bien plus que ça.'] },
  ),
];
