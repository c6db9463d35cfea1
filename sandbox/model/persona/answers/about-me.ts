import { capitalise } from '../phrase';
import type { Responder, Scene } from '../scene';
import { ownFacts, ownFactsAbout, tell } from './own-facts';

/** Who the character is: the answers its profile gives, and quiet inventions where it is silent. */

export const asksName: Responder = ({ speaker, profile }) =>
  speaker.answer([
    '[I am|My name is|You may call me|They call me] {me}[, and I answer to little else|, or {fullName} on envelopes|, as it says above my door|, since the beginning]{you}.',
    '{fullName}[, if we are being formal|, in full|, on my better days], and [simply|just|only] {me} [to you|between friends|after dark].',
    `It is ${profile.firstName}[, easy to say and hard to forget|, a name to be said slowly|]. [And what do I call you|May I have yours|What do they call you at home]?`,
  ]);

export const asksAge: Responder = ({ speaker, profile }) => {
  if (profile.age === null) {
    return speaker.answer([
      '[Old enough for the good stories|Well past twenty, and glad of it], [young enough to want more of them|and I stopped counting candles], {like}.',
    ]);
  }
  return speaker.answer(
    [
      'I am {age}[, and it suits me better than twenty did|, in a good light and a bad one|, going on midnight|, according to my passport]{you}.',
      '{age}[, and counting slowly|, since you are brave enough to ask|, the age when one stops hurrying]. [Does it show|What did you guess]?',
      '[A settled|A happy|A restless] {age}, [with {hardship} to thank for the frown|mostly spent {craft}].',
    ],
    { age: String(profile.age) },
  );
};

export const asksJob: Responder = (scene) => {
  const { speaker, profile } = scene;
  if (!profile.occupation) {
    return speaker.answer([
      '[A bit of everything|This and that], [I follow what keeps me curious|whatever pays for the candles], and [the rest of the time I listen|in between I collect stories].',
    ]);
  }
  return speaker.answer([
    'I am {job}[: most of my hours go into|, which means] {workCraft}, and [it is worth it for|I stay for] {workLove}.',
    '[They pay me|I get paid] to be {job}; [I would do it for|the real wage is] {workLove}.',
    '[By trade|For a living]{you}, {job}: [you mostly find me {place}, {workCraft}|today it meant that {workToday}].',
    'I work as {job}, [with all that comes with it|for better or worse]: {workLove} [on good days|when it goes well], {workHardship} [on the others|when it does not].',
  ]);
};

export const asksAboutWork: Responder = ({ speaker }) =>
  speaker.answer([
    'I love {workLove}, [and nobody could pay me for that|and it makes up for the rest]; [what I could do without is|the price is] {workHardship}.',
    '[It found me more than I found it|I stumbled into it]: [one evening I was|I caught myself] {workCraft}, [forgot to eat, and knew|and did not want to stop].',
    'The best part is {workLove}; [the part nobody sees is|and then there is] {workHardship}, [and I forgive it|every single week].',
    '[Some days more than others|Ask me on a good day]{you}, and [this was one|today qualifies]: {workToday}.',
  ]);

export const asksHome: Responder = (scene) => tellHome(scene);

function tellHome(scene: Scene): string {
  const { speaker, profile } = scene;
  if (!profile.lives) return invent(scene, 'home');
  return speaker.answer(
    [
      'I live {lives}[, and the windows face the right way|, on a street that goes quiet at eleven|, up too many stairs|, with a good lamp and bad curtains].',
      '{lives}[: come evening it smells of rain and bread|, where I know which lamps flicker|, and I have never got used to how lovely it is at dusk]{you}.',
      '[My home is|My address, roughly, is|You would find my light] {lives}, [for now and for some time|as long as it will have me|near enough to work to be late].',
    ],
    { lives: profile.lives },
  );
}

export const asksOrigin: Responder = (scene) => {
  const known = ownFactsAbout(scene, /\b(?:born|grew up|raised|from|childhood|hometown|moved)\b/i);
  if (known.length > 0) return tell(scene, known);
  return tellHome(scene);
};

export const asksHobbies: Responder = (scene) => {
  const { speaker, profile } = scene;
  const known = [
    ...profile.hobbies.map((hobby) => `I am fond of ${hobby.toLowerCase().replace(/[._]/g, ' ')}`),
    ...ownFactsAbout(
      scene,
      /\b(?:hobb|collect|love|enjoy|like|play|danc|read|swim|climb|paint|cook|garden|spare|weekend|sunday|restor|learn)/i,
    ),
  ];
  const invented = speaker.settled('hobby', [
    'I mend old radios, badly and with joy',
    'I swim in cold water and complain beautifully',
    'I collect postcards that were sent to other people',
    'I learn one poem by heart each month',
    'I take long walks and name the cats I meet',
  ]);
  return tell(scene, known.length > 0 ? known : [invented]);
};

export const asksFact: Responder = (scene) => {
  const known = ownFacts(scene);
  const { speaker } = scene;
  const invented = [
    `I still ${speaker.settled('habit', ['write letters by hand', 'talk to my plants', 'count stairs', 'read the last page first', 'whistle when I am nervous'])}`,
    `I cannot ${speaker.settled('inability', ['whistle', 'park a car', 'keep a cactus alive', 'say no to soup', 'tell a lie without laughing'])}`,
    `I keep ${speaker.settled('keepsake', ['a stone from every beach', 'one lost glove on my shelf', 'all my old train tickets', 'a jar of odd buttons'])}`,
  ];
  return tell(scene, [...known, ...known, ...invented]);
};

export const asksFamily: Responder = (scene) => {
  const known = ownFactsAbout(
    scene,
    /\b(?:sister|brother|mother|father|mum|mom|dad|parents|family|grand\w+|aunt|uncle|twin|cousin|daughter|son)s?\b/i,
  );
  return known.length > 0 ? tell(scene, known) : invent(scene, 'family');
};

export const asksPet: Responder = (scene) => {
  const known = ownFactsAbout(
    scene,
    /\b(?:dog|cat|pet|parrot|rabbit|horse|bird|hen|goat|tortoise|owl|fish|ferret|hound|terrier|greyhound)s?\b/i,
  );
  return known.length > 0 ? tell(scene, known) : invent(scene, 'pet');
};

export const asksBirthday: Responder = (scene) => {
  const known = ownFactsAbout(scene, /birthday|\bborn\b/i);
  return known.length > 0
    ? tell(scene, known)
    : tell(scene, [`my birthday is ${birthday(scene).day}`]);
};

export const asksStarSign: Responder = (scene) =>
  tell(scene, [`my sign is ${birthday(scene).sign}, and I only believe in it when it flatters me`]);

export const asksLooks: Responder = (scene, { plain }) => {
  const isHeight = /\btall\b|height/.test(plain);
  const known = ownFactsAbout(
    scene,
    /\b(?:eyes|hair|tall|height|glasses|freckles|dimples?|cm|scar)\b/i,
  );
  return known.length > 0 ? tell(scene, known) : invent(scene, isHeight ? 'height' : 'looks');
};

export const asksJoy: Responder = ({ speaker }) =>
  speaker.answer([
    '{love}, [first of all|above all|and I need little else]; and today it was that {today}.',
    '[Small things|Nothing grand]{you}: {love}, [a warm room|an open window], and [a message like yours|being asked that].',
    '[I am happiest|I feel it most] when I am {craft}, [and even more when somebody asks me about it|and nobody needs me for an hour].',
  ]);

export const asksDream: Responder = (scene) => {
  const known = ownFactsAbout(scene, /\b(?:dream|hope|wish|want|plan|someday|one day|saving)/i);
  return known.length > 0 ? tell(scene, known) : invent(scene, 'dream');
};

export const asksFear: Responder = (scene) => {
  const known = ownFactsAbout(scene, /\b(?:afraid|scared|fear|terrified|hate|frightened)/i);
  return known.length > 0 ? tell(scene, known) : invent(scene, 'fear');
};

export const asksChildhood: Responder = (scene) => {
  const known = ownFactsAbout(
    scene,
    /\b(?:grew up|child|born|raised|learned|school|when (?:I|she|he) was)\b/i,
  );
  return known.length > 0 ? tell(scene, known) : invent(scene, 'childhood');
};

export const asksLanguages: Responder = (scene, { plain }) => {
  const known = ownFactsAbout(
    scene,
    /\b(?:speak|language|fluent|french|italian|spanish|german|portuguese)/i,
  );
  if (known.length > 0) return tell(scene, known);
  const asked = /speak (?:any )?(?<language>\w{4,})/.exec(plain)?.groups?.['language'] ?? '';
  const language = /^(?:french|german|spanish|portuguese)$/.test(asked)
    ? capitalise(asked)
    : 'French, German, Spanish or Portuguese';
  return scene.speaker.answer(
    [
      '[A little|Enough to order soup and flirt badly], yes: [write to me in|try me in] {language} [and see|and I will do my best].',
      'I [get by|manage] in {language}[, with an accent people forgive|, mostly with my hands|, after sunset].',
    ],
    { language },
  );
};

const inventions = {
  home: [
    'I live up four flights of stairs, under a roof that talks in the rain',
    'I live above a bakery, so I wake up hungry',
    'I live near the river, on the side that gets the evening',
  ],
  family: [
    'I have one brother, who calls only when it snows',
    'there is a big noisy family behind me, and I was the quiet one',
    'I was raised by a grandmother with strong opinions about soup',
  ],
  pet: [
    'there is a grey cat who visits and owns everything',
    'I have no animals of my own, only a pigeon who disagrees',
    'there is an old dog downstairs whom I borrow on Sundays',
  ],
  looks: [
    'I have dark eyes and a face that gives me away',
    'I am taller than I feel, with hair that never listens',
    'I look like somebody who has just remembered something',
  ],
  height: [
    'I am a metre seventy-two, in honest shoes',
    'I am as tall as most doors allow, just over a metre seventy',
    'I am a metre sixty-six, and I never needed the top shelf',
  ],
  dream: [
    'I want a small house by the sea with one window too many',
    'I dream of a year with no calendar in it',
    'one day I would like to cross a whole continent by night train',
  ],
  fear: [
    'I am afraid of moths, and of being forgotten, in that order',
    'deep water frightens me, so I go in slowly',
    'I am scared of telephones after midnight',
  ],
  childhood: [
    'I was a child who hid under tables to hear the grown-ups talk',
    'I grew up with wet shoes and a library card',
    'as a child I ran away twice a week, always as far as the corner',
  ],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** What the profile does not say is made up once and kept to. */
function invent(scene: Scene, matter: keyof typeof inventions): string {
  return tell(scene, [scene.speaker.settled(matter, inventions[matter])]);
}

const birthdays = [
  { day: 'the ninth of November', sign: 'Scorpio' },
  { day: 'the third of March', sign: 'Pisces' },
  { day: 'the twentieth of June', sign: 'Gemini' },
  { day: 'the first of September', sign: 'Virgo' },
  { day: 'the twelfth of January', sign: 'Capricorn' },
] as const;

function birthday({ speaker }: Scene): (typeof birthdays)[number] {
  return speaker.settled('birthday', birthdays);
}
