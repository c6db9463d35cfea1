/**
 * Legal duties for talks with an AI, as rows: place, start, kind and texts. A new state needs one row
 * per duty of its law. The rows are the engineers' reading of the laws: counsel decides about the rows
 * and their texts (`locales`), and when one must change.
 */

const minute = 60_000;
const hour = 60 * minute;

/** A notice above a chat at the start of a talk. */
interface ChatNotice {
  kind: 'told-in-chat';
  /** A key of `chat:ai-notice`. */
  words: 'start';
}
/** A notice spoken at the start of a call. */
interface CallNotice {
  kind: 'told-in-call';
  /** A key of `spoken`. */
  words: 'ai';
}
interface Reminder {
  kind: 'told-again';
  /** A key of `chat:ai-notice`. */
  words: 'again' | 'again-with-break';
  /** Milliseconds of use between two reminders. */
  everyMs: number;
}
/** A pause of all talks after a person was shown the crisis card. */
interface CrisisPause {
  kind: 'pause-in-crisis';
  /** A key of `chat:care-pause`. */
  words: 'text';
  forMs: number;
}
/** A document that the operator must publish or submit. */
interface OfOperator {
  kind: 'crisis-protocol' | 'yearly-report';
}

type Demand = ChatNotice | CallNotice | Reminder | CrisisPause | OfOperator;

export type Duty = Demand & {
  /** The places of the persons concerned: a country (ISO 3166-1 alpha-2), or a region (ISO 3166-2). */
  places: readonly string[];
  law: string;
  /** The first day on which it applies (yyyy-mm-dd). */
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

const chatNotice = { kind: 'told-in-chat', words: 'start' } as const;
const callNotice = { kind: 'told-in-call', words: 'ai' } as const;
const plainReminder = { kind: 'told-again', words: 'again', everyMs: 3 * hour } as const;
/** Also suggests a break, as SB 243 and later laws require for persons who may be minors. */
const reminderWithBreak = { ...plainReminder, words: 'again-with-break' } as const;

export const duties: readonly Duty[] = [
  { ...newYork, ...chatNotice },
  { ...newYork, ...callNotice },
  { ...newYork, ...plainReminder },
  { ...newYork, kind: 'crisis-protocol' },

  { ...california, ...chatNotice },
  { ...california, ...callNotice },
  { ...california, ...reminderWithBreak },
  { ...california, kind: 'crisis-protocol' },
  { ...california, kind: 'yearly-report', from: '2027-07-01' },

  { ...washington, ...chatNotice },
  { ...washington, ...callNotice },
  { ...washington, ...reminderWithBreak },
  { ...washington, kind: 'crisis-protocol' },

  { ...oregon, ...chatNotice },
  { ...oregon, ...callNotice },
  { ...oregon, ...reminderWithBreak },
  { ...oregon, kind: 'crisis-protocol' },
  { ...oregon, kind: 'pause-in-crisis', words: 'text', forMs: 10 * minute },

  { ...aiAct, ...chatNotice },
  { ...aiAct, ...callNotice },
];
