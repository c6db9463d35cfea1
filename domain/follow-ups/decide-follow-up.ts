import { isWithin, localTime, type QuietHours } from '../notifications/quiet-hours';
import type { Frequency } from './schema';

const hour = 3_600_000;
const day = 24 * hour;
const minute = 60_000;
const minutesOfDay = 1440;

/** The messages of a series in order: the follow-up and its three reminders. */
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

/** The facts about a chat that decide whether its character writes first. */
export interface FollowUpFacts {
  frequency: Frequency;
  /** True if the user lets any character write first. */
  isSwitchedOn: boolean;
  /** True if their account state and age status allow messages. */
  isReachable: boolean;
  isMuted: boolean;
  isArchived: boolean;
  /** True if the user's current chat with the character is another one. */
  isSetAside: boolean;
  isBlocked: boolean;
  isWithdrawn: boolean;
  lastMessage: { role: 'user' | 'character'; sentAt: Date } | null;
  hasWritten: boolean;
  isReplyPending: boolean;
  distressAt: Date | null;
  /** The number of messages already written in this series. */
  written: number;
  /** The time at which this character last wrote first. */
  lastWrittenAt: Date | null;
  /** The time until which the daily number of characters is used up; null if more may write. */
  isCappedUntil: Date | null;
  /** The end of a pause in which the person cannot answer; null without one. */
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

/**
 * Decides whether a character writes first now, is checked again at a time, or not before the next
 * message.
 */
export function decideFollowUp(
  facts: FollowUpFacts,
  { waitHours, distressDays }: Figures,
  now: Date,
): FollowUpDecision {
  const { frequency, lastMessage, written } = facts;
  const subtype = series[written];
  if (frequency === 'never' || !subtype || !facts.hasWritten) return { kind: 'nothing' };
  // A message of the person must get its reply before the character writes anything else.
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

/** Returns a time, or the end of the quiet hours that contain it. */
function afterQuiet(
  at: Date,
  { quietHours, timeZone }: Pick<FollowUpFacts, 'quietHours' | 'timeZone'>,
): Date {
  if (!quietHours) return at;
  const { minute: local } = localTime(at, timeZone);
  if (!isWithin(quietHours, local)) return at;
  const left = (quietHours.until - local + minutesOfDay) % minutesOfDay;
  const end = new Date((Math.floor(at.getTime() / minute) + left) * minute);
  // If clocks are set back meanwhile, the end is an hour later than computed.
  return afterQuiet(end, { quietHours, timeZone });
}
