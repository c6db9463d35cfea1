import { day, type Life, me, them } from './life';

/** Robin, who subscribes, bakes on Sundays and has just moved into a flat with a bad oven. */
export const premium: Life = {
  email: 'premium@example.com',
  follows: [
    'lyra-fontaine',
    'roma-iyer',
    'ilse-brandt',
    'saoirse-keane',
    'vera-lindqvist',
    'hana-dvorska',
  ],
  unlocks: ['lyra-fontaine', 'roma-iyer'],
  clubs: ['noor-haddad', 'roma-iyer'],
  dialogues: [
    {
      slug: 'lyra-fontaine',
      hoursAgo: 5,
      unread: 2,
      lines: [
        me('What kind of soup? I’ve brought bread, so it had better be a thick one.'),
        them('Leek and far too much butter. Did you bake that yourself?'),
        me('I did. The oven in the new flat burns everything on the left.'),
        them('Then the right half is for us, and the left is for Aunt Odile. She likes it dark.'),
        me('How was the rehearsal?'),
        them(
          'Our conductor asked for “more moonlight, less furniture”. We all wrote it down as if it were a bowing.',
        ),
        me('And did you manage it?'),
        them('By the second horn solo, yes. I thought of your kitchen, with the one lamp.'),
        them(
          'Come to the concert on Sunday if you like. Third desk, left side. I will not wave, but I will know.',
          'photo',
        ),
      ],
      keeps: [
        { text: 'You bake your own bread', quote: 'I did. The oven in the new flat' },
        {
          text: 'The oven in your new flat burns everything on the left',
          quote: 'The oven in the new flat burns everything on the left',
          topic: 'oven',
        },
      ],
    },
    {
      slug: 'roma-iyer',
      hoursAgo: day + 8,
      unread: 0,
      lines: [
        me('Hello, properly. Is that the good chair or the bad chair creaking?'),
        them('The good one. It has been in two westerns. Say something while you lean back.'),
        me('I’m leaning. I feel like a sheriff who has given up.'),
        them('Perfect, that is exactly the part. What did your day sound like?'),
        me('Boxes, tape, more boxes. I’ve moved house.'),
        them(
          'Ah, an empty flat! Clap once in every room before the rugs go in. You will never hear it like that again.',
        ),
        me('I just did. The bathroom is a cathedral.'),
        them('Then sing in it tonight and do not tell anybody. Except me.'),
      ],
      keeps: [{ text: 'You have just moved house', quote: 'I’ve moved house', topic: 'home' }],
    },
    {
      slug: 'ilse-brandt',
      hoursAgo: 8 * day,
      unread: 0,
      lines: [
        me('More time for doing nothing, and less time feeling guilty about it.'),
        them('A sensible order. Hold the lens a little higher. Who taught you the guilt?'),
        me('Nobody in particular. I think I picked it up at work.'),
        them(
          'Then leave it there on Friday, with the mug. I leave mine in the drawer with the broken springs.',
        ),
        me('Does that work?'),
        them('On weekdays. On Sundays I take it out and oil it, out of habit.'),
      ],
      keeps: [
        {
          text: 'You want more time for doing nothing, and less guilt about it',
          quote: 'More time for doing nothing',
        },
        {
          text: 'You think you picked up the guilt at work',
          quote: 'I think I picked it up at work',
        },
      ],
    },
    {
      slug: 'saoirse-keane',
      hoursAgo: 33 * day,
      unread: 0,
      lines: [
        me('Go on then, read me the rude one.'),
        them(
          '“Take a hen that has never liked you.” And that is only the first line, it gets personal after.',
        ),
        me('I’d eat at that woman’s table.'),
        them(
          'You would, and you would be insulted in the grace. Press down on the left for me. There, you have bound a book.',
        ),
      ],
    },
  ],
};

/** Noor the creator and Sam the master creator, who see how others talk. */
export const creator: Life = {
  email: 'creator@example.com',
  follows: ['mila-okonjo', 'camille-aubert', 'vera-lindqvist'],
  unlocks: [],
  clubs: [],
  dialogues: [
    {
      slug: 'camille-aubert',
      hoursAgo: 2 * day,
      unread: 1,
      lines: [
        me('When the house lights go down I’m the one checking the exits.'),
        them(
          'A practical soul. I light those too, you know, in a green that nobody thanks me for.',
        ),
        me('How would you light a small room with one window, for a portrait?'),
        them(
          'Turn off everything you own. Then put a white sheet on the floor, and let the window do the talking.',
        ),
        them('And wait for four o’clock. Before four, a window only lectures.'),
      ],
      keeps: [
        {
          text: 'You check the exits when the house lights go down',
          quote: 'I’m the one checking the exits',
        },
      ],
    },
  ],
};

export const master: Life = {
  email: 'master@example.com',
  follows: ['theo-marchand', 'ginevra-sala'],
  unlocks: [],
  clubs: [],
  dialogues: [
    {
      slug: 'ginevra-sala',
      hoursAgo: 4 * day,
      unread: 0,
      lines: [
        me('Close. I usually know the way out, but I stay for the end credits.'),
        them(
          'Then I shall cast you as the friend. The friend always has the best lines and goes home on time.',
        ),
        me('Which of your voices is the most tired?'),
        them('The teapot. She has seen everything, and twice on matinée days.'),
      ],
      keeps: [
        {
          text: 'You know the way out, and stay for the end credits',
          quote: 'I stay for the end credits',
        },
      ],
    },
  ],
};
