import type { Knex } from 'knex';
import type { CrisisCountsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { dutiesAt, type Place } from './decide-duties';
import { dutiesSettings } from './settings';
import { placeOf, readTalkTime } from './talk-time';

interface Crisis {
  /** The person who was shown help; null if no longer known. */
  person: Pick<Person, 'id'> | null;
  /** The trigger: a written message, words in a call, or a character's words that were withheld. */
  kind: CrisisCountsRow['kind'];
  country: string | null;
}

/**
 * Counts anonymously that help was shown, and pauses the person's talks if a law requires that. Runs in
 * the transaction that shows the help, after it has taken all other locks.
 */
export async function noteCrisis(
  context: DomainContext,
  trx: Knex.Transaction,
  { person, kind, country }: Crisis,
): Promise<void> {
  const reported: Place = { country, region: null };
  const place = person ? placeOf(await readTalkTime(trx, person), reported) : reported;
  const now = context.now();
  if (person) await pauseTalks(context, trx, person, place);
  await trx('crisis_counts')
    .insert({ month: monthOf(now), kind, country: place.country ?? unknownCountry, count: 1 })
    .onConflict(['month', 'kind', 'country'])
    .merge({ count: trx.raw('crisis_counts.count + 1') });
}

/** The code for a country that cannot be determined (user-assigned in ISO 3166-1). */
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
