import { capitalise } from '../phrase';
import { statementsAbout } from '../memory/read-facts';
import { shiftPerson } from '../person-shift';
import type { Responder, Scene } from '../scene';
import { contentWords, nounPhrase, tellingWords } from '../understand/gist';
import { ownFactsAbout, tell } from './own-facts';
import { asksWhatWasTold } from './recall';

/** Questions nobody foresaw: the question itself is taken up, from the character's side. */

type Shape = 'ever' | 'yesNo' | 'why' | 'how' | 'when' | 'where' | 'who' | 'if' | 'what';

const shapes: readonly [Shape, RegExp][] = [
  ['if', /\bif (?:you|we|i)\b|^what would you\b/],
  ['ever', /^have you\b|^did you ever\b|^ever been\b/],
  ['yesNo', /^(?:do|does|did|are|is|was|were|can|could|will|would|have|has|should|may|might) /],
  ['why', /^(?:and |but |so )?(?:why|how come)\b/],
  ['when', /^(?:and |so )?(?:when|what time|how (?:long|often|soon))\b/],
  ['where', /^(?:and |so )?where\b/],
  ['who', /^(?:and |so )?(?:who|whose|whom)\b/],
  ['how', /^(?:and |so )?how\b/],
];

const stances = ['yes', 'no', 'both'] as const;
type Stance = (typeof stances)[number];

const yesNoLines: Record<Stance, readonly string[]> = {
  yes: [
    '{Question}? [Yes, I think so|I do believe so|Rather, yes]{you}, [on most nights|more than I show|especially {place}].',
    'Yes, [if you ask me tonight|and not only a little|with some exceptions]: [it goes with|when I think of {about}, I think of] {love}.',
  ],
  no: [
    '{Question}? [Not really|I fear not|Hardly], [though I envy people who can say yes|though you make me reconsider|and I do not lose sleep over it].',
    'No, [I must admit|not yet|not so far]{you}: {about} and I keep missing each other, [since I am always {craft} instead|and it may be my fault|which is a pity, perhaps].',
  ],
  both: [
    '{Question}? [Half and half|It depends on the light|Ask me on Sunday and I say yes, on Monday no]{you}; [tonight I lean towards yes|tonight I would rather not].',
    '[In a way|Sometimes|Up to a point], [and it depends who asks|and the other times I deny it]: there are [two sides|at least three sides|good evenings and bad ones] to {about}.',
  ],
};

const shapeLines: Record<Exclude<Shape, 'yesNo'>, readonly string[]> = {
  ever: [
    '{Question}? [Not yet|Once, nearly|Only in my head], and it [stands on|is still on] the list behind my mirror, [right under|next to] {love}.',
    '[Once, and I would do it again|Once, and I still talk about it|Never, and now I want to]{you}: {about} and me, that is [a longer story|a tale for a second bottle|something for a rainy day].',
  ],
  why: [
    '{Question}? [I ask myself that|Nobody has asked me that in years]{you}: [because|perhaps because] it [has something of|gives me] {love}.',
    '[For the same reason people leave a lamp on|Out of habit first, and then out of love|The honest answer is that nobody knows]: there is [an old stubborn logic|no arguing|a kind of music] to {about}.',
  ],
  how: [
    '{Question}? [Slowly, and with patience|One step and one mistake at a time|The way I do most things], [much as with|rather like] {craft}.',
    '[I can only tell you how I would|As far as I understand it]{you}: [with|first] [patience|a good look], [then with more of it|then a deep breath], and [in the end|by and by] I make friends with {about}.',
  ],
  when: [
    '{Question}? [When the street goes quiet|Sooner than we think|Whenever the kettle sings]{you}, [I never trust calendars|as with everything good].',
    '[Late, usually|Some evening soon|Not by the clock]{you}: [it does not help to hurry|I have tried to hurry, and it does not help|the good hours come by themselves].',
  ],
  where: [
    '{Question}? [Somewhere with a view and a bad chair|Close to water, if I may choose|Round a corner nobody bothers with]{you}, [and with some luck there is|because there one finds] {love}.',
    '[My finger would stop on the same place on any map|Not far from my own door, as it happens|Where the lamps are few]: [there is a bench there, and nobody in a hurry|and I would take you along, in words].',
  ],
  who: [
    '{Question}? [Somebody with patience|The person you would least suspect|Whoever stays when the music stops]{you}, [I would say|and I mean that].',
    '[One name comes to mind, and it is yours|I know a few, and none of them is famous]: with {about} it is [all a matter of company|the company that counts].',
  ],
  if: [
    '{Question}? [I would start at once, before I grew sensible|I would tell nobody for a day, and enjoy it]{you}, [and then|and afterwards] {tonight}, [as always|only with better windows|and sleep like a child].',
    '[First I would laugh|I would sit very still for a minute], then [go and find|spend a night on] {love}, [and you would hear of it|and send you a postcard].',
  ],
  what: [
    '{Question}? [Let me give you my own answer, not the wise one|I have thought about that {place}]: [it begins with|the nearest thing I know is|I would start from] {love}.',
    '[I am no expert in|I know only my own corner of] {about}{you}, [yet|but] [it reminds me of|it brings me back to] {love}.',
    '{About}[, that is a good question|, you ask|: now I will be thinking of it while I am {craft}]. [What is your own answer|What makes you ask|What would you like it to be]?',
  ],
};

export const takesUp: Responder = (scene, act) => {
  const { clause, plain } = act;
  const telling = tellingWords(plain);
  if (
    /\b(?:i|me|my)\b/.test(plain) &&
    statementsAbout(scene.fanMessages.slice(0, -1), telling).length > 0
  ) {
    return asksWhatWasTold(scene, { ...act, intent: null });
  }
  const known = ownFactsAbout(scene, anyOf(telling));
  if (known.length > 0) return tell(scene, known);
  const shape = shapes.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'what';
  const about = shiftPerson(nounPhrase(clause)) || 'that';
  const slots = { question: '', Question: questionBack(clause), about, About: capitalise(about) };
  const lines = shape === 'yesNo' ? yesNoLines[settledStance(scene, plain)] : shapeLines[shape];
  return scene.speaker.answer(lines, slots);
};

/** Yes stays yes when the same is asked again in other words. */
function settledStance({ speaker }: Scene, plain: string): Stance {
  return speaker.settled(`stance:${contentWords(plain).toSorted().join(' ')}`, stances);
}

/** The question from the character's side, without its mark and without its second half; long ones are not said back. */
function questionBack(clause: string): string {
  const bare = clause
    .replace(/[?!.\s]+$/, '')
    .replace(/^(?:and|but|so|ok|okay|well|by the way),?\s+/i, '');
  const first = bare.split(/\s*[,;:]\s*/)[0] ?? bare;
  if (first.length > 100) return 'You ask me that';
  return capitalise(shiftPerson(first.charAt(0).toLowerCase() + first.slice(1)));
}

function anyOf(words: readonly string[]): RegExp {
  const stems = words
    .map((word) => word.replace(/(?:'s|s|ing)$/, ''))
    .filter((stem) => stem.length > 3);
  return stems.length > 0 ? new RegExp(`\\b(?:${stems.join('|')})`, 'i') : /(?!)/;
}

export const advises: Responder = ({ speaker }, { intent }) => {
  const raw = intent?.caught['matter'] ?? '';
  const task = intent?.caught['task'] ?? raw;
  const matter = shiftPerson(raw.replace(/^(?:about|if|when)\s+/, '')).trim();
  const about = shiftPerson(nounPhrase(task));
  const own = [
    ...(matter !== '' && matter.split(' ').length <= 9 ? matterAdvice : []),
    ...(about !== '' ? aboutAdvice : []),
  ];
  return speaker.tryToSay(own, { matter, about }) ?? speaker.answer(plainAdvice);
};

const matterAdvice = [
  '[You would not ask about it if you did not half want it|I think you know already]{you}: {matter}, [and do it gently|or decide not to, but decide|and forgive yourself either way].',
  '[Picture it done|Imagine tomorrow morning]: you {matter}, and [do you breathe easier|how does your stomach feel]? [There is your answer|I trust that more than any list].',
];
const aboutAdvice = [
  '[With|As for] {about}, I would [sleep on it once, only once|ask what you would tell a friend|take the smallest honest step first]{you}. [What is holding you back|What would be the kindest way]?',
];
const plainAdvice = [
  '[One small step, tonight, before courage cools|Say it plainly and say it soon|Take the road you would regret missing]: [that is how I have always done it|it has rarely failed me], [with {hardship} as the exception|{like}].',
  '[Ask yourself what you would tell somebody you love|Write down both ways and see which page you hide], [and do that|then trust it]{you}. [What does your heart say before you interrupt it|Which of the two keeps you awake]?',
];
