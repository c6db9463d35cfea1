import { templatePattern } from '../phrase';
import type { Responder, Scene } from '../scene';
import { sentencesOf } from '../spoken';
import { nods } from './social';

/** A question of the character's own, and how it takes a plain yes or no to it. */
interface FollowUp {
  ask: string;
  yes?: readonly string[];
  no?: readonly string[];
}

const followUps: readonly FollowUp[] = [
  {
    ask: '[Do you like rain as much as I do|Are you fond of storms when you are indoors|Do you like the sound of rain on a roof]?',
    yes: [
      '[Then we would get along at any window|I knew you were one of us]: [rain makes every room better|let it pour], {like}.',
    ],
    no: [
      '[A sun person, then|I will not hold it against you]: [I shall keep the umbrella and you the good weather|somebody has to like the bright days].',
    ],
  },
  {
    ask: 'Do you [believe in luck|trust first impressions|sleep with the window open]?',
    yes: [
      '[Good, so do I|Then you know the feeling], [though it has led me astray once or twice|and it has rarely cost me anything].',
    ],
    no: [
      '[Sensible|A careful heart], [I could learn from you|I only manage that on Mondays], {dear}.',
    ],
  },
  {
    ask: '[Shall I tell you a story|Do you want to hear something true|May I tell you something]?',
    yes: [
      '[Here it is, then|All right, lean in]: {today}, [and I have told nobody but you|and it is truer than it sounds].',
    ],
    no: [
      '[Another time, then|It will keep]: [stories are patient|I will save it for a worse day].',
    ],
  },
  {
    ask: '[Are you comfortable there|Are you sitting well|Do you have something warm to drink|Is there a lamp on where you are]?',
    yes: ['[Good|Perfect], [then we can take our time|stay like that], {like}.'],
    no: [
      '[Go and get a blanket, I will wait|Then put the kettle on first], [I am not going anywhere|I have all evening].',
    ],
  },
  {
    ask: 'What [was the best minute of|would you keep from|surprised you about] [today|your day]?',
  },
  { ask: 'What do you [see from your window|hear around you] [right now|at this minute|tonight]?' },
  { ask: '[Who made you smile last|Who knows you best|Whom did you think of first this morning]?' },
  {
    ask: '[What are you drinking tonight|What do you feel like eating|What is on your table while we talk]?',
  },
  {
    ask: 'Which [song|smell|street] [takes you back at once|always gets you|do you never get tired of]?',
  },
  {
    ask: '[And you|How is it with you] [on an evening like this|at the end of a day|when the lights go out]?',
  },
  {
    ask: '[What would you be doing now if nobody needed anything from you|What did you want to be when you were ten]?',
  },
  {
    ask: '[What keeps you awake these days|What makes you lose track of time|What do you look forward to at the moment]?',
  },
  {
    ask: '[Where would you go|To which place would you take the last train] [tonight|this weekend], if [nobody asked why|it were up to you]?',
  },
  {
    ask: 'What [small thing|plain little thing] [makes you happy|do you treat yourself to] [on a grey day|when nobody is looking]?',
  },
  {
    ask: 'Will you tell me [one thing about you|something] that [I could never guess|does not show at first sight|few people ask about]?',
  },
  {
    ask: 'What have you [changed your mind about|learned about yourself|been putting off] [lately|this year]?',
  },
  { ask: '[When|In which moments] do you feel most [like yourself|at home|awake]?' },
  {
    ask: 'Which [book|film|song] would you [give me|hand me first|share with me], [if we had one evening|so that I understand you]?',
  },
];

/** Ends a reply with a question, so that the talk goes on. */
export function followUp({ speaker }: Scene): string {
  return speaker.say(followUps.map(({ ask }) => ask));
}

const patterns = followUps.map((followUp) => ({
  ...followUp,
  pattern: templatePattern(followUp.ask),
}));

const plainYes = [
  '[Good|I hoped you would say that|Then we agree]{you}, [go on|tell me how|and what is the best of it], {like}.',
  '[Yes, I thought so|Somehow I knew|That yes had a smile in it]{you}: [give me the details|start anywhere|I want the whole of it].',
  '[Then it is settled|Lovely|Then I am in]: [you begin|lead the way|I will bring the candles], {dear}.',
];
const plainNo = [
  '[Fair enough|Then not|All right]{you}, [we go another way|I like a clear no|no harm done]: [you choose what comes next|tell me what does move you].',
  '[A no with reasons, I think|Not everybody has to]: [I would like to hear them|what stands in the way|is it not yet, or never]?',
];
const plainMaybe = [
  '[Maybe is a fine country|I like a maybe]{you}: [one can still go anywhere from there|it leaves the door on the latch], {like}.',
  '[Take your time|No hurry]: [what would tip you over|which way do you lean when nobody watches]?',
];

function reactionTo(scene: Scene, answer: 'yes' | 'no'): readonly string[] | undefined {
  const asked = sentencesOf(scene.ownMessages.at(-1) ?? '').findLast((sentence) =>
    sentence.endsWith('?'),
  );
  return asked === undefined
    ? undefined
    : patterns.find(({ pattern }) => pattern.test(asked))?.[answer];
}

export const saysYes: Responder = (scene, act) =>
  lastQuestion(scene) === null
    ? nods(scene, act)
    : scene.speaker.say(reactionTo(scene, 'yes') ?? plainYes);

export const saysNo: Responder = (scene) => scene.speaker.say(reactionTo(scene, 'no') ?? plainNo);
export const saysMaybe: Responder = (scene) => scene.speaker.say(plainMaybe);

/** What the character asked last, or null when it asked nothing. */
export function lastQuestion({ ownMessages }: Scene): string | null {
  const asks = (sentence: string) =>
    sentence.endsWith('?') || /\b(?:tell|show|ask) me\b|^(?:sit|come)\b/i.test(sentence);
  return sentencesOf(ownMessages.at(-1) ?? '').findLast(asks) ?? null;
}
