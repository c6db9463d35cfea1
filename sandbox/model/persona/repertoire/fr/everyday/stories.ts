import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('fr');
const told = { only: 'statement' } as const;

/** How stories go, good and bad, and how one leaves. */
export const stories: readonly Rule[] = [
  r(
    'back-soon',
    6.8,
    '(?:je )?reviens(?: tout de suite| vite| dans .{2,20})?$|^(?:une|deux) (?:petites? )?(?:secondes?|minutes?)$|attends (?:une|deux) (?:secondes?|minutes?)|de retour dans',
    ['Va, je ne bouge pas.', 'Prends ton temps, je suis là.', 'Je te garde la place au chaud.'],
    told,
  ),
  r(
    'leaving-now',
    6.7,
    "^(?:bon |allez |ok |bref |voilà |alors |et |oh |merde |désolée? )*(?:(?:je|j') ?(?:te laisse|vous laisse|file|me sauve|me casse|décolle|m'en vais|m'arrache|pars|y vais|dois (?:filer|y aller|partir|te laisser|raccrocher))|j'y vais|(?:il )?faut que (?:j'y aille|je (?:file|parte|te laisse|me sauve))|à (?:plus|tout'?e?|tout à l'heure|tantôt|la prochaine|demain|bientôt)|a\\+|à\\+|salut à plus|on se (?:parle|capte) (?:plus tard|demain|bientôt))(?:$| (?:bisous?|je|j'ai|mon|ma|le|la|les|il|elle|y a|on|à|merci|bonne|maintenant|demain|plus|le dîner|ça) ?.{0,50}$)",
    [
      'File, alors. C’était bon de te lire ; tu me raconteras.',
      'À bientôt. Prends soin de toi.',
      'Va vite, je serai là à ton retour.',
    ],
    {
      ...told,
      unless:
        /je pars (?:à|au|aux|en|avec|pour|dans)|te laisse (?:choisir|deviner|imaginer|juge)|vais (?:au|à|chez|en)/,
    },
  ),
  r(
    'rotten',
    8.05,
    '(?:le |la |les |mon |ma |un |une )?(?:pires?|horribles?|affreu(?:x|se)|atroces?|catastrophiques?|nulle?) (?:rendez-vous|réunion|soirée|journée|date|voyage|dîner|week-end|nuit|trajet|vol|entretien|cours|repas|appel|vacances)|(?:rendez-vous|réunion|soirée|date|voyage|dîner|week-end|trajet|cours|repas) (?:était )?(?:vraiment |trop |complètement )?(?:horrible|affreu(?:x|se)|atroce|catastrophique|nulle?|pourrie?|raté)',
    [
      'Oh non. Raconte-moi tout, sans épargner personne.',
      'À ce point ? Je suis déjà de ton côté. Qu’est-ce qui s’est passé ?',
    ],
    told,
  ),
  r(
    'wronged',
    4.6,
    "(?:^|et |mais |puis )(?:puis |après |alors )?(?:il|elle|ils|elles|on|personne|tout le monde|quelqu'un|m(?:on|a|es) \\p{L}+(?: (?:du|d'en|de) \\p{L}+)?|l[ea] \\p{L}+) (?:m'a |me |m'|a |n'a |ne |ont |n'ont |s'est |est |fait )?(?:même |encore |toujours |juste |carrément |jamais |rien |pas )*(?:déteste|détestent|pris (?:tout )?le mérite|piqué|volé|crié|hurlé|engueulée?|interrompue?|coupé la parole|ignorée?|ri au nez|menti|insultée?|laissée? (?:payer|poireauter|attendre|tomber|en plan)|fait (?:attendre|payer|rester)|demandé de (?:payer|partager|rester)|posé un lapin|arrivée? en retard|parlé (?:que )?de (?:lui|elle|son|sa|ses|crypto|foot|boulot|travail).{0,40}|parle que de|dit (?:merci|pardon|bonjour|un mot|rien)|remercié|excusée?|répondu|tapé (?:contre|sur|au)|tape (?:contre|sur|au)|passé (?:la soirée|son temps).{0,20} (?:téléphone|portable)|râlé|râle|plainte?|annulé|mangé (?:mon|ma|mes)|oublié mon|bruit|ça toujours|(?:toujours )?ça)(?: .{0,60})?$|devant (?:tout le monde|le directeur|les autres|toute l'équipe)",
    [
      'Quel culot. Je suis de ton côté, sans rien demander aux autres. Qu’est-ce que tu as dit ?',
      'Non ! Ça m’agace pour toi. Comment as-tu gardé ton calme ?',
      'Il y a des gens, vraiment. Tu méritais mieux. C’est la première fois ?',
    ],
    { ...told, unless: /(?:chien|chat|bébé|chiot|chaton)|déteste pas|d'amour|merci de/ },
  ),
  r(
    'who-does-that',
    5.4,
    "^(?:mais |non mais |franchement )*(?:qui fait ça|quel culot|quelle honte|quel con|quelle conne|n'importe quoi|t'y crois toi|tu te rends compte|c'est abusé|abusé|quel toupet|trop relou)$",
    [
      'Personne de bien élevé. Je secoue la tête avec toi.',
      'Je me le demande aussi. Toi, tu n’as rien fait de mal.',
    ],
  ),
  r(
    'delighted',
    6.3,
    "j'ai (?:enfin |même |vraiment |quand même )*(?:réussi à|terminé mon premier|fini mon|couru (?:mon|un)|appris à|adopté|repris (?:la|le|l'|mes)|joué un morceau)(?: .{0,50})?|c'est (?:ma |la )?première fois que (?:je réussis|j'arrive|je fais|je cuis)",
    [
      'Bravo ! J’en souris d’ici. Ça fait quel effet ?',
      'Bien joué, vraiment. Raconte-moi comment ça s’est passé.',
      'Cela mérite une petite fête. Tu vas marquer le coup ?',
    ],
    told,
  ),
];
