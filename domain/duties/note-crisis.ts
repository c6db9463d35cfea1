import type { Knex } from 'knex';
import type { CrisisCountsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { dutiesAt, type Place } from './decide-duties';
import { dutiesSettings } from './settings';
import { placeOf, readTalkTime } from './talk-time';

interface Crisis {
  /** Whom it was shown to; null where that is no longer known. */
  person: Pick<Person, 'id'> | null;
  /** What it was shown for: words in writing, words in a call, or what a character was about to say. */
  kind: CrisisCountsRow['kind'];
  country: string | null;
}

/**
 * Counts that somebody was shown where there is help, which names nobody, and pauses their talks where a
 * law asks for that; in the transaction that shows it, when that has locked all else it will.
 */
export async function noteCrisis(
  context: DomainContext,
  trx: Knex.Transaction,
  { person, kind, country }: Crisis,
): Promise<void> {
  const told: Place = { country, region: null };
  const place = person ? placeOf(await readTalkTime(trx, person), told) : told;
  const now = context.now();
  if (person) await pauseTalks(context, trx, person, place);
  await trx('crisis_counts')
    .insert({ month: monthOf(now), kind, country: place.country ?? unknownCountry, count: 1 })
    .onConflict(['month', 'kind', 'country'])
    .merge({ count: trx.raw('crisis_counts.count + 1') });
}

/** Of ISO 3166-1, for where nobody can say (user-assigned). */
const unknownCountry = 'ZZ';

const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

async function pauseTalks(
  { now, settings }: DomainContext,
  trx: Knex.Transaction,
  { id }: Pick<Person, 'id'>,
  place: Place,
): Promise<void> {
  const longest = Math.max(
    0,
    ...dutiesAt('pause-in-crisis', place, now()).map(({ forMs }) => forMs),
  );
  if (longest === 0) return;
  const { talk_time_kept_seconds } = await settings(dutiesSettings);
  const paused_until = new Date(now().getTime() + longest);
  const expires_at = new Date(now().getTime() + talk_time_kept_seconds * 1000);
  await trx('talk_times')
    .insert({ person_id: id, paused_until, expires_at })
    .onConflict('person_id')
    .merge(['paused_until']);
}
