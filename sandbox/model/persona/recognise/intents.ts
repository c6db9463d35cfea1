import { type Slot, slots } from '../card/facts';
import type { Intent } from '../talk';

const listed = (names: string) => names.split(' ') as Intent[];

/** Answered before anything else, and alone, the most serious first. */
export const grave = listed('crisis abuse minor threat ai explicit loss');

/** Questions about the character, and the fact that answers each. */
export const factOf: Partial<Record<string, Slot>> = {
  ...Object.fromEntries(slots.map((slot) => [slot, slot])),
  tonight: 'plans',
  day: 'today',
  work: 'today',
  worklike: 'worklove',
  doing: 'plans',
  place: 'home',
  study: 'start',
};

const otherQuestions = listed(
  'how andyou why mean other more topic likeme meet photo voice ai name age origin about ' +
    'time advice opinion recall world together',
);

export const isQuestion = (intent: Intent): boolean =>
  factOf[intent] !== undefined || otherQuestions.includes(intent);

/** What the person says of themselves, and the question that it would answer. */
export const questionBehind: Partial<Record<Intent, Intent>> = {
  ...{ fine: 'how', tired: 'how', tname: 'name', tage: 'age' },
};

/** Neither more nor less likely with a question mark. */
export const eitherWay = listed('flirt love surprise greet crisis minor explicit');

/** Moods and news that come before a question in the same message. */
export const weighty = listed('sad lonely anxious mad ill breakup selfdown good love tired');

/** Takes leave; nothing is asked of whoever goes. */
export const leaving = listed('bye night');
