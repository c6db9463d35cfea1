import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { dutiesSettings } from './settings';

/**
 * Dismisses a reminder on all of a person's devices, which also counts as a sign of talking. The next
 * one is due when their use passes the next multiple of the interval.
 */
export async function dismissReminder(
  { db, now, settings }: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  { id }: Pick<Person, 'id'>,
): Promise<void> {
  const { talk_pause_seconds: pause } = await settings(dutiesSettings);
  await db.raw(
    `update talk_times told
        set used_ms = at.used_ms, told_ms = at.used_ms, counted_to = at.counted_to
       from (select person_id, greatest(counted_to, :now::timestamptz) as counted_to, used_ms + case
                      when :now::timestamptz > counted_to and :now::timestamptz - counted_to <= make_interval(secs => :pause)
                      then round(extract(epoch from :now::timestamptz - counted_to) * 1000) else 0 end as used_ms
               from talk_times where person_id = :id for update) at
      where told.person_id = at.person_id and at.counted_to is not null`,
    { id, now: now(), pause },
  );
}
