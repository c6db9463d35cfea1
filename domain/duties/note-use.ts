import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { prepared } from '../shared/reading/prepared';
import { dutiesSettings } from './settings';

/** Signs closer together than this count as one; the time between them is counted with the next sign. */
const throttleSeconds = 15;

/**
 * Records a sign of talking: a message, or a part of a call. Runs in a transaction that has taken all
 * other locks. The time between two signs counts as use, across chats, tabs and devices, unless it is
 * longer than a pause.
 */
export async function noteUse(
  { now, settings }: Pick<DomainContext, 'now' | 'settings'>,
  trx: Knex.Transaction,
  { id }: Pick<Person, 'id'>,
): Promise<void> {
  const { talk_pause_seconds, talk_time_kept_seconds } = await settings(dutiesSettings);
  await prepared(
    trx,
    'note-use',
    `insert into talk_times as told (person_id, counted_to, expires_at)
     values (:id::uuid, :now::timestamptz, :now::timestamptz + make_interval(secs => :kept::int))
     on conflict (person_id) do update
        set used_ms = told.used_ms + case
              when excluded.counted_to - told.counted_to <= make_interval(secs => :pause::int)
              then round(extract(epoch from excluded.counted_to - told.counted_to) * 1000) else 0 end,
            counted_to = excluded.counted_to,
            -- Moved now and then: an index is on it.
            expires_at = case
              when told.expires_at < excluded.counted_to + make_interval(secs => :kept::int) / 2
              then excluded.expires_at else told.expires_at end
      where told.counted_to is null
         or excluded.counted_to >= told.counted_to + make_interval(secs => :throttle::int)`,
    {
      id,
      now: now(),
      pause: talk_pause_seconds,
      kept: talk_time_kept_seconds,
      throttle: throttleSeconds,
    },
  );
}
