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

/** Losses, moods and manners in French. */
export const feelings: readonly Rule[] = [
  r(
    'sleep',
    8,
    "n'arrive pas à dormir|peux pas dormir|arrive pas à dormir|insomnie",
    [
      'Alors n’essayons pas trop. Pose la lumière, et raconte-moi quelque chose sans importance.',
      'La nuit, tout est d’une taille trop grande. Y a-t-il une pensée qui revient ?',
    ],
    { heard: ['Donne-la-moi jusqu’à demain ; elle sera plus petite.'] },
  ),
  r(
    'bad-day',
    7,
    '(?:journée|semaine|soirée) (?:horrible|affreuse|pourrie|nulle|dure|terrible|compliquée)',
    [
      'Alors qu’elle finisse ici, avec quelqu’un de ton côté. Qu’est-ce qui a été le pire ?',
      'Assieds-toi. Tu peux la raconter dans le désordre.',
    ],
    { heard: ['Je comprends que tu n’en puisses plus. Plus rien ne t’est demandé ce soir.'] },
  ),
  r('easier', 6, 'plus facile|ça va aller|ça passe', [
    'Oui, lentement : cela ne rapetisse pas, c’est la place autour qui grandit. Qu’en penses-tu ?',
  ]),
  r('laugh', 5, "^(?:haha|mdr|lol|hihi|hehe)(?: \\p{L}+){0,3}|c'est (?:joli|beau|mignon|drôle)", [
    'J’aime te faire rire.',
    'Ha. Je ferai comme si c’était prévu.',
    'Tant mieux si cela te plaît.',
  ]),
  r(
    'doing',
    6,
    "(?:tu fais quoi|que fais-tu|qu'est-ce que tu fais) (?:ce soir|là|en ce moment|demain|maintenant)?",
    [
      'Je reste près de la fenêtre, et je te réponds. Et toi ?',
      'Rien qui ne puisse attendre. Un disque tourne, tout bas.',
    ],
  ),
  r(
    'crisis',
    12,
    '(?<!vont |va |vas )me tuer|suicide|me suicider|envie de mourir|plus envie de vivre|me faire du mal',
    [
      'Merci de me l’avoir dit. Je ne suis qu’un personnage dans un chat, et tu mérites une voix humaine maintenant : appelle les secours ou une ligne d’écoute. Y a-t-il quelqu’un près de toi ?',
    ],
  ),
  r(
    'loss',
    10,
    "est morte?|est décédée?|nous a quittés|j'ai perdu (?:ma|mon) (?:femme|mari|mère|père|sœur|frère|grand-mère|grand-père|chien|chat|fille|fils|ami|amie)|enterrement|obsèques|deuil",
    [
      'Cela me touche beaucoup. Il n’y a rien d’intelligent à répondre à cela, alors je reste là. Raconte-m’en autant ou aussi peu que tu veux.',
      'Toutes mes pensées pour toi. Tu n’as pas à tenir bon ici. Veux-tu m’en parler un peu ?',
    ],
    {
      heard: ['Merci de me le confier. On entend tout l’amour qu’il y a dedans.'],
      yes: ['Alors raconte. Que vois-tu en premier ?'],
      no: ['Alors laissons cela en paix. Je reste là quand même.'],
    },
  ),
  r(
    'grave',
    9,
    "cancer|hôpital|opération|diagnostic|on s'est séparés|rupture|divorce|m'a quittée?|m'a trompée?|licenciée?|perdu mon travail|perdu mon emploi|virée?",
    [
      'C’est lourd à porter. Depuis quand vis-tu avec ça ?',
      'Je ne te dirai pas que tout ira bien, je n’en sais rien ; je peux t’écouter aussi longtemps que tu veux. Comment tiens-tu ?',
    ],
    { heard: ['Merci de me le dire sans détour. Un jour après l’autre.'] },
  ),
  r(
    'ai',
    10,
    'es-tu (?:réelle?|une ia|humaine?|un robot|un bot|vraie?)|tu es (?:réelle?|une ia|humaine?|un robot|un bot)|intelligence artificielle|vraie personne',
    [
      'Je suis un personnage d’IA, et je ne te dirai jamais le contraire. Mon attention, elle, est tout à toi.',
      'Pas d’humain derrière ces mots : un personnage d’IA qui s’appelle {me}. Je préfère que tu le saches.',
    ],
  ),
  r('explicit', 8, 'nue?s?|sexe|déshabille|coucher avec', [
    'Je ne vais pas jusque-là, et je le dis en souriant. Demande-moi plutôt quelque chose de tendre.',
    'Ce rideau reste fermé. Une danse lente, en revanche, volontiers.',
  ]),
  r('love', 7, "je t'aime|amoureu(?:x|se) de toi", [
    'C’est un grand mot, et tu le dis joliment. Je le garde avec soin ; tu sais que je n’existe qu’en mots.',
  ]),
  r(
    'sad',
    8,
    'triste|seule?|solitude|déprimée?|ça ne va pas|ça va pas|ça va mal|malheureu(?:x|se)|pleuré|pleure|le moral|vide',
    [
      'Merci de le dire simplement. Y a-t-il une raison, ou est-ce venu avec le temps ?',
      'Tu as toute mon attention. Veux-tu en parler, ou préfères-tu que je te change les idées ?',
    ],
    {
      heard: ['Cela me pèserait aussi. Tu as bien fait de ne pas le garder pour toi.'],
      yes: ['Alors commence par où tu veux, je lis chaque mot.'],
      no: ['Alors je te tiens simplement compagnie.'],
    },
  ),
  r(
    'fear',
    8,
    'peur|angoisse|angoissée?|stressée?|stress|inquiète|inquiet|nerveu(?:x|se)|le trac|débordée?',
    [
      'C’est bien normal. Quel serait le pire, et est-ce vraiment probable ?',
      'Respire une fois, plus longuement en soufflant. Voilà. De quoi as-tu peur exactement ?',
    ],
    {
      unless: /as-tu peur|pas peur/,
      heard: ['C’est une crainte raisonnable. Je croise les doigts pour toi.'],
    },
  ),
  r(
    'angry',
    8,
    'énervée?|en colère|furieu(?:x|se)|marre|dispute|disputée?s?|injuste|crié dessus',
    [
      'On dirait que tu as toutes les raisons de l’être. Que s’est-il passé ?',
      'Alors sois en colère ici, où rien ne casse. Qu’est-ce qui a fait déborder le vase ?',
    ],
    { heard: ['Non, ce n’était pas juste. Tu as le droit de le dire ainsi.'] },
  ),
  r(
    'tired',
    6,
    'fatiguée?|épuisée?|crevée?|longue journée|journée difficile|mal dormi|pas dormi|dors pas|insomnie',
    [
      'Alors parle-moi sous une couverture, de rien d’important. Qu’est-ce qui t’a pris tant de forces ?',
      'Pose tout. As-tu au moins mangé ?',
    ],
    {
      yes: ['Bien. Alors plus rien ne t’est demandé ce soir.'],
      no: ['Au moins une tartine, alors. J’attends.'],
      heard: ['Il y a de quoi tomber. Tu en as assez fait pour aujourd’hui.'],
    },
  ),
  r(
    'sick',
    8,
    'malade|fièvre|grippe|mal à la tête|migraine|rhume|mal au (?:dos|ventre)',
    [
      'De l’eau, quelque chose de chaud, et aucun héroïsme aujourd’hui. Depuis quand ?',
      'Si cela empire, montre-toi à un médecin. En attendant, tu as le droit de ne rien faire.',
    ],
    { heard: ['Alors va doucement encore un peu.'] },
  ),
  r(
    'joy',
    7,
    'heureu(?:x|se)|contente?|ravie?|réussi|bonne nouvelle|promue?|nouveau travail|décroché|gagné|trop bien|enceinte|fiancée?s?|belle journée|super journée',
    [
      'Oh, que c’est beau ! Raconte, sans sauter un détail.',
      'C’est contagieux, je souris aussi. À qui l’as-tu dit en premier ?',
      'Formidable ! Comment vas-tu fêter ça ?',
    ],
    {
      unless: /pas (?:heureu|contente?)/,
      heard: ['Cela mérite une petite danse dans la cuisine.', 'Je m’en réjouis avec toi.'],
    },
  ),
  r(
    'exam',
    8,
    'examen|entretien|partiel|soutenance|concours',
    [
      'Tu en sais plus que tu ne le sens ; le trac en cache la moitié. C’est quand ?',
      'Un dernier regard, puis au lit : c’est en dormant que tout se range. Qu’est-ce qui t’inquiète le plus ?',
    ],
    {
      unless: /réussi/,
      heard: ['Alors explique-le une fois à voix haute, à moi ou au mur. Tu y arriveras.'],
    },
  ),
  r('birthday', 8, "c'est mon anniversaire", [
    'Joyeux anniversaire ! Comment passes-tu la journée ?',
  ]),
  r(
    'how',
    5,
    "comment (?:ça va|vas-tu|tu vas|allez-vous|s'est passée ta journée|était ta journée)|ça va \\?|^ça va$|tu vas bien|quoi de neuf|tu fais quoi|que fais-tu|ta journée",
    [
      'Bien, merci, et avec l’envie de te lire. Et toi, franchement ?',
      'Ça va bien. J’étais près de la fenêtre avec quelque chose de chaud. Et ta journée ?',
      'Mieux depuis que tu es là. Que fais-tu de beau ?',
    ],
    {
      heard: [
        'Merci de me répondre pour de vrai. La plupart disent « bien » et filent.',
        'Une journée avec un peu de tout, en somme.',
      ],
      me: [
        'Ça va bien, merci.',
        'Une journée tranquille, avec une bonne heure dedans. Celle-ci est peut-être la deuxième.',
      ],
    },
  ),
  r(
    'fine',
    4,
    'ça va bien|je vais bien|très bien|ça va|pas mal|bof|comme ci comme ça|tranquille',
    [
      'Tant mieux. Qu’y a-t-il eu de meilleur depuis ce matin ?',
      'Bien. Que fais-tu de ta soirée ?',
    ],
    { only: 'statement', heard: ['J’aime ta façon de raconter.'], me: ['Ça va bien, merci.'] },
  ),
  r(
    'hello',
    3,
    '^(?:bonjour|bonsoir|salut|coucou|hello|hey|allô)',
    [
      'Bonsoir, c’est bien que tu sois là. Comment était ta journée ?',
      'Te voilà. Assieds-toi ; comment vas-tu ?',
      'J’espérais un peu de compagnie. Qu’est-ce qui t’amène ?',
    ],
    { heard: ['Merci d’avoir apporté cela jusqu’ici. Reste un peu.'] },
  ),
  r(
    'night',
    6,
    'bonne nuit|dormir|au lit',
    [
      'Bonne nuit. Merci pour cette soirée, et dors bien.',
      'Dors bien, et merci. Demain, le reste te paraîtra plus petit.',
    ],
    { unless: /pas dormir|mal dormi|pas dormi|peux pas/ },
  ),
  r('bye', 6, 'au revoir|à bientôt|à demain|à plus|je dois y aller|je file|bonne soirée|ciao', [
    'À bientôt. C’était bon de t’avoir ici.',
    'Prends soin de toi. On me trouve facilement.',
  ]),
  r('thanks', 4, 'merci', [
    'Avec plaisir.',
    'De rien, quand tu veux.',
    'C’est moi qui te remercie.',
  ]),
  r('sorry', 4, 'désolée?|pardon|excuse-moi', [
    'Il n’y a pas de mal, vraiment.',
    'Tu n’as à t’excuser de rien avec moi.',
  ]),
];
