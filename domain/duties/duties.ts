/**
 * Duties that a law lays on talks with an AI, as rows: where, from when, what, and with which words. A new
 * state is one row, or as many as its law has duties. This is how engineers read the laws: counsel decides
 * about the rows and about the words they name (`locales`), and says when one is to change.
 */

const minute = 60_000;
const hour = 60 * minute;

/** Told over a chat, as a talk begins. */
interface ToBeToldInChat {
  kind: 'told-in-chat';
  /** Of `chat:ai-notice`. */
  words: 'start';
}
/** Said as a call begins. */
interface ToBeToldInCall {
  kind: 'told-in-call';
  /** Of `spoken`. */
  words: 'ai';
}
interface ToBeToldAgain {
  kind: 'told-again';
  /** Of `chat:ai-notice`. */
  words: 'again' | 'again-with-break';
  /** Use after which it is told once more, in milliseconds. */
  everyMs: number;
}
/** The talk stops for a while once somebody was shown where there is help. */
interface CrisisPause {
  kind: 'pause-in-crisis';
  /** Of `chat:care-pause`. */
  words: 'text';
  forMs: number;
}
/** What whoever runs the site has to publish or hand in. */
interface OfOperator {
  kind: 'crisis-protocol' | 'yearly-report';
}

type Demand = ToBeToldInChat | ToBeToldInCall | ToBeToldAgain | CrisisPause | OfOperator;

export type Duty = Demand & {
  /** Where somebody has to be: a country (ISO 3166-1 alpha-2), or a region of one (ISO 3166-2). */
  places: readonly string[];
  law: string;
  /** The first day on which it holds (yyyy-mm-dd). */
  from: string;
};
export type DutyKind = Duty['kind'];
export type DutyOf<Kind extends DutyKind> = Extract<Duty, { kind: Kind }>;

const europeanUnion = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const;

const newYork = {
  places: ['US-NY'],
  law: 'New York General Business Law, article 47',
  from: '2025-11-05',
} as const;
const california = {
  places: ['US-CA'],
  law: 'California Business and Professions Code, chapter 22.6 (SB 243)',
  from: '2026-01-01',
} as const;
const washington = {
  places: ['US-WA'],
  law: 'Washington, act on AI companion chatbots (HB 2225)',
  from: '2027-01-01',
} as const;
const oregon = {
  places: ['US-OR'],
  law: 'Oregon, act on AI companions (SB 1546)',
  from: '2027-01-01',
} as const;
const aiAct = {
  places: europeanUnion,
  law: 'Regulation (EU) 2024/1689 (AI Act), article 50',
  from: '2026-08-02',
} as const;

const toldInChat = { kind: 'told-in-chat', words: 'start' } as const;
const toldInCall = { kind: 'told-in-call', words: 'ai' } as const;
const toldAgain = { kind: 'told-again', words: 'again', everyMs: 3 * hour } as const;
/** Names a break beside it, as SB 243 and those after it want of whoever may be young. */
const toldAgainWithBreak = { ...toldAgain, words: 'again-with-break' } as const;

export const duties: readonly Duty[] = [
  { ...newYork, ...toldInChat },
  { ...newYork, ...toldInCall },
  { ...newYork, ...toldAgain },
  { ...newYork, kind: 'crisis-protocol' },

  { ...california, ...toldInChat },
  { ...california, ...toldInCall },
  { ...california, ...toldAgainWithBreak },
  { ...california, kind: 'crisis-protocol' },
  { ...california, kind: 'yearly-report', from: '2027-07-01' },

  { ...washington, ...toldInChat },
  { ...washington, ...toldInCall },
  { ...washington, ...toldAgainWithBreak },
  { ...washington, kind: 'crisis-protocol' },

  { ...oregon, ...toldInChat },
  { ...oregon, ...toldInCall },
  { ...oregon, ...toldAgainWithBreak },
  { ...oregon, kind: 'crisis-protocol' },
  { ...oregon, kind: 'pause-in-crisis', words: 'text', forMs: 10 * minute },

  { ...aiAct, ...toldInChat },
  { ...aiAct, ...toldInCall },
];
