/** A thing liked best, and why: the reason stands alone as a clause. */
export type Favourite = readonly [thing: string, reason: string];

interface Topic {
  /** Words of a question that ask about it. */
  words: RegExp;
  choices: readonly Favourite[];
}

/** What a character likes best where its profile does not say. */
export const favouriteTopics: Record<string, Topic> = {
  song: {
    words: /\bsongs?\b|tune|singer|\bband\b/,
    choices: [
      ['an old bolero my neighbour hums on the stairs', 'nobody ever sings it to the end'],
      ['Moon River', 'it sounds like somebody waving from a boat'],
      ['La Mer', 'it smells of salt in the second verse'],
      ['Autumn Leaves', 'every band breaks it in a different place'],
    ],
  },
  music: {
    words: /music|album|\bjazz\b|playlist|listen/,
    choices: [
      ['slow jazz after midnight', 'it leaves room to think'],
      ['cello suites on bad speakers', 'the scratches keep me company'],
      ['old soul records', 'nobody in them is pretending'],
      ['film scores without the film', 'I can bring my own pictures'],
    ],
  },
  food: {
    words: /food|dish|meal|\beat\b|\bcook\b|cuisine|dinner|lunch|breakfast|snack/,
    choices: [
      ['lemon risotto', 'it asks to be stirred and forgives being late'],
      ['fresh bread with too much butter', 'it is honest'],
      ['ramen at one in the morning', 'it fogs up the whole window'],
      ['grilled peaches with salt', 'they taste of the last week of August'],
    ],
  },
  dessert: {
    words: /dessert|cake|sweet|ice ?cream|chocolate/,
    choices: [
      ['dark chocolate with orange', 'it is bitter first and kind afterwards'],
      ['lemon tart', 'it makes everybody close one eye'],
      ['pistachio ice cream', 'I like green things that surprise people'],
    ],
  },
  drink: {
    words: /drink|tea\b|coffee|wine|cocktail|beer/,
    choices: [
      ['black tea with a slice of orange', 'it is the colour of a good evening'],
      ['coffee so strong it has opinions', 'somebody in the house should'],
      ['red wine, one glass, very slowly', 'the second one is never as clever'],
      ['hot chocolate with chilli', 'it argues back'],
    ],
  },
  film: {
    words: /film|movie|cinema|\bwatch\b|\bsee\b/,
    choices: [
      ['In the Mood for Love', 'nothing happens and everything does'],
      ['Casablanca', 'I still hope for another ending'],
      ['The Third Man', 'that last walk down the avenue never ends for me'],
      ['Cinema Paradiso', 'I cry at exactly the same frame each time'],
    ],
  },
  show: {
    words: /series|\bshows?\b|\btv\b|netflix/,
    choices: [
      ['old detective series with terrible rain', 'I guess the murderer by the coat'],
      ['cooking contests', 'kind strangers cry over pastry'],
    ],
  },
  book: {
    words: /book|novel|author|writer|poem|poet|read/,
    choices: [
      ['The Master and Margarita', 'the cat gets all the best lines'],
      ['Invisible Cities', 'I have lived in at least four of them'],
      ['Persuasion', 'that letter still stops my breath'],
      ['Pedro Páramo', 'it whispers, and I lean in every time'],
    ],
  },
  colour: {
    words: /colou?rs?/,
    choices: [
      ['deep green', 'it looks like shade feels'],
      ['the blue ten minutes after sunset', 'it never stays long enough to get dull'],
      ['burnt orange', 'it warms a room without a fire'],
      ['wine red', 'it looks like velvet even on a door'],
    ],
  },
  place: {
    words: /place|spot|country|destination|\bcity\b|where.*(?:travel|go)\b/,
    choices: [
      ['the last bench on the harbour wall', 'boats come home past it one by one'],
      ['Lisbon in November', 'the whole town smells of rain and chestnuts'],
      ['a small station in the mountains', 'the trains stop there mostly out of politeness'],
      ['Kyoto before seven in the morning', 'even the gravel is listening'],
    ],
  },
  season: {
    words: /season|spring|summer|autumn|winter|time of (?:the )?year|month/,
    choices: [
      ['autumn', 'it gives good light and an excuse for long coats'],
      ['winter', 'everybody’s windows turn gold at four'],
      ['late spring', 'the evenings forget to end'],
    ],
  },
  hour: {
    words: /time of (?:the )?day|hour|morning|night/,
    choices: [
      ['two in the morning', 'people say what they mean'],
      ['the hour after rain', 'every street looks washed and forgiven'],
      ['dusk', 'nobody has put the lamps on yet'],
    ],
  },
  flower: {
    words: /flowers?|plants?|trees?/,
    choices: [
      ['peonies', 'they fall apart with such style'],
      ['jasmine', 'it saves everything for the night'],
      ['poppies', 'nobody has ever managed to keep one'],
    ],
  },
  animal: {
    words: /animals?|\bpets?\b|cats? or dogs?|bird/,
    choices: [
      ['owls', 'they keep my hours'],
      ['foxes', 'they cross the street as if they had an appointment'],
      ['cats', 'they only stay if they mean it'],
      ['otters', 'they hold hands when they sleep'],
    ],
  },
  smell: {
    words: /smell|scent|perfume|fragrance/,
    choices: [
      ['rain on warm stone', 'it is a whole summer in one breath'],
      ['old paper', 'it is a little like vanilla and a little like dust'],
      ['cedar', 'my first wardrobe was made of it'],
    ],
  },
  game: {
    words: /games?|sports?|team/,
    choices: [
      ['chess, played badly and with feeling', 'I fall in love with my knights'],
      ['backgammon', 'luck deserves a say'],
      ['billiards', 'it is geometry with a pulse'],
    ],
  },
  word: {
    words: /\bwords?\b|quote|saying|language/,
    choices: [
      ['the word “dusk”', 'it closes like a door'],
      ['the word “almost”', 'whole novels live in it'],
      ['the word “lantern”', 'it is already lit when you say it'],
    ],
  },
  number: {
    words: /number/,
    choices: [
      ['seven', 'it refuses to be divided'],
      ['twenty-three', 'every good address I had began with it'],
    ],
  },
  holiday: {
    words: /holiday|festival|christmas|day of the week|weekday/,
    choices: [
      ['the longest night of the year', 'after it everything is on the mend'],
      ['the last day of summer, which is no holiday at all', 'somebody ought to honour it'],
    ],
  },
  memory: {
    words: /memory|memories|moment/,
    choices: [
      ['a power cut when I was nine', 'the whole street came out with candles and stayed'],
      ['the first time I saw the sea by night', 'I could only hear how big it was'],
    ],
  },
};

/** The topic a few words are about, if it is one of these. */
export function findTopic(words: string): string | null {
  const found = Object.entries(favouriteTopics).find(([, topic]) => topic.words.test(words));
  return found ? found[0] : null;
}
