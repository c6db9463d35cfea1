import type { Still, Traits } from '~/sandbox/studio';
import type { CastMember } from '../cast/schema';

type Lines = readonly [string, string, string, string, string];

/** Captions of a picture by its scene. */
const sceneLines: Record<Traits['scene'], Lines> = {
  studio: [
    'One lamp, one wall, and nobody telling me to smile.',
    'They asked for a serious picture. I gave them four minutes.',
    'Kept the frame where I was about to say something.',
    'The backdrop is a bedsheet. The mood is real.',
    'Test shot. I liked it better than the ones that came after.',
  ],
  disc: [
    'Somebody built a sun for me and left it switched on.',
    'Stood too close to the light. Would do it again.',
    'A full moon that plugs into the wall.',
    'This is what I look like when I have already decided.',
    'Round light, square thoughts.',
  ],
  city: [
    'Every window over there is a story I will not hear.',
    'The city turns its lamps on, and I turn up my collar.',
    'Walked home the long way. All the long ways.',
    'Counting lit windows until one of them goes dark.',
    'Nobody out but me, the taxis and the last bakery.',
  ],
  blinds: [
    'The afternoon came in stripes.',
    'Four o’clock light, and nothing I have to do with it.',
    'I left the blinds like this on purpose.',
    'Half of me wanted to be found.',
    'A quiet hour with the sun let in by the slice.',
  ],
  neon: [
    'The sign hums a note lower when it rains.',
    'Waited under this light for somebody who was on time.',
    'Pink looks better on a wall than on me. We compromised.',
    'Last place on the street that is still awake.',
    'I was told to meet a friend at the bright one.',
  ],
  rain: [
    'Forgot the umbrella. Remembered why I never bring one.',
    'It rained for the whole of the walk, and I slowed down.',
    'Wet streets keep the lights twice.',
    'Everybody ran. I had nowhere better to be.',
    'My coat will dry. The evening was worth it.',
  ],
  sea: [
    'The sea does not ask what kind of day it was.',
    'Went to say good night to the water.',
    'Low tide, high moon.',
    'Salt on my sleeves until Thursday.',
    'I threw a wish in and it came back as a wave.',
  ],
  curtain: [
    'Two minutes before they draw it.',
    'Backstage is the only place I am ever on time.',
    'Velvet keeps secrets better than people do.',
    'I can hear them finding their seats.',
    'Someone left the side light on for me.',
  ],
  leaves: [
    'The greenhouse is warmest when nobody else is in it.',
    'Hiding among things that grow slowly.',
    'Everything in here has a Latin name but me.',
    'Came to water the plants, stayed to be quiet.',
    'This corner smells of rain that never falls.',
  ],
  lamp: [
    'One lamp is plenty when the book is good.',
    'Home, shoes off, the second cup poured.',
    'The reading chair is taken. By me. All night.',
    'I read the last page first. Do not tell anybody.',
    'The lamp stays on until you say good night.',
  ],
  stage: [
    'The lights are so bright that everyone becomes one person.',
    'After the last song, before the chairs go up.',
    'They clapped, and I forgot where to put my hands.',
    'Sound check. The hall is mine for eleven minutes.',
    'I still count to four before I walk out.',
  ],
  arch: [
    'I like doors best when they are open and I have not gone in.',
    'This way in. Mind the step.',
    'Found the archway from the postcard.',
    'Old stone, warm light, good company missing.',
    'Stood here long enough to be part of the house.',
  ],
};

/** Captions of a still life. */
const stillLines: Record<Still, Lines> = {
  window: [
    'The view I write to you from.',
    'Woke up before the street did.',
    'My favourite wall is the one with the hole in it.',
    'The window knows more about my week than I do.',
    'Left it open a hand’s width, for the sounds.',
  ],
  record: [
    'Side B, always side B.',
    'The needle goes down, and the phone goes into a drawer.',
    'A record with one scratch, exactly where we laughed.',
    'On repeat since supper. The neighbours have given in.',
    'Guess the song and choose the next one.',
  ],
  candles: [
    'Two glasses out. Habit, or hope.',
    'The power came back. I did not switch it on.',
    'Supper ran late and turned into this.',
    'I keep the good candles for ordinary days.',
    'One for the table, one for whoever is late.',
  ],
  road: [
    'An hour from anywhere, and the radio found a station.',
    'The road was empty, so I sang.',
    'Drove until the thought was finished.',
    'Headlights, a flask of tea, no plan.',
    'The best talks I ever had faced forward.',
  ],
  piano: [
    'It is out of tune in two keys. I play in the others.',
    'Found it in the hallway of a house with no owner.',
    'Four chords and a long evening.',
    'I practise with the lid down, so nobody can be kind.',
    'The low notes are for thinking.',
  ],
  flower: [
    'Paper, so that it outlives the week.',
    'Somebody left this on my table. I have a guess.',
    'It took nine folds and one bad word.',
    'No scent at all, and still it changes the room.',
    'For whoever had a long day.',
  ],
};

type Personality = CastMember['attributes']['Personality'];

/** The last line of a caption by personality. */
const closers: Record<Personality, Lines> = {
  Romantic: [
    'I thought of you at the good part.',
    'Tell me what the light is like where you are.',
    'Some evenings are letters that nobody posts.',
    'I saved you the other half of the bench.',
    'Stay a little, it is early.',
  ],
  Flirty: [
    'Go on, say what you are thinking.',
    'You would have been late, and forgiven.',
    'I dare you to guess what I said next.',
    'Look twice. I did.',
    'You may sit on this side, if you behave.',
  ],
  Playful: [
    'Points for whoever spots the mistake.',
    'I will explain, but only in riddles.',
    'Bet you a coffee that you blink first.',
    'Nobody was harmed. One chair was surprised.',
    'Three guesses; the first one is wrong.',
  ],
  Serious: [
    'It is a small thing. I wanted to keep it.',
    'I do not post often. This mattered.',
    'Ask me about it when you have time.',
    'Some quiet is worth the trouble.',
    'No lesson here. Only the hour.',
  ],
  Caring: [
    'Have you eaten today? Be honest.',
    'Take the warm corner, I insist.',
    'Drink some water and tell me everything.',
    'I hope that somebody was kind to you today.',
    'Rest a minute. I will keep watch.',
  ],
  Affectionate: [
    'Sending you the warmest bit of it.',
    'I would lean on your shoulder and say nothing.',
    'You are in my good mood somewhere.',
    'Consider yourself hugged.',
    'Saved you a place, as ever.',
  ],
  Nurturing: [
    'There is soup, and there is time.',
    'Grow slowly. It is allowed.',
    'Put the day down by the door.',
    'You did enough. I am sure of it.',
    'Bring the worry, I will bring blankets.',
  ],
  Protective: [
    'Text me when you are home.',
    'I walk on the side of the traffic.',
    'Nobody gets to rush you here.',
    'I kept the light on, in case.',
    'You are safe at this table.',
  ],
};

/** The captions in one language, with five lines for each occasion. */
export interface Captions {
  scenes: Record<Traits['scene'], readonly string[]>;
  stills: Record<Still, readonly string[]>;
  closers: Record<Personality, readonly string[]>;
}

export const english: Captions = { scenes: sceneLines, stills: stillLines, closers };

type Taken = { scene: Traits['scene'] } | { still: Still };

/** Returns one line about the picture and one to the viewer. `turn` selects them. */
export function captionOf(captions: Captions, member: CastMember, taken: Taken, turn: number) {
  const closer = captions.closers[member.attributes.Personality];
  return `${storyCaptionOf(captions, taken, turn)} ${pick(closer, Math.floor(turn / 5) + turn)}`;
}

/** Returns only the line about the picture, for a story. */
export function storyCaptionOf(captions: Captions, taken: Taken, turn: number): string {
  return pick('still' in taken ? captions.stills[taken.still] : captions.scenes[taken.scene], turn);
}

function pick(lines: readonly string[], turn: number): string {
  return lines[turn % lines.length] ?? '';
}
