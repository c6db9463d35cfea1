import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('fr');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What people say in passing, and how it is met. */
export const smallTalk: readonly Rule[] = [
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
