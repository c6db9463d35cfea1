import type { Knex } from 'knex';
import type { TalkTimesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { readTogether } from '../shared/reading/read-together';
import type { Place } from './decide-duties';
import type { Use } from './decide-reminder';
import { dutiesSettings } from './settings';

type Row = Pick<TalkTimesRow, 'counted_to' | 'used_ms' | 'told_ms' | 'country' | 'region'>;

/** How long somebody has talked, and where they were when they were last seen. */
export interface TalkTime {
  use: Use;
  place: Place;
}

const nothing: TalkTime = {
  use: { countedTo: null, usedMs: 0, toldMs: 0 },
  place: { country: null, region: null },
};

/** What is held of somebody's talking; nothing of whoever has not talked, or not for long. */
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
 * Where somebody is: by what their request says; the region, where that says none, as it was last seen in
 * the same country.
 */
export const placeOf = ({ place: seen }: TalkTime, told: Place): Place => {
  if (told.country === null) return seen;
  if (told.region !== null || told.country !== seen.country) return told;
  return seen;
};

/** Notes where somebody was seen, for what reaches the product without saying so. */
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
