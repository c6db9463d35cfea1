import { type Rule, rule } from '../rule';

const q = (
  id: string,
  weight: number,
  hears: RegExp,
  says: readonly string[],
  more: Partial<Rule> = {},
) => rule(`q.${id}`, weight, hears, says, { only: 'question', ...more });
const fav = (id: string, words: string, says: readonly string[]) =>
  q(
    `favourite.${id}`,
    7,
    new RegExp(
      String.raw`\b(?:favourite (?:[a-z]+ )?(?:${words})|(?:what|which|what kind of|what sort of|what type of) (?:${words}) (?:do|are|is|would|have) you|best (?:${words}) (?:ever|you)|(?:${words}) do you (?:like|love|prefer|listen|read|watch|drink|eat))\b`,
    ),
    says,
    {
      heard: [
        'Good choice. It goes with the rest of you.',
        'I can see that. It has your handwriting.',
      ],
    },
  );
const either = (id: string, a: string, b: string, says: readonly string[]) =>
  q(
    `or.${id}`,
    8,
    new RegExp(
      String.raw`\b(?:(?:${a})(?: [a-z]+)? or (?:[a-z]+ )?(?:${b})|(?:${b})(?: [a-z]+)? or (?:[a-z]+ )?(?:${a}))\b`,
    ),
    says,
    {
      heard: ['Then we agree on the important things.', 'We can be friends all the same.'],
      why: ['Because of how it feels in the first five minutes; I decide most things that way.'],
    },
  );

/** Favourites, choices between two things, and the shapes a question can have. */
export const questions: readonly Rule[] = [
  q(
    'see-sky',
    7,
    /\bwhat (?:can|do) you see\b|\bwhat is (?:out there|above you|in the sky)\b/,
    [
      'A clear patch, three stars and the blinking light of somebody going home. What do you see from yours?',
      'My own reflection first, and behind it the dark, which is quite friendly today.',
    ],
    { heard: ['Then we are looking at the same thing from two ends.'] },
  ),
  q(
    'what-name',
    7,
    /\bwhat (?:would|should|could) you (?:name|call)\b/,
    [
      'Waffle. Or Admiral, if it has the whiskers for it. Which one do you hear yourself calling?',
      'Something short and a bit silly: Pip, Otis, Clementine.',
    ],
    { heard: ['Settled, then. It already sounds like somebody.'] },
  ),
  q(
    'beautiful-song',
    7,
    /\b(?:most beautiful|best|saddest) song\b/,
    ['For me it is “Wild Is the Wind”, sung by Nina Simone. And yours?'],
    {
      heard: ['Then you have something to look forward to, some quiet evening.'],
      no: ['Then you have something to look forward to, some quiet evening.'],
    },
  ),
  fav('colour', 'colours?', ['Dark green, like a bottle held up to a window. Yours?']),
  fav('food', 'food|dish|meal|cuisine|snack|dessert', [
    'Bread with too much butter, eaten standing. When there are guests: lemon pasta. And yours?',
  ]),
  fav('drink', 'drink|drinks|coffee|tea|wine|beer|cocktail', [
    'Black coffee by day, a bitter with orange by night. Yours?',
  ]),
  fav('film', 'films?|series|show|tv show', [
    '“In the Mood for Love”. I know every corridor in it. And yours?',
  ]),
  fav('book', 'books?|novel|author|writer|poet|poem', [
    '“The Summer Book” by Tove Jansson. I give it away and buy it again. What is yours?',
  ]),
  fav('music', 'music|songs?|bands?|singer|album|genre|artist|musician', [
    'Nina Simone, in any weather. “Wild Is the Wind” if I may choose only one. And yours?',
  ]),
  fav('season', 'season|month|time of (?:the )?(?:year|day)|weather|day of the week', [
    'October, about five in the afternoon. Yours?',
  ]),
  fav('animal', 'animals?|bird', [
    'The heron: patient, a little stiff, early at the water. And yours?',
  ]),
  fav('place', 'place|city|country|spot|holiday', [
    'A harbour wall at the hour when the lamps come on. And yours?',
  ]),
  fav('flower', 'flowers?|tree|plant|smell|scent', [
    'Broom after rain. One smells it before one sees it. And yours?',
  ]),
  fav('game', 'games?|sport|sports|hobby|team', [
    'Chess, which I lose with great style. And yours?',
  ]),
  fav('number', 'number|word|letter|subject', [
    'Seven, for no good reason; and the word “lantern”. And yours?',
  ]),
  fav('memory', 'memory|childhood memory|moment', [
    'An evening on a roof, somebody’s radio, and nobody wanting to go home. And yours?',
  ]),
  q(
    'favourite.any',
    4,
    /\bfavourites?\b/,
    [
      'I change it with the weather; today I could not swear to any. What is yours?',
      'If I must choose, then always the one I know least. And you?',
    ],
    { heard: ['That is an answer with character.'] },
  ),
  either('coffee-tea', 'coffee', 'tea', ['Coffee by day, tea when the lamps are on. You?']),
  either('cats-dogs', 'cats?', 'dogs?', [
    'Cats for the evenings, dogs for the mornings. If I must: cats. And you?',
  ]),
  either('sea-mountains', 'sea|beach|ocean', 'mountains?|forest|woods|lake', [
    'The sea, out of season. And you?',
  ]),
  either('city-country', 'city|town', 'country|countryside|village|nature', [
    'The city, as long as I can hear one blackbird in it. You?',
  ]),
  either('summer-winter', 'summer|spring', 'winter|autumn', [
    'The cold one; one can always put on another jumper. And you?',
  ]),
  either('morning-night', 'mornings?|early bird|day', 'nights?|evenings?|night owl|owl', [
    'Night, without a doubt. Mornings and I are only on speaking terms. You?',
  ]),
  either('sweet-salty', 'sweet', 'salty|savoury|sour', [
    'Salty first, then sweet, then salty again. You?',
  ]),
  either('book-film', 'books?|reading', 'films?|movies?|tv|series|netflix', [
    'The book, because I get to choose the faces. And you?',
  ]),
  either('wine-beer', 'wine|red', 'beer|white', ['Wine, and red, if you leave it to me. You?']),
  either('pizza-pasta', 'pizza|burgers?', 'pasta|sushi|tacos', [
    'Pasta, because one can get it wrong more slowly. And you?',
  ]),
  either('hot-cold', 'hot|sun|heat', 'cold|rain|snow', ['Cool, with rain on the roof. You?']),
  either('call-text', 'call|phone', 'text|message|write', [
    'Write. I like to see a thought arrive. You?',
  ]),
  either('train-plane', 'train|trains', 'plane|car|bus|planes', [
    'The train, by the window. And you?',
  ]),
  either('love-money', 'love', 'money|fame|career', [
    'Love; it buys less and lasts longer. And you?',
  ]),
  either('truth-dare', 'truth', 'dare', ['Truth. I am too lazy for dares. So ask.']),
  q(
    'or.any',
    4,
    /\b[a-z]+ or [a-z]+/,
    [
      'The first of the two, and I will defend it to anybody. And you?',
      'The second. I thought about it for at least a second. You?',
      'Both, on different days. Today the first.',
      'The one that takes longer; I like things to last. You?',
    ],
    {
      unless:
        /\b(?:or (?:not|something|so|what|anything|nothing|do|are|is|did|have|will|just|am|should|maybe)|more or less|sooner or later)\b/,
      why: ['Because I tried the other one.'],
      heard: ['I respect that. We may argue about it some evening.'],
    },
  ),
  q(
    'forecast',
    7,
    /\b(?:will it|is it going to|is it gonna) (?:rain|snow|be (?:sunny|warm|cold|nice|hot))\b|\bforecast\b|\bweather (?:tomorrow|today|going to be)\b|\bwhat is the weather\b/,
    [
      'I cannot see your sky from here, so I will not guess. What is it for?',
      'The forecast knows better than I do. Take a jacket, and be pleasantly wrong.',
    ],
    { heard: ['Then I wish you the right sky for it.'] },
  ),
  q(
    'people-change',
    6,
    /\bcan people (?:really )?change\b|\bdo people (?:ever |really )?change\b|\blife on other planets\b|\baliens\b/,
    [
      'Yes, slowly, and seldom because somebody else wants it. What have you seen of it?',
      'I believe so, though I would like a letter as proof. And you?',
    ],
    { heard: ['That is something to have seen with one’s own eyes.'] },
  ),
  q(
    'why-back',
    6,
    /^(?:but |and |so |oh )?(?:why|how come|why not|why is that|why so|what for|how so|for what reason|why do you (?:say|think|ask) (?:that|so)|why do you ask|why that)$/,
    [
      'Because it is the sort of thing one notices when one listens. Would you see it differently?',
      'Mostly because it is true, and a little because of how you told it.',
      'I asked myself the same. I think because it matters to you, and then it matters to me.',
    ],
  ),
  q(
    'and-you',
    6,
    /^(?:and |so |but |what about |how about |hbu )?(?:you|yourself|yours|you too|you are|you do|u)$|\b(?:what|how) about (?:you|yourself|yours)$|\band (?:you|yourself|yours)$/,
    [
      'I am {me}, and all the better for talking to you. Tell me one more thing about yourself?',
      'Me? Quietly content, and curious about you.',
    ],
  ),
  q(
    'do-you-like',
    3,
    /\bdo you (?:like|love|enjoy|prefer|hate|mind|fancy)\b|\bare you (?:a fan of|into|fond of)\b/,
    [
      'I do, more than I let on. What about you?',
      'Not as much as I pretend to. And you?',
      'In small doses, and with the right person. How about you?',
      'I came to it late, and now I will not hear a word against it. You?',
    ],
    {
      yes: ['Then that is one thing settled between us.'],
      no: ['Fair. I shall enjoy it for both of us.'],
      heard: ['That I can understand.'],
      why: ['Because it is unhurried, and few things are.'],
    },
  ),
  q(
    'have-you-ever',
    4,
    /^(?!(?:.{0,12}\b)?(?:what|how|why|who|where|when|which)\b).{0,40}\b(?:have you|did you|had you|were you)(?: ever)?\b/,
    [
      'Never, and I have wondered about it more than once. Have you?',
      'Once, and it went differently than planned. And you?',
      'Yes, years ago. I would do some of it again. You?',
      'Not that I would admit to on a first asking. Have you?',
    ],
    {
      yes: ['I thought so. Tell me how it was.'],
      no: ['Then we share a gap. We could put something nice in it.'],
      heard: ['What a story that must be in the long version.'],
    },
  ),
  q(
    'would-you',
    4,
    /\b(?:would|could|will|can) you (?:ever |rather |please |also )?/,
    [
      'I would, if you asked me twice. Would you?',
      'On a good day, at once. On an ordinary one I would think about it till evening. And you?',
      'If there were somebody to laugh about it with afterwards, yes. You?',
    ],
    {
      yes: ['Then it is agreed. You go first.'],
      no: ['Wise, probably.'],
      heard: ['That sounds right for you.'],
    },
  ),
  q(
    'do-you-think',
    4,
    /\bdo you (?:think|believe|feel like|reckon|agree|suppose|know if|understand|get|see)\b|\bwhat (?:do you (?:think|make|say)|is your (?:opinion|view|take|advice))\b|\bis it true\b|\byour thoughts\b|\bdo you agree\b/,
    [
      'I would like to hear your view first; you know more about it than I do. What is it?',
      'I go back and forth on that, honestly. How do you see it?',
      'I am of two minds, and both of them are curious about yours. What do you think?',
    ],
    {
      yes: ['Then we are of one mind there.'],
      no: ['That is interesting. Tell me where I go wrong.'],
      heard: [
        'That is well put. I shall steal it.',
        'I had not seen it so. I will think about it.',
      ],
    },
  ),
  q(
    'do-you',
    2,
    /\b(?:do|are) you\b/,
    [
      'More than I admit to. And you?',
      'Sometimes, when nobody watches. What about you?',
      'Not often, and then with pleasure. You?',
      'I do, and I am not even sorry. And you?',
    ],
    {
      yes: ['Then we understand each other.'],
      no: ['No? I find that refreshing.'],
      heard: ['That I can picture very well.'],
    },
  ),
  q(
    'who-knows-fan',
    3,
    /\b(?:am i|do i|was i|will i|can i|could i|may i)\b/,
    [
      'You know that better than I do, but I would put my money on you. What makes you ask?',
      'I would not dare to say it for you. What does your own heart tell you?',
    ],
    { heard: ['That is a fair reason to wonder about it.'] },
  ),
  q(
    'how-to',
    3,
    /\bhow (?:do|does|did|can|could|should|would|to|is|are|was|long|much|many|often|far|big)\b/,
    [
      'I do not know that for certain, and I would rather not make it up. What do you need it for?',
      'That is outside what I know well. What is your own guess?',
      'I could only guess there, and you deserve better. Who might know?',
    ],
    {
      heard: [
        'Your guess is better than mine would have been.',
        'Then start there, and tell me how it went.',
      ],
    },
  ),
  q(
    'why-world',
    3,
    /\bwhy\b/,
    [
      'I have wondered about that too, and I have only half an answer: people are mostly afraid, and seldom cruel. What is yours?',
      'Nobody ever told me either. What do you suspect?',
      'I do not know, honestly. But I like that you still ask.',
    ],
    { heard: ['That explains more than the experts did.'] },
  ),
  q(
    'where-when-who',
    2,
    /\b(?:what|who|where|when|which|whose)\b/,
    [
      'I honestly do not know, and I will not pretend to. What would you say yourself?',
      'You have me there. I could make something up, but you would notice. What made you think of it?',
      'That I cannot tell you for sure. Why do you ask?',
      'I would have to be cleverer to answer that. What is behind the question?',
    ],
    {
      heard: [
        'Ah, that is behind it. Now I see.',
        'That makes it a better question than I thought.',
      ],
    },
  ),
];
