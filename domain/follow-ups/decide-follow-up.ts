import { isWithin, localTime, type QuietHours } from '../notifications/quiet-hours';
import type { Frequency } from './schema';

const hour = 3_600_000;
const day = 24 * hour;
const minute = 60_000;
const minutesOfDay = 1440;

/** What each of a series is, in its order: the follow-up and its three reminders. */
const series = [
  'follow_up',
  'follow_up_first_reminder',
  'follow_up_second_reminder',
  'follow_up_third_reminder',
] as const;

const gaps: Record<Exclude<Frequency, 'never'>, number> = {
  daily: day,
  'every-few-days': 3 * day,
  weekly: 7 * day,
};

/** What is known of a chat when it is asked whether its character writes first. */
export interface FollowUpFacts {
  frequency: Frequency;
  /** Whether anybody may write first to the person, as they chose. */
  isSwitchedOn: boolean;
  /** Whether their account and their age let them be written to. */
  isReachable: boolean;
  isMuted: boolean;
  isArchived: boolean;
  /** The person goes on in another chat with the character. */
  isSetAside: boolean;
  isBlocked: boolean;
  isWithdrawn: boolean;
  lastMessage: { role: 'user' | 'character'; sentAt: Date } | null;
  hasWritten: boolean;
  isReplyPending: boolean;
  distressAt: Date | null;
  /** Of this series. */
  written: number;
  /** When this character last wrote first. */
  lastWrittenAt: Date | null;
  /** Until when as many characters as may have written first; null where more may. */
  isCappedUntil: Date | null;
  /** Until when the person can answer nothing; null where they can. */
  isPausedUntil: Date | null;
  quietHours: QuietHours | null;
  timeZone: string;
}

interface Figures {
  waitHours: readonly number[];
  distressDays: number;
}

export type FollowUpDecision =
  | { kind: 'nothing' }
  | { kind: 'wait'; until: Date }
  | { kind: 'write'; subtype: (typeof series)[number] };

/** Whether a character writes first now, is asked again at a time, or not before somebody writes. */
export function decideFollowUp(
  facts: FollowUpFacts,
  { waitHours, distressDays }: Figures,
  now: Date,
): FollowUpDecision {
  const { frequency, lastMessage, written } = facts;
  const subtype = series[written];
  if (frequency === 'never' || !subtype || !facts.hasWritten) return { kind: 'nothing' };
  // What they said last is theirs to have answered, before anything else is said to them.
  if (lastMessage?.role !== 'character' || facts.isReplyPending) return { kind: 'nothing' };
  if (isUnwelcome(facts)) return { kind: 'wait', until: new Date(now.getTime() + day) };
  const earliest = Math.max(
    lastMessage.sentAt.getTime() + (waitHours[written] ?? 0) * hour,
    (facts.lastWrittenAt?.getTime() ?? 0) + gaps[frequency],
    (facts.distressAt?.getTime() ?? 0) + (facts.distressAt ? distressDays * day : 0),
    facts.isCappedUntil?.getTime() ?? 0,
    facts.isPausedUntil?.getTime() ?? 0,
    now.getTime(),
  );
  const at = afterQuiet(new Date(earliest), facts);
  return at <= now ? { kind: 'write', subtype } : { kind: 'wait', until: at };
}

const isUnwelcome = (facts: FollowUpFacts) =>
  !facts.isSwitchedOn ||
  !facts.isReachable ||
  facts.isMuted ||
  facts.isArchived ||
  facts.isSetAside ||
  facts.isBlocked ||
  facts.isWithdrawn;

/** A moment, or the end of the quiet hours that it lies in. */
function afterQuiet(
  at: Date,
  { quietHours, timeZone }: Pick<FollowUpFacts, 'quietHours' | 'timeZone'>,
): Date {
  if (!quietHours) return at;
  const { minute: local } = localTime(at, timeZone);
  if (!isWithin(quietHours, local)) return at;
  const left = (quietHours.until - local + minutesOfDay) % minutesOfDay;
  const end = new Date((Math.floor(at.getTime() / minute) + left) * minute);
  // Where clocks are set back meanwhile, the end comes an hour later than it seemed.
  return afterQuiet(end, { quietHours, timeZone });
}
