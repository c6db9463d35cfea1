import type { DomainContext } from '../../shared/context';
import { staffActNames, staffActs, type StaffActName } from '../acts';
import { staffSettings } from '../settings';

/** Decisions about what waits in the queue are sampled; a second reading is not read again. */
const sampledActs: readonly StaffActName[] = staffActNames.filter(
  (name) => 'needsClaim' in staffActs[name] && staffActs[name].resource !== 'second-reading',
);

/**
 * Chooses which decisions of yesterday (UTC) a colleague reads again: of each member of staff
 * `second_reading_percent`, rounded up, in the order of a keyed hash, which makes the choice unpredictable.
 * A second run chooses the same ones. Returns the number of new ones.
 */
export async function sampleDecisions(context: DomainContext): Promise<number> {
  const { second_reading_percent: percent } = await context.settings(staffSettings);
  const { rows } = await context.db.raw<{ rows: unknown[] }>(
    `insert into second_readings (action_id, act, decided_by, decided_at)
     select id, act, staff_id, at
       from (select action.id, action.act, action.staff_id, action.at,
                    row_number() over (partition by action.staff_id
                      order by sha256(convert_to(:key || action.id, 'UTF8'))) as place,
                    count(*) over (partition by action.staff_id) as decisions
               from staff_actions action
              where action.at >= :today::date - 1 and action.at < :today::date
                and action.act = any(:acts)) decided
      where place <= ceil(decisions * :percent / 100.0)
     on conflict (action_id) do nothing
     returning 1`,
    {
      key: context.keys.secondReadings.toString('hex'),
      today: context.now().toISOString().slice(0, 10),
      acts: [...sampledActs],
      percent,
    },
  );
  return rows.length;
}
