import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { dutiesAt, type Place } from './decide-duties';
import { decideReminder, type ReminderStatus } from './decide-reminder';
import type { DutyOf } from './duties';
import { dutiesSettings } from './settings';
import { noteSeen, placeOf, readTalkTime } from './talk-time';

/** Notices in a talk's interface about the AI. */
export interface Notices {
  /**
   * The notice above a chat at the start of a talk; null if no law requires more than the permanent one.
   */
  atStart: DutyOf<'told-in-chat'>['words'] | null;
  /** Milliseconds of silence after which a new talk begins. */
  pauseMs: number;
  reminder: ReminderStatus;
}

/** Returns the notices for a person at a place, whose region is stored for calls and sockets. */
export async function readNotices(
  context: DomainContext,
  person: Person,
  reported: Place,
): Promise<Notices> {
  const { talk_pause_seconds } = await context.settings(dutiesSettings);
  const pauseMs = talk_pause_seconds * 1000;
  const talkTime = await readTalkTime(context.db, person);
  const place = placeOf(talkTime, reported);
  const { country, region } = talkTime.place;
  if (place.country !== country || place.region !== region) await noteSeen(context, person, place);
  const now = context.now();
  return {
    atStart: dutiesAt('told-in-chat', place, now)[0]?.words ?? null,
    pauseMs,
    reminder: decideReminder(talkTime.use, dutiesAt('told-again', place, now), { now, pauseMs }),
  };
}

/**
 * Returns the notice spoken at the start of a call, before the character's greeting; null if no law
 * requires it.
 */
export async function wordsAtCallStart(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  person: Person,
  country: string | undefined,
): Promise<DutyOf<'told-in-call'>['words'] | null> {
  const place = placeOf(await readTalkTime(db, person), { country: country ?? null, region: null });
  return dutiesAt('told-in-call', place, now())[0]?.words ?? null;
}
