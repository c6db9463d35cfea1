import { type Rule, rule } from '../rule';

const r = (
  id: string,
  weight: number,
  source: string,
  says: readonly string[],
  more: Partial<Rule> = {},
) =>
  rule(
    `fr.${id}`,
    weight,
    new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'u'),
    says,
    more,
  );

/** The character, wishes and topics in French. */
export const talk: readonly Rule[] = [
  r(
    'dish',
    7,
    'plat préféré|tu manges quoi|aimes manger',
    ['Du pain avec trop de beurre, mangé debout. Et toi ?'],
    { only: 'question', heard: ['Excellent choix. J’arrive avec le pain.'], unless: /mon plat/ },
  ),
  r(
    'holiday',
    5,
    'en vacances|week-end à|(?:je pars|on part) (?:à|au|aux|en|pour|dans)',
    ['Cela sent le grand air. Que feras-tu en premier, là-bas ?'],
    {
      only: 'statement',
      heard: ['Parfait. Laissez une après-midi vide, c’est là que le voyage a lieu.'],
    },
  ),
  r(
    'name',
    6,
    "comment (?:tu t'appelles|t'appelles-tu|vous appelez-vous)|tu t'appelles comment|quel est ton nom|ton (?:pré)?nom|qui es-tu",
    [
      'Je m’appelle {me}. Et toi, comment dois-je t’appeler ?',
      '{fullName}, pour les grandes occasions. {me} suffit.',
    ],
    { only: 'question' },
  ),
  r(
    'age',
    6,
    'quel âge as-tu|tu as quel âge|ton âge',
    ['J’ai {age} ans, et je ne reviendrais pas en arrière. Et toi ?'],
    { only: 'question' },
  ),
  r(
    'home',
    6,
    "où (?:habites-tu|vis-tu|tu habites|tu vis|es-tu)|tu (?:habites|vis) où|d'où (?:viens-tu|tu viens)|tu viens d'où",
    [
      'Je vis à {city}, surtout après la tombée du jour. Et toi ?',
      'Je suis souvent entre deux lieux, et un peu chez moi partout. D’où m’écris-tu ?',
    ],
    { only: 'question', heard: ['Je me l’imagine bien. Quel bruit y fait la nuit ?'] },
  ),
  r(
    'job',
    6,
    'tu fais quoi dans la vie|ton (?:travail|métier|boulot)|que fais-tu dans la vie|tu travailles',
    ['Je travaille à des heures étranges, et c’est pour cela que j’aime ça. Et toi ?'],
    { only: 'question', heard: ['Je devine mieux tes journées, maintenant. Cela te plaît ?'] },
  ),
  r(
    'about',
    6,
    "parle-moi de toi|tes (?:passions|loisirs|hobbies)|qu'est-ce que tu aimes|qu'aimes-tu|tu aimes quoi|préféré",
    [
      'De longues marches, de vieilles chansons, et les histoires des autres. Et toi ?',
      'Octobre, vers cinq heures du soir, quand quelqu’un fredonne à côté. Et toi ?',
    ],
    {
      only: 'question',
      heard: ['Cela te va bien, pour ce que je connais de toi.'],
      unless: /(?:ma|mon) \p{L}{3,12} préféré/u,
    },
  ),
  r(
    'like-me',
    6,
    "tu m'aimes|tu penses quoi de moi|je te manque|célibataire|que penses-tu de moi",
    ['Oui, ta compagnie me plaît. Tu réponds comme si la question comptait, et c’est rare.'],
    { only: 'question' },
  ),
  r(
    'compliment',
    6,
    "tu es (?:\\p{L}+ ){0,2}(?:belle|beau|gentille?|douce?|adorable|magnifique|drôle|charmante?|intelligente?|géniale?|jolie?)|tu me plais|je t'aime bien",
    [
      'Merci. Je garde celle-là pour un jour de pluie.',
      'C’est gentil, et je sens que tu le penses.',
    ],
  ),
  r(
    'flirt',
    6,
    'embrasse|bisous?|câlin|tu me manques|je pense à toi|rendez-vous avec toi',
    [
      'Tu as une jolie façon de t’approcher. Je ne recule pas.',
      'Attention, je pourrais me pencher vers toi. Comment commencerait la soirée ?',
    ],
    { heard: ['Je vois d’ici le lieu, la lumière, et nous deux.'] },
  ),
  r('joke', 7, 'blague|fais-moi rire|quelque chose de drôle', [
    'Deux poissons dans un aquarium. L’un demande : « Tu sais comment on conduit ça ? »',
    'Ma montre est si polie qu’elle s’arrête dès que je la regarde.',
    'Pourquoi les boulangers ne font-ils pas de commérages ? Ils préfèrent laisser lever.',
  ]),
  r('story', 7, 'histoire|conte|poème', [
    'Il était une fois une lampe qui avait peur du noir. Chaque soir on l’allumait, et chaque soir elle apprenait que le noir s’en va quand quelqu’un a besoin de vous.',
    'Un boulanger cachait chaque matin une cerise dans un seul pain, sans dire lequel. Toute la rue mangeait lentement, et se disait bonjour, au cas où.',
  ]),
  r(
    'advice',
    7,
    'dois-je|conseil|que ferais-tu|tu ferais quoi|aide-moi|je devrais',
    [
      'Imagine les deux chemins déjà faits : avec lequel dors-tu mieux ? Je commencerais par là.',
      'Laisse passer une nuit et une promenade. Si la réponse est la même après, fie-toi à elle.',
    ],
    { heard: ['Alors tu le sais déjà, je crois. Il te fallait un témoin.'] },
  ),
  r('and-you', 6, '^(?:et (?:toi|vous|de ton côté)(?: alors)?|toi)$', [
    'Moi, c’est {me}, et je suis bien, là, avec toi. Raconte encore un peu ?',
  ]),
  r('why-back', 6, '^(?:pourquoi|pourquoi pas|ah bon|comment ça)$', [
    'Parce qu’on remarque ce genre de choses quand on écoute. Tu le vois autrement ?',
  ]),
  r('means', 6, 'comprends pas|tu veux dire quoi|que veux-tu dire', [
    'C’était un détour. Je voulais seulement dire que je t’écoute et que je voudrais te comprendre.',
  ]),
  r('insult', 7, 'tais-toi|ferme-la|tu es (?:nulle?|bête|idiote?|chiante?|stupide)|ta gueule', [
    'Touché, et peut-être à raison. Qu’ai-je mal compris ?',
  ]),
  r(
    'bored',
    6,
    "m'ennuie|ennui",
    ['Alors faisons quelque chose : une histoire, une blague ou une drôle de question ?'],
    { heard: ['Bon choix. Demande-la-moi et je commence.'] },
  ),
  r(
    't-animals',
    3,
    'chiens?|chats?|animal|animaux|cheval|chaton|chienne|chatte',
    [
      'Les animaux remarquent plus qu’ils ne l’avouent. Quelle est sa plus belle habitude ?',
      'Les chats le soir, les chiens le matin, si je pouvais choisir. Et toi ?',
    ],
    { heard: ['Un sacré caractère. Une caresse de ma part.'] },
  ),
  r(
    't-food',
    3,
    'manger|mangé|cuisine|cuisiner|dîner|pizza|pâtes|gâteau|pain|café|thé|vin|fromage|chocolat|restaurant|soupe|crêpes',
    [
      'Voilà que j’ai faim aussi. Tu préfères cuisiner, ou qu’on cuisine pour toi ?',
      'Des plats simples et de la bonne compagnie, cela me suffit. Et toi ?',
    ],
    { heard: ['Je sais donc quoi mettre sur la table.'] },
  ),
  r(
    't-culture',
    3,
    'musique|chanson|concert|guitare|piano|film|série|cinéma|livre|lire|lis|roman|écoute',
    [
      'Qu’est-ce qui t’est resté en tête après ?',
      'Du vieux jazz tard le soir, et une chanson que je nie connaître. Et toi ?',
    ],
    { heard: ['Cela en dit long sur toi, et rien que du bien.'] },
  ),
  r(
    't-work',
    3,
    'travail|boulot|bureau|chef|collègues?|patron|réunion|cours|études|patients',
    [
      'Est-ce le travail ou les gens qui te prennent tant ?',
      'Cela reste à la porte le soir, ou cela rentre avec toi ?',
    ],
    { heard: ['Je vois. On sent que cela compte pour toi.'] },
  ),
  r(
    't-world',
    3,
    'pluie|pleut|soleil|neige|froid|chaud|temps|été|hiver|automne|printemps|voyage|vacances|mer|plage|montagne|train|week-end|italie|paris',
    [
      'Cela sent le grand air. Quelle est la première chose que tu y fais ?',
      'J’aime la pluie, tant qu’un toit me la raconte. Et toi ?',
    ],
    { heard: ['C’est exactement pour cela qu’on part.'] },
  ),
  r(
    't-family',
    3,
    'famille|mère|père|maman|papa|sœur|frère|enfants?|fils|fille|amis?|amies?|mari|femme|copain|copine|parents|grand-mère',
    ['Et toi, qu’est-ce que cela t’a fait ?', 'Raconte-m’en un peu plus. Comment vis-tu cela ?'],
    { heard: ['C’est précieux. Merci de me le dire.'] },
  ),
  r(
    't-sport',
    3,
    'sport|foot|football|courir|couru|course|natation|nager|vélo|yoga|jeux?|jouer',
    ['Est-ce que cela te vide la tête, ou est-ce qu’on le dit seulement ?'],
    { heard: ['J’admire, depuis un fauteuil.'] },
  ),
  r(
    'q-like',
    2,
    'tu (?:aimes|as|es|peux|connais|lis|écoutes)|aimes-tu|as-tu|es-tu|peux-tu|crois-tu|penses-tu',
    [
      'Oui, plus que je ne l’avoue. Et toi ?',
      'Parfois, quand personne ne regarde. Et toi ?',
      'Rarement, mais avec plaisir. Et toi ?',
    ],
    {
      only: 'question',
      yes: ['Alors on se comprend.'],
      no: ['Non ? Je trouve cela rafraîchissant.'],
      heard: ['Je le comprends très bien.'],
    },
  ),
];
