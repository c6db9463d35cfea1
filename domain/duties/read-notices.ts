import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { dutiesAt, type Place } from './decide-duties';
import { decideReminder, type ReminderStanding } from './decide-reminder';
import type { DutyOf } from './duties';
import { dutiesSettings } from './settings';
import { noteSeen, placeOf, readTalkTime } from './talk-time';

/** What the frame of a talk tells somebody of the AI they talk with. */
export interface Notices {
  /** What stands over a chat as a talk begins; null where no law asks for more than always stands there. */
  atStart: DutyOf<'told-in-chat'>['words'] | null;
  /** A silence after which a talk begins anew, in milliseconds. */
  pauseMs: number;
  reminder: ReminderStanding;
}

/** What somebody is to be told at a place, whose region is remembered for calls and sockets. */
export async function readNotices(
  context: DomainContext,
  person: Person,
  told: Place,
): Promise<Notices> {
  const { talk_pause_seconds } = await context.settings(dutiesSettings);
  const pauseMs = talk_pause_seconds * 1000;
  const talkTime = await readTalkTime(context.db, person);
  const place = placeOf(talkTime, told);
  const { country, region } = talkTime.place;
  if (place.country !== country || place.region !== region) await noteSeen(context, person, place);
  const now = context.now();
  return {
    atStart: dutiesAt('told-in-chat', place, now)[0]?.words ?? null,
    pauseMs,
    reminder: decideReminder(talkTime.use, dutiesAt('told-again', place, now), { now, pauseMs }),
  };
}

/** What is said at the start of a call, before the character says hello; null where no law asks for it. */
export async function wordsAtCallStart(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  person: Person,
  country: string | undefined,
): Promise<DutyOf<'told-in-call'>['words'] | null> {
  const place = placeOf(await readTalkTime(db, person), { country: country ?? null, region: null });
  return dutiesAt('told-in-call', place, now())[0]?.words ?? null;
}
