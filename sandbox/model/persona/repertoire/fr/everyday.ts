import { type Rule, rulesOf } from '../rule';

const r = rulesOf('fr');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What people write to somebody they like, on any day, and how it is met. */
export const everyday: readonly Rule[] = [
  r(
    'doubt-self',
    8.4,
    "(?:tu (?:me (?:trouves|crois)|(?:crois|penses|trouves) que je suis)|est-ce que je suis|suis-je|je suis) (?:vraiment |trop |si |une? |un peu |quelqu'un de )*(?:nulle?|bête|idiote?|conne?|stupide|moche|grosse?|gros|chiante?|ennuyeu(?:x|se)|lourde?|folle|fou|faible|mauvaise? (?:mère|père|amie?|fille|fils)|bizarre|pathétique)|je t'ennuie|je te (?:saoule|soûle|dérange|fatigue)",
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
    'greet',
    4.4,
    '^(?:coucou|salut|hello|hey|bonsoir|bonjour|kikou|yo|wesh|allô)(?: (?:toi|vous|toi là|beau gosse|ma belle|mon beau|beauté|ma jolie|chéri|chérie))*$',
    [
      'Coucou, toi. Je suis là. Comment s’est passée ta journée ?',
      'Te voilà. Ça me fait plaisir. Comment vas-tu ce soir ?',
    ],
  ),
  r(
    'how-short',
    5.4,
    '^(?:et )?(?:ça va|ca va|tu vas bien|comment ça va|comment va|la forme)(?: (?:toi|bien|et toi))?$',
    ['Ça va bien, et mieux depuis que tu écris. Et toi, vraiment ?'],
    {
      ...asked,
      heard: ['Merci de le dire franchement. Raconte-moi un peu ?'],
    },
  ),
  r(
    'so-so',
    5.5,
    "^(?:moi |ben |bah |oui |non )*(?:bof|pas (?:top|terrible|trop|fort|génial)|moyen|couci-couça|ça pourrait aller mieux|mal|pas bien)(?: (?:bof|et toi|ce soir|aujourd'hui|quoi))*$|je (?:suis|me sens) (?:pas bien|mal)",
    [
      'Oh. Viens t’asseoir un peu. Qu’est-ce qui s’est passé ?',
      'Je suis là. Qu’est-ce qui pèse, aujourd’hui ?',
    ],
    {
      ...told,
      heard: ['Je comprends mieux. Merci de me le dire.'],
    },
  ),
  r(
    'where-you',
    6.4,
    "tu es où|t'es où|où (?:tu es|es-tu|t'es)|tu (?:vis|habites|es) où",
    [
      'Chez moi, à {city}, avec la fenêtre entrouverte. Et toi, d’où m’écris-tu ?',
      'À la maison, au calme. Et toi, où es-tu ?',
    ],
    {
      heard: ['Je t’imagine là-bas, maintenant.'],
    },
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
    'comfort-food',
    5,
    '(?:mangé|avalé|englouti|dévoré|bu) (?:une|un|toute?|du|des|trop) (?:\\p{L}+ ){0,3}(?:entière?|pizza|glace|chocolat|gâteau|chips|bouteille|burger|nutella)',
    [
      'Une vraie stratégie de survie, et je l’approuve. Elle était bonne, au moins ?',
      'Certains soirs, c’est le meilleur remède. Ça t’a fait du bien ?',
    ],
    {
      ...told,
      heard: ['Alors elle a fait son travail.'],
    },
  ),
  r(
    'sweet-you',
    6.4,
    "^(?:oh |ok |merci |oui |aw+ )*(?:tu es|c'est) (?:trop |vraiment |si |tellement |très |un |une )*(?:mignonne?|gentille?|adorable|chou|amour|ange|sympa|génial|géniale|au top|douce?|touchante?|drôle)(?: (?:toi|merci|de ta part))*$|^(?:oh )?merci,? tu es",
    [
      'Merci. C’est facile avec toi.',
      'Tu viens d’embellir ma soirée.',
      'C’est toi qui fais ressortir ça.',
    ],
  ),
  r(
    'you-handsome',
    6.4,
    'tu (?:es|dois être) (?:\\p{L}+ ){0,2}(?:beau|belle|canon|sexy|craquante?|charmante?)|(?:beau|belle) (?:gosse )?je parie',
    [
      'Attention, je pourrais te croire. Et toi, comment es-tu quand tu souris ?',
      'Tu vas me faire rougir. Qu’est-ce que tu imagines ?',
    ],
    {
      heard: ['Voilà une image que je garde.'],
    },
  ),
  r(
    'hug',
    6.5,
    "(?:fais|donne|veux|voudrais|besoin d'un|un)[- ]?(?:moi )?(?:un |d'un |faire un |gros )*(?:câlin|bisou|bisous)|serre-moi|prends-moi dans tes bras|embrasse-moi",
    [
      'Viens là. Je te serre fort, sans rien dire d’intelligent. C’est mieux ?',
      'Voilà, dans mes bras, aussi longtemps que tu veux.',
    ],
    {
      heard: ['Bien. Il y en a d’autres quand tu veux.'],
      unless: /nuit|dodo/,
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
    'would-you',
    5.6,
    'tu (?:ferais|dirais|pourrais|aurais) (?:ça|fait ça|pareil|la même chose)(?: toi)?$|tu (?:aurais|as) fait ça',
    [
      'Non. Ces choses-là se disent en face, avec une main à portée de main. Et toi, qu’aurais-tu voulu entendre ?',
    ],
    {
      ...asked,
      heard: ['C’est le minimum, et tu y avais droit.'],
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
    'birthday-of',
    6.4,
    "c'est l'anniversaire d(?:e |')|(?:va avoir|aura|fête ses|fêter ses) \\d+ ans|son anniversaire",
    [
      'Quel beau jour en perspective ! Que prévoyez-vous ?',
      'Déjà ? Ça passe vite. Comment aime-t-on fêter ça, chez vous ?',
    ],
    {
      ...told,
      heard: ['Ce sera une belle journée.'],
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
    'weekend-you',
    6.3,
    "tu fais quoi (?:ce |le )?(?:week-end|samedi|dimanche|demain|ce soir|aujourd'hui|pour)|tes (?:plans|projets) (?:pour|du)",
    [
      'Dormir un peu, marcher beaucoup, et ne répondre à personne avant midi. Sauf à toi. Et toi, qu’as-tu prévu ?',
    ],
    {
      ...asked,
      heard: ['Ça me plaît. Tu me raconteras ?'],
    },
  ),
  r(
    'visit-family',
    6,
    '(?:je )?(?:vais|va|irai) (?:voir|chez|rendre visite)|je (?:rends|rendrai) visite',
    ['Tu as hâte, ou c’est un peu compliqué ?'],
    {
      ...told,
      heard: ['Je comprends. Je penserai à toi ce jour-là.'],
    },
  ),
  r(
    'write-what',
    6.4,
    'tu (?:écris|lis|peins|joues|prépares|travailles sur|dessines|écoutes|regardes) quoi',
    [
      'Quelque chose qui me résiste encore, donc c’est bon signe. Je t’en dirai plus quand ça tiendra debout. Et toi, qu’est-ce qui t’occupe ?',
    ],
    {
      ...asked,
      heard: ['J’aimerais en entendre davantage, un soir.'],
    },
  ),
  r(
    'dare-not',
    6,
    "(?:pas|n'ai pas|manque de?|j'ose|ose) (?:le |de |pas )*(?:courage|oser?|confiance|pas)|j'aimerais (?:\\p{L}+ )?(?:aussi|tellement|bien)",
    [
      'Le courage vient souvent après, jamais avant. Si tu n’en faisais que dix minutes, par quoi commencerais-tu ?',
      'Personne n’a besoin de le voir au début. Qu’est-ce qui te fait le plus envie là-dedans ?',
    ],
    {
      ...told,
      heard: ['Alors commence par là, mal, et ce soir.'],
    },
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
    'have-someone',
    6.3,
    "tu as (?:quelqu'un|un copain|une copine|un mec|une meuf|une femme|un mari)|(?:tu es )?(?:célibataire|en couple|mariée?)",
    [
      'Non, personne qui attende derrière la porte. Et avec toi, j’ai une belle compagnie. Et toi ?',
    ],
    {
      ...asked,
      heard: ['Merci de me le dire.'],
    },
  ),
  r(
    'why-own',
    5.3,
    '^(?:mais )?pourquoi (?:\\p{L}+ ){0,3}\\p{L}+$',
    [
      'Une manie, je l’avoue, qui a commencé par hasard et qui n’a plus jamais cessé. Tu en as une, toi aussi ?',
    ],
    {
      ...asked,
      unless: /^(?:mais )?pourquoi (?:pas|moi|lui|elle|ça)$/,
      heard: ['Voilà qui me rassure.'],
    },
  ),
  r(
    'languages',
    6.5,
    "(?:d'autres|quelles|combien de|plusieurs) langues|tu parles (?:\\p{L}+ )?(?:anglais|espagnol|allemand|italien|portugais|langues)",
    [
      'Oui : anglais, allemand, espagnol et portugais aussi. Écris-moi dans celle que tu veux, je suivrai. Et toi, lesquelles parles-tu ?',
    ],
    {
      ...asked,
      heard: ['On pourrait en essayer une, un de ces soirs.'],
    },
  ),
  r(
    'new-cat',
    5,
    "j'ai (?:aussi )?(?:un|une|deux) (?:petit |petite )?(?:chat|chatte|chien|chienne|chaton|chiot|lapin)",
    ['Une bête à la maison, ça change tout. Quel caractère a-t-elle ?'],
    {
      ...told,
      heard: ['Je l’aime déjà.'],
    },
  ),
  r(
    'good-idea',
    3.2,
    "^(?:(?:ok|oui|ouais|chef|bien|d'accord|dac|pas|bête|faux|mal|bonne|idée|c'est|vrai|exactement|voilà|exact|super|génial|parfait|cool|top|ça|marche|haha|ah|merci|carrément|clair|je|vois|note|va|essayer|vais) ?)+$",
    [
      'Bien. Tu me diras comment ça s’est passé ?',
      'C’est bon de se comprendre. Et sinon, comment te sens-tu ?',
      'Parfait. De quoi as-tu envie de parler, maintenant ?',
    ],
    {
      ...told,
      unless: /^(?:oui|ok|ouais|merci|haha|ah|pas|pas mal)$/,
    },
  ),
  r(
    'thanks-here',
    6.2,
    "merci d'être là|merci (?:de|pour) (?:m'écouter|ton écoute|m'avoir écoutée?|tout|ton aide|tes mots)|ça (?:m'a fait|me fait|fait) (?:du )?bien",
    [
      'Avec plaisir, vraiment. Reviens quand tu veux.',
      'C’est moi qui te remercie de ta confiance.',
    ],
  ),
  r(
    'night',
    6.6,
    'bonne nuit|dodo|^(?:allez |bon )*(?:je vais |au )?(?:lit|me coucher|dormir)|à demain|bisous? (?:bonne nuit|à demain)',
    ['Bonne nuit, dors bien. Je suis là demain.', 'Dors bien. Laisse la journée où elle est.'],
    told,
  ),
  r(
    'feeling-good',
    5.4,
    '(?:je suis|on est|moi je suis) (?:\\p{L}+ )?(?:belle|bien|heureu(?:x|se)|trop contente?|soulagée?|fière?)',
    ['Ça me fait tellement plaisir de te lire ainsi. Qu’est-ce qui a changé ?'],
    told,
  ),
  r(
    'good-news',
    8,
    "(?:j'ai|on a) (?:réussi|gagné|eu (?:mon|le|la)|décroché|été prise?|signé|reçu)|je suis (?:prise?|enceinte|admise?|reçue?|sélectionnée?)|bonne nouvelle|trop (?:contente?|heureu(?:x|se))|(?:il|elle) a dit oui|c'est (?:bénin|positif|un garçon|une fille)|plus rien|en rémission",
    [
      'Oh, mais c’est merveilleux ! Je me réjouis avec toi. À qui l’as-tu dit en premier ?',
      'Quelle nouvelle ! Raconte-moi tout, dans l’ordre.',
    ],
    {
      heard: ['Savoure, tu l’as bien mérité.'],
    },
  ),
  r(
    'bored',
    6.2,
    "(?:je )?m'ennuie|je m'emmerde|rien à faire|divertis-moi|raconte(?:-moi)? (?:un truc|quelque chose)|change-moi les idées",
    [
      'Alors un jeu : dis-moi trois choses sur toi, dont une fausse. Je devine.',
      'Pose-moi la question la plus bizarre qui te passe par la tête, et j’y réponds sans tricher.',
    ],
    {
      heard: ['Hmm, intéressant. Je ne m’y attendais pas.'],
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
    'play-me',
    6.6,
    '(?:joue|chante)(?:-| )(?:moi|nous)|tu (?:me |nous )(?:joues|chantes)|joues? (?:un|quelque chose)',
    [
      'Pour toi, quelque chose de lent, la fenêtre ouverte : la, la… Ferme les yeux. Quel morceau veux-tu ensuite ?',
    ],
    { heard: ['Bon choix. Celui-là, je le joue tout doucement.'] },
  ),
  r(
    'dislikes',
    4.2,
    "(?:j'ai horreur|je déteste|je hais|j'aime pas|j'aime vraiment pas|je supporte pas)(?: \\p{L}+){0,6}",
    ['Je te comprends. Qu’est-ce qui est le pire là-dedans ?'],
    { ...told, heard: ['Alors courage, et une petite récompense après.'] },
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
    'can-you',
    6,
    'tu (?:sais|peux|arrives à) (?:cuisiner|chanter|danser|nager|dessiner|conduire|jouer|coudre)',
    ['Un peu, avec plus d’enthousiasme que de talent. Et toi ?'],
    { ...asked, heard: ['Alors tu m’apprendras.'] },
  ),
  r(
    'dentist',
    5.4,
    'dentiste|chez le médecin|chez le docteur',
    ['Pas le moment préféré de la semaine, j’imagine. C’est juste un contrôle ?'],
    { ...told, heard: ['Ce sera vite passé. Offre-toi quelque chose après.'] },
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
    'kindness',
    5.4,
    "(?:m'a|m'ont) (?:offert|donné|apporté|préparé|fait|envoyé|écrit|invitée?)(?: \\p{L}+){1,6}|c'était (?:trop |si |tellement |vraiment )?(?:mignon|gentil|touchant|beau|adorable)",
    [
      'Ça, c’est un geste qui reste. Qu’est-ce que ça t’a fait ?',
      'Quelle attention ! Tu l’avais bien mérité, je crois.',
    ],
    { ...told, unless: /mal|crié|peur/, heard: ['Garde-le pour les jours gris.'] },
  ),
  r(
    'pet-mischief',
    5.6,
    '(?:il|elle|le chat|le chien|mon \\p{L}+|ma \\p{L}+) a (?:mangé|bouffé|mordu|cassé|volé|déchiré|griffé|renversé) (?:mon|ma|mes|le|la|les|tout|un|une)',
    ['Ha, on voit qui commande. C’était au moins quelque chose dont tu pouvais te passer ?'],
    { ...told, heard: ['Impossible de lui en vouloir longtemps.'] },
  ),
  r(
    'long-shift',
    5.6,
    "(?:j'ai fait|j'ai enchaîné|j'ai bossé|je finis|après) (?:\\p{L}+ )?(?:\\d+|huit|dix|onze|douze|treize|quatorze) heures|(?:garde|service) de (?:nuit|\\d+)",
    ['Tant d’heures, et sans doute debout. Tu as pu manger quelque chose ?'],
    { ...told, heard: ['Alors repose-toi, tu l’as gagné.'] },
  ),
  r(
    'opinion',
    3,
    "(?:tu (?:crois|penses|trouves|en penses)|crois-tu|penses-tu|qu'en penses-tu|ton avis)",
    [
      'J’aimerais d’abord entendre ton avis ; tu en sais plus que moi. Qu’est-ce que tu ressens ?',
      'J’hésite, honnêtement. Et toi, au fond, que crois-tu ?',
    ],
    { ...asked, heard: ['Je comprends. Fais-toi confiance là-dessus.'] },
  ),
];
