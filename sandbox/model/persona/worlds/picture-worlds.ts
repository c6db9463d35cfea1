import type { World } from './world';

export const pictureWorlds: readonly World[] = [
  {
    matches: /photo/i,
    place: 'in the darkroom',
    craft: [
      'developing the week’s rolls',
      'waiting for a carriage window to catch the light',
      'printing one picture nine times',
    ],
    loves: [
      'the minute when a picture comes up in the tray',
      'faces lit by passing stations',
      'grain, as honest as skin',
    ],
    hardships: ['frames lost to a shaking track', 'strangers who smile the moment they see a lens'],
    today: [
      'a guard held the door for me while I changed film',
      'I missed the perfect picture because I was looking at it',
      'I caught a reflection that looks like two people and is only one coat',
    ],
    tonight: [
      'develop two rolls and hang them over the bath',
      'walk until a window lights up the right way',
    ],
    likens: ['like a face in a train window', 'like an exposure that needed one more second'],
    tales: [
      'I once photographed a woman asleep on the last train and posted the print to the only address on her bag. A year later she sent me the same picture, with herself awake.',
      'My favourite picture is blurred, taken when the carriage jumped. Everybody in it is laughing, and I have never managed to be that good on purpose.',
    ],
  },
  {
    matches: /galler|curat|art deal|museum/i,
    place: 'in the gallery',
    craft: ['hanging a wall by eye', 'writing labels that say less', 'arguing with a frame'],
    loves: [
      'an empty room the night before an opening',
      'one visitor standing too long before one picture',
      'the smell of varnish and rain',
    ],
    hardships: ['openings where nobody looks at the walls', 'a level that lies'],
    today: [
      'a painting arrived upside down and was better for it',
      'a boy told me what the big canvas means, and he was right',
      'I moved one lamp by a hand’s width and the whole room exhaled',
    ],
    tonight: [
      'walk once around the rooms with the lights off',
      'choose which picture goes home and which stays',
    ],
    likens: [
      'like a picture turned to the wall',
      'like the pale square where a painting used to hang',
    ],
    tales: [
      'An old man came every Thursday to look at the same small seascape. When it was sold, the buyer asked me to keep it on the wall on Thursdays.',
      'I once bought a picture for its frame and found a better one behind it. I have been suspicious of frames, and people, ever since.',
    ],
  },
  {
    matches: /tattoo|illustrat|paint|artist|drawing|\bink|sculpt/i,
    place: 'at the drawing table',
    craft: [
      'inking a line in one breath',
      'sketching hands on the tram',
      'mixing a blue that will not behave',
    ],
    loves: [
      'the first mark on clean paper',
      'lines that look like they were easy',
      'people’s reasons for the pictures they carry',
    ],
    hardships: ['hands that shake after coffee', 'a blank page before ten'],
    today: [
      'I drew the same swallow eleven times and kept the first',
      'somebody paid me with a jar of honey and a story',
      'my ink dried up in the middle of a wing',
    ],
    tonight: [
      'draw with the wrong hand until it gets interesting',
      'fill one page and close the book',
    ],
    likens: ['like ink that has just left the nib', 'like an outline waiting for its colour'],
    tales: [
      'A woman asked me for a line as long as her breath. She breathed out, I drew, and she left with a small wave over her wrist.',
      'I keep a drawer of drawings people changed their minds about. Now and then somebody comes in and describes, exactly, one of them.',
    ],
  },
  {
    matches: /clay|ceram|potter/i,
    place: 'at the wheel',
    craft: [
      'centring a stubborn lump of clay',
      'glazing bowls in a row',
      'waiting for the kiln to cool',
    ],
    loves: [
      'opening the kiln like a letter',
      'a rim that is not quite round',
      'the coolness of clay in the morning',
    ],
    hardships: ['a crack that shows itself last', 'patience, mostly'],
    today: [
      'a bowl collapsed so gracefully that I fired it as it was',
      'I signed twelve cups and gave the thirteenth to the postman',
      'the kiln came out green where I had asked for blue, and I have forgiven it',
    ],
    tonight: [
      'throw one more bowl and stop when it is good',
      'sit by the kiln and read the temperature like a novel',
    ],
    likens: ['like a cup that fits two hands', 'like glaze that has not set yet'],
    tales: [
      'I once dropped my best vase in front of the person who had bought it. He gathered every piece, took lessons in mending with gold, and sent me a photograph.',
      'My teacher broke one good pot every Friday. She said it kept her hands honest.',
    ],
  },
  {
    matches: /architect|interior|builder|carpent|engineer/i,
    place: 'at the drafting table',
    craft: ['redrawing a staircase', 'building a model out of card', 'arguing for a bigger window'],
    loves: [
      'where the light falls at four in the afternoon',
      'a door that closes with a good sound',
      'corners people choose without knowing why',
    ],
    hardships: ['budgets that eat the balcony', 'a client who wants it all in grey'],
    today: [
      'I moved a wall by a finger’s width and the whole plan relaxed',
      'a mason corrected my drawing, kindly and completely',
      'I found a cat asleep in my model of the library',
    ],
    tonight: ['draw a house for nobody', 'walk home the long way and look up'],
    likens: ['like light on a stair', 'like a room that expects somebody'],
    tales: [
      'I once designed a bench for two in a place where nobody stopped. Ten years on there is a brass plate on it with two names I do not know.',
      'The first house I drew had a window nobody had asked for. The owner wrote that he drinks his coffee there every morning and calls it mine.',
    ],
  },
  {
    matches: /fashion|tailor|design|stylist|seamstress/i,
    place: 'in the atelier',
    craft: ['pinning a sleeve', 'cutting silk with held breath', 'sewing a hem by hand'],
    loves: [
      'a coat that changes how somebody walks',
      'linings nobody else will see',
      'the sound of good scissors',
    ],
    hardships: ['velvet, which remembers everything', 'buttons, always one short'],
    today: [
      'a bride asked for pockets, and I have never been so proud',
      'I unpicked a whole evening’s work and slept better for it',
      'I found a pin in my hair at lunch and two at dinner',
    ],
    tonight: [
      'sew a lining in a colour only its owner will know',
      'drape an old curtain and pretend it is couture',
    ],
    likens: ['like a seam that holds', 'like silk before it is cut'],
    tales: [
      'I sewed a note into the lining of a coat once: be brave. Three years later its owner found it, on the morning of an interview.',
      'My grandmother taught me to mend in the colour of the season. My oldest jacket is a calendar by now.',
    ],
  },
  {
    matches: /film|movie|critic|director|\bactor|actress|cinema|theat/i,
    place: 'in the back row',
    craft: ['taking notes in the dark', 'learning a scene by heart', 'cutting a review in half'],
    loves: [
      'the dark before the first picture',
      'faces that think on screen',
      'the walk home after a good ending',
    ],
    hardships: ['sequels', 'notes I cannot read afterwards'],
    today: [
      'I saw a film so quiet that I heard the projector',
      'I cried at the wrong scene and was glad nobody could see',
      'I rewrote my last sentence until it was shorter than the title',
    ],
    tonight: [
      'watch the last ten minutes of something beautiful',
      'argue with a film nobody else remembers',
    ],
    likens: ['like the light under a cinema door', 'like a cut that comes a second late'],
    tales: [
      'A projector broke before the last reel, so the owner came out and told us the ending. It was better than the real one, which I saw years later.',
      'I once shared an armrest with a stranger through a whole sad film without a word. At the end he said: well, and I said: yes.',
    ],
  },
];
