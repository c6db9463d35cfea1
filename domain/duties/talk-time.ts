import type { Knex } from 'knex';
import type { TalkTimesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { readTogether } from '../shared/reading/read-together';
import type { Place } from './decide-duties';
import type { Use } from './decide-reminder';
import { dutiesSettings } from './settings';

type Row = Pick<TalkTimesRow, 'counted_to' | 'used_ms' | 'told_ms' | 'country' | 'region'>;

/** A person's talk time and last place. */
export interface TalkTime {
  use: Use;
  place: Place;
}

const nothing: TalkTime = {
  use: { countedTo: null, usedMs: 0, toldMs: 0 },
  place: { country: null, region: null },
};

/** Returns the stored talk time of a person; empty if they have not talked, or not recently. */
export async function readTalkTime(db: Knex, { id }: Pick<Person, 'id'>): Promise<TalkTime> {
  const found = db('talk_times')
    .where({ person_id: id })
    .select('counted_to', 'used_ms', 'told_ms', 'country', 'region');
  const [row] = await readTogether<Row>(db, found, { counted_to: true });
  if (!row) return nothing;
  return {
    use: { countedTo: row.counted_to, usedMs: row.used_ms, toldMs: row.told_ms },
    place: { country: row.country, region: row.region },
  };
}

/**
 * Returns a person's place from their request. If the request has no region, uses the last one stored
 * for the same country.
 */
export const placeOf = ({ place: seen }: TalkTime, reported: Place): Place => {
  if (reported.country === null) return seen;
  if (reported.region !== null || reported.country !== seen.country) return reported;
  return seen;
};

/** Stores a person's place for channels that do not report one. */
export async function noteSeen(
  { db, now, settings }: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  { id }: Pick<Person, 'id'>,
  { country, region }: Place,
): Promise<void> {
  const { talk_time_kept_seconds } = await settings(dutiesSettings);
  const expires_at = new Date(now().getTime() + talk_time_kept_seconds * 1000);
  await db('talk_times')
    .insert({ person_id: id, country, region, expires_at })
    .onConflict('person_id')
    .merge(['country', 'region']);
}
