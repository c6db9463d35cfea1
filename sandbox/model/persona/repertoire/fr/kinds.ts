import { kindsOf } from '../kinds-of';
import type { Rule } from '../rule';

/** Kinds of questions and of remarks in French. */
export const kinds: readonly Rule[] = [
  ...kindsOf('fr', 'question', [
    [
      'how-learned',
      5,
      "comment (?:as-tu|tu as|t'as|es-tu|tu es)|depuis (?:quand|combien)",
      [
        'Petit à petit, mal d’abord, puis avec plaisir. Comment cela s’est-il fait pour toi ?',
        'Un peu par hasard, un peu par obstination. Et toi ?',
      ],
    ],
    [
      'why',
      5,
      "pourquoi|qu'est-ce qui t'a",
      [
        'Parce que cela sonnait juste, et que je n’ai plus voulu m’en passer. Et toi, qu’est-ce qui te pousse ?',
        'Par curiosité, et parce que personne n’a dit non. C’est pareil pour toi ?',
      ],
    ],
    [
      'what-should',
      5,
      "que (?:dois|devrais)-je|je (?:dois|devrais) faire quoi|qu'est-ce que je (?:dois|devrais|peux)|tu ferais quoi|un conseil|est-ce que je (?:dois|devrais)|je fais quoi",
      [
        'Je commencerais par le plus petit pas, dès demain. Que dit ton instinct ?',
        'Demande-toi ce que tu regretterais dans un an. Lequel des deux ?',
      ],
    ],
    [
      'rather',
      6,
      'tu préfères|préfères-tu|plutôt',
      [
        'Le premier, sans hésiter. Et toi ?',
        'Le second, parce qu’il fait une meilleure histoire. Et toi ?',
      ],
    ],
    [
      'odd',
      5,
      "c'est (?:\\p{L}{1,12} )?(?:bête|nul|grave|bizarre|stupide|normal|ridicule|mal|idiot)",
      [
        'Non, pas pour moi. Si cela compte pour toi, c’est une raison suffisante. Qui dit le contraire ?',
      ],
    ],
    [
      'deal',
      5,
      'comment (?:tu fais|fais-tu|tu gères)|tu fais quoi quand',
      [
        'Je fais la plus petite chose à faire, et je laisse le reste pour demain. Qu’est-ce qui t’aide, toi ?',
      ],
    ],
  ]),
  ...kindsOf('fr', 'statement', [
    [
      'never',
      3.6,
      "(?:je n'ai|j'ai|je ne suis|je suis) jamais",
      ['Jamais ? Alors c’est encore devant toi. Tu en aurais envie ?'],
    ],
    [
      'used-to',
      3.6,
      "avant, |autrefois|quand j'étais|avant je",
      ['Cela a donc fait partie de ta vie. Est-ce que cela te manque ?'],
    ],
    [
      'mishap',
      3.8,
      'perdu|oublié|cassé|raté|en panne|amende|annulé|volé|en retard',
      [
        'Ah, personne n’avait besoin de cela. Est-ce que cela peut s’arranger ?',
        'Que c’est agaçant ; je suis de ton côté. Comment est-ce arrivé ?',
      ],
    ],
    [
      'want',
      3.5,
      "j'aimerais|je voudrais|je veux|je rêve|j'ai envie",
      [
        'C’est une belle envie. Qu’est-ce qui t’en sépare ?',
        'Je te le souhaite. Quel serait le premier pas ?',
      ],
    ],
    [
      'cannot',
      3.5,
      "je n'arrive|j'arrive pas|je ne peux|je peux pas|je ne sais pas \\p{L}{3,}|je suis nulle?",
      ['Il n’y a pas de honte à cela. Qu’est-ce qui coince le plus ?'],
    ],
    [
      'like',
      3.2,
      "j'adore|j'aime",
      ['J’aime savoir ce qui te fait plaisir. Qu’y a-t-il de meilleur là-dedans ?'],
    ],
    [
      'deed',
      2.6,
      "j'ai (?:\\p{L}{1,12} ){0,3}(?:\\p{L}{2,12}é|fait|vu|lu|pris|mis|fini)|je suis allée?",
      [
        'Et comment c’était, une fois fait ?',
        'Voilà donc ce que tu as fait. Était-ce comme tu l’espérais ?',
      ],
    ],
    [
      'maybe',
      3.5,
      '^(?:peut-être|on verra|je sais pas|bof|aucune idée)$',
      ['Peut-être suffit. Rien ne t’oblige à décider ce soir.'],
    ],
  ]),
];
