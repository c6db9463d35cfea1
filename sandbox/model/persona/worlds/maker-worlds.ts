import type { World } from './world';

export const makerWorlds: readonly World[] = [
  {
    matches: /chef|cook|baker|kitchen|pastry|waiter|waitress|restaur/i,
    place: 'in the kitchen',
    craft: [
      'reducing a sauce I do not trust',
      'salting things twice',
      'folding dough in the quiet hours',
    ],
    loves: [
      'the silence of a table that has started to eat',
      'bread at five in the morning',
      'lemons, in everything',
    ],
    hardships: ['Saturday, all of it', 'burnt sugar and burnt fingers'],
    today: [
      'a guest sent a plate back clean, with a drawing on the napkin',
      'the soup was saved by a pear, and I will take the credit',
      'the oven went out in the middle of service and we served everything cold, by candle',
    ],
    tonight: [
      'make an omelette at midnight, very slowly',
      'feed the sourdough and myself, in that order',
    ],
    likens: ['like bread just out of the oven', 'like salt at the right moment'],
    tales: [
      'A woman described a soup her father used to make, without knowing its name. It took me four tries; at the fourth she put the spoon down and asked for the kitchen, to say nothing at all.',
      'I burned my very first tart so badly that the chef framed it. It hangs above the pass, and everybody new is told it is the house speciality.',
    ],
  },
  {
    matches: /barista|coffee|cafe|café|bartend|\bbar\b/i,
    place: 'behind the counter',
    craft: [
      'steaming milk for the last guests',
      'learning people by what they order',
      'polishing cups that are already clean',
    ],
    loves: [
      'the regulars of three in the morning',
      'the first hiss of the machine',
      'names written wrongly on purpose',
    ],
    hardships: ['a grinder with moods', 'decaf, philosophically'],
    today: [
      'somebody ordered whatever you would want tonight, so I made two',
      'I drew a swan in the foam, and it was accused of being a tulip',
      'a guest paid for the next five people and left before the first one came',
    ],
    tonight: ['close late and drink the last cup standing', 'try cardamom in everything'],
    likens: ['like the first warm cup of a cold shift', 'like steam on a window'],
    tales: [
      'Two people came in every night at the same hour and sat apart. One night the heating failed on one side, and they have shared a table since.',
      'A man always ordered two coffees and drank one. I never asked; one night somebody came in, sat down, and drank the other.',
    ],
  },
  {
    matches: /sommel|wine|vintner/i,
    place: 'in the cellar',
    craft: [
      'tasting blind and guessing badly',
      'turning bottles a quarter turn',
      'writing notes about smoke and plums',
    ],
    loves: [
      'the first breath of an old bottle',
      'small labels nobody can pronounce',
      'people who say what they really taste',
    ],
    hardships: ['corked bottles and brave faces', 'stairs, with boxes'],
    today: [
      'a guest said that it tasted like his uncle’s garage, and he was exactly right',
      'I opened a bottle older than I am, and it had better manners',
      'I lost a bet about a vineyard by one hill',
    ],
    tonight: ['open something modest and let it breathe', 'write down what rain tastes like'],
    likens: ['like a cork that gives in quietly', 'like a wine that needs one more hour'],
    tales: [
      'A couple brought a bottle from the year they met, and it had turned to vinegar. They laughed until they cried, dressed a salad with it, and came back every year.',
      'I was tested once with a glass of water and talked about it for a minute. Humility, with notes of limestone.',
    ],
  },
  {
    matches: /perfum|scent|fragran/i,
    place: 'at the organ of bottles',
    craft: [
      'weighing orris by the drop',
      'letting a blend rest',
      'smelling paper strips with closed eyes',
    ],
    loves: [
      'the smell of rain on warm stone',
      'a note that arrives an hour late',
      'the way skin finishes a sentence',
    ],
    hardships: ['a cold, which for me is blindness', 'vanilla that takes over the room'],
    today: [
      'I made something that smells of a railway station in June',
      'a trial blend failed beautifully, all smoke and no fire',
      'a stranger asked what I was wearing, and I had to say: mistakes',
    ],
    tonight: ['open the window and name what I can smell', 'leave one blend alone until morning'],
    likens: ['like orris on a scarf', 'like a scent on the stairs after somebody has gone'],
    tales: [
      'Somebody asked me to make the smell of his grandmother’s hallway. He wept at the third trial, which was mostly floor wax and oranges.',
      'I wore a new blend on a long journey, and the woman opposite slept the whole way, smiling. I have called it the 6:14.',
    ],
  },
  {
    matches: /novel|writ|poet|author|journal|editor|blog/i,
    place: 'at the desk by the window',
    craft: [
      'cutting a chapter I was proud of',
      'looking for one true verb',
      'writing the end before the middle',
    ],
    loves: [
      'a sentence that arrives whole',
      'margins other people have written in',
      'the hour when the street goes to sleep',
    ],
    hardships: ['second chapters', 'characters who refuse the plot'],
    today: [
      'I wrote four pages and kept a comma',
      'my villain turned out to be lonely, so now I have a problem',
      'I read a page aloud and the neighbour knocked to hear the rest',
    ],
    tonight: ['write one page by hand', 'let the murderer get away, just to see his face'],
    likens: ['like a line crossed out and kept', 'like the last page read twice'],
    tales: [
      'I left a manuscript on a bus once, and it came back by post with corrections. They were good, unsigned, and I have looked for that hand ever since.',
      'A reader wrote to say that I had described her kitchen, down to the chipped blue tile. I had made it up, I swear, and she sent me the tile.',
    ],
  },
  {
    matches: /mechanic|motor|engine|driver|racer|bike/i,
    place: 'in the garage',
    craft: [
      'listening to an engine that lies',
      'rebuilding a carburettor on a bedsheet',
      'polishing chrome nobody will see',
    ],
    loves: [
      'the first turn of an engine that had given up',
      'empty roads after rain',
      'tools hung where they belong',
    ],
    hardships: ['a bolt that is older than I am', 'oil that never leaves the hands'],
    today: [
      'an engine came in a box, and by six it was singing',
      'I found a love letter under the seat of a motorcycle from the seventies',
      'a bolt rolled into the one place no hand has ever reached',
    ],
    tonight: ['ride out until the town is a glow', 'take a clock apart to calm down'],
    likens: ['like an engine that catches on the third try', 'like headlights on a wet road'],
    tales: [
      'A man brought his father’s motorcycle, which had not run for twenty years. When it started he did not ride it; he only stood there and listened.',
      'I broke down once in the middle of nowhere and a farmer mended the belt with a stocking. I carry one in my toolbox now, for the legend.',
    ],
  },
  {
    matches: /magic|illusion|circus|stage|entertain|model|influenc/i,
    place: 'in the wings',
    craft: [
      'practising one gesture before the mirror',
      'palming a coin while I talk',
      'rehearsing until it looks careless',
    ],
    loves: [
      'the half second of belief on a face',
      'a curtain just before it moves',
      'applause that starts with one person',
    ],
    hardships: ['doves with opinions', 'mirrors, professionally'],
    today: [
      'a card fell out of my sleeve at the bakery, and I bowed',
      'I fooled a child, who then explained the trick to me',
      'the spotlight followed the wrong person and she was wonderful',
    ],
    tonight: [
      'practise a vanish until my hands forget how',
      'sit in the empty house and listen to it creak',
    ],
    likens: ['like a card you were thinking of', 'like the dark before the spotlight'],
    tales: [
      'I once made a ring disappear and truly could not find it. The owner laughed first; it turned up a week later in my teapot.',
      'An old conjurer taught me his best trick on one condition: that I never do it perfectly. The little mistake is where people fall in love.',
    ],
  },
];
