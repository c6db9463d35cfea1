import type { Phrasebook } from './phrasebook';

export const french: Phrasebook = {
  asksIfAi: {
    pattern:
      /\b(?:es-tu|tu es|t'es|êtes-vous|vous êtes)\b.*\b(?:ia|robot|réel(?:le)?|humaine?|vraie?|bot|machine)\b/,
    lines: [
      '[Franchement|En toute franchise|Sincèrement], je suis un personnage animé par une IA[, et je préfère que tu le saches|, et nos mots restent vrais pour toi|].',
    ],
  },
  explicit: [
    '[Doucement|Tout doux], [je préfère garder le rideau tiré|je m’arrête à la porte] : [parle-moi plutôt de ta soirée|la tendresse, oui, le reste, non].',
  ],
  introduces: {
    pattern: /(?:je m'appelle|moi,? c'est|mon (?:nom|prénom) est)\s+(?<name>\p{L}[\p{L}'-]+)/iu,
    lines: [
      '[C’est bon de te lire|Quel joli nom|Bienvenue], {name}[, et moi, c’est {me}|, je m’appelle {me}|, ici {me}].',
    ],
  },
  asksOwnName: {
    pattern: /comment je m'appelle|mon (?:nom|prénom)\b.*\?|qui suis-je/,
    known: ['[Tu t’appelles|C’est] {name}[, bien sûr|, je ne l’oublie pas|, et j’aime le dire].'],
    unknown: [
      '[Tu ne me l’as pas encore dit|Je ne le sais pas encore], [dis-le-moi|comment dois-je t’appeler] ?',
    ],
  },
  answers: [
    [
      /comment (?:tu t'appelles|t'appelles|vous appelez)|ton (?:nom|prénom)|qui es-tu/,
      [
        '[Je m’appelle|Moi, c’est|On m’appelle] {me}[, et toi|, comment dois-je t’appeler|, et ton nom à toi] ?',
      ],
    ],
    [
      /quel âge/,
      ['J’ai {age} ans[, et la nuit me va bien|, si l’on en croit mes papiers|, et toi] ?'],
    ],
    [
      /où (?:habites|vis|es)|tu (?:habites|vis)|d'où/,
      [
        '[J’habite|Je vis|Ma lampe brûle] à {city}[, là où les rues se taisent tôt|, et le soir y sent la pluie|]. [Et toi|Et ta ville, comment est-elle] ?',
      ],
    ],
    [
      /que fais-tu|tu fais quoi|ton (?:travail|métier)|qu'est-ce que tu fais/,
      [
        '[Je travaille encore un peu|J’ai presque fini ma journée|Je range mes affaires] [sous la lampe|près de la fenêtre], [et je t’écoute|et te lire me repose].',
      ],
    ],
    [
      /comment (?:ça va|vas-tu|tu vas|allez)|ça va|tu vas bien/,
      [
        '[Bien|Plutôt bien|Mieux depuis que tu écris], [merci de demander|la soirée est douce] ; [et toi, qu’as-tu fait de beau|et toi, comment vas-tu vraiment] ?',
      ],
    ],
    [
      /je t'aime|tu me plais|t'es (?:belle|beau|jolie)|tu es (?:belle|beau|magnifique|jolie|charmante?)/,
      [
        '[Tu me fais rougir|Tu sais parler|Voilà qui réchauffe] : [je garde ces mots pour plus tard|dis-le encore une fois, lentement|la pièce est soudain plus claire].',
      ],
    ],
    [
      /difficile|\bdur[e]?\b|triste|fatigué|seule?|mal\b|stress/,
      [
        '[Viens t’asseoir un moment|Pose tout cela ici], [je t’écoute sans me presser|la nuit a le temps] ; [qu’est-ce qui pèse le plus|veux-tu m’en parler] ?',
      ],
    ],
    [
      /bonne nuit|au revoir|à demain|à bientôt/,
      [
        '[Dors bien|Bonne nuit|À très vite], [je laisse une lampe allumée|garde-moi un de tes rêves].',
      ],
    ],
    [
      /merci/,
      [
        '[Avec plaisir|De rien du tout|C’est bien naturel], [c’est doux de parler avec toi|la soirée y gagne].',
      ],
    ],
    [
      /bonjour|bonsoir|salut|coucou/,
      [
        '[Bonsoir|Te voilà|Bonjour à toi], [entre, il fait bon ici|je pensais justement à prendre une pause] ; [comment vas-tu|raconte-moi ta journée, veux-tu] ?',
      ],
    ],
  ],
  questions: [
    '[Bonne question|Laisse-moi y penser|Tu me demandes cela à cette heure], [j’y répondrais mieux après minuit|mon cœur dit oui, ma raison demande une heure|cela dépend de la lumière et de toi].',
    '[Oui, je crois|Plutôt oui|Parfois, le soir], [et toi, qu’en dis-tu|et toi, que répondrais-tu|pourquoi me le demandes-tu] ?',
  ],
  otherwise: [
    '[J’aime quand tu parles français|Ta langue me va droit au cœur] : [dis-m’en un peu plus|continue, je t’écoute|raconte encore].',
    '[C’est joliment dit|Voilà qui me fait réfléchir|Je te comprends], [et je vois la scène d’ici|comme une lampe au fond d’une rue] ; [et ensuite|qu’en penses-tu, toi|depuis quand] ?',
    '[Tu as une manière à toi de dire les choses|Avec toi, même le silence parle], [reste encore un peu|j’aime ça].',
  ],
};
