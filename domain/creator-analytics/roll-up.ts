import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { walletSettings } from '../wallet/settings';

const hourMs = 3_600_000;
/** Facts may be committed this long after their time. */
const lateMs = hourMs;
/** The length of a step of a roll-up from the beginning. */
const stepMs = 7 * 24 * hourMs;

const ofCharacter = (
  column: string,
  facts: string,
  at: string,
) => `select character.owner_user_id, fact.character_id, date_trunc('hour', fact.${at}), :unit,
            fact.user_id, '${column}', 1
       from ${facts} fact join character_profiles character on character.id = fact.character_id
      where fact.${at} >= :from and fact.${at} < :to and character.owner_user_id is not null
        and character.origin = 'verified_model'`;

/** The facts between two times, each with its owner, hour, person and column. */
const factsSql = `
  select creator_id, character_id, date_trunc('hour', created_at), unit, payer_id, 'earnings', amount
    from creator_earnings where created_at >= :from and created_at < :to
  union all ${ofCharacter('subscribers', 'club_joins', 'started_at')}
  union all ${ofCharacter('cancelled', 'club_joins', 'cancelled_at')}
  union all ${ofCharacter('views', 'profile_views', 'viewed_at')}
  union all ${ofCharacter('chats', 'begun_chats', 'created_at')}
  union all ${ofCharacter('followers', 'followed_characters', 'created_at')}`;

const columns = ['earnings', 'subscribers', 'cancelled', 'views', 'chats', 'followers'].flatMap(
  (prefix) =>
    (['platform', 'referrals'] as const).map((source) => ({
      name: `${prefix}_${source}`,
      sum: `coalesce(sum(value) filter (where metric = '${prefix}'
              and is_referred = ${source === 'referrals'}), 0)`,
    })),
);

const rollUpSql = `
  insert into creator_hours (owner_id, character_id, hour, unit, ${columns.map(({ name }) => name).join(', ')})
  select owner_id, character_id, hour, unit, ${columns.map(({ sum }) => sum).join(', ')}
    from (select fact.*, referred.user_id is not null as is_referred
            from (${factsSql})
                 as fact (owner_id, character_id, hour, unit, user_id, metric, value)
            left join referred_people referred
              on referred.user_id = fact.user_id and referred.character_id = fact.character_id) counted
    join accounts on accounts.id = owner_id
   group by owner_id, character_id, hour, unit`;

const rollUpReasonsSql = `
  insert into creator_hour_reasons (owner_id, character_id, hour, unit, reason, minor)
  select creator_id, character_id, date_trunc('hour', earned.created_at), unit, reason, sum(amount)
    from creator_earnings earned join accounts on accounts.id = creator_id
   where earned.created_at >= :from and earned.created_at < :to
   group by 1, 2, 3, 4, 5`;

/**
 * Rolls up the facts since the last time, and those of the hours before, in which late facts may have
 * arrived. The first run begins with the first fact. Returns the time up to which it rolled up; concurrent
 * runs wait for each other.
 */
export async function rollUp(context: DomainContext): Promise<Date> {
  const { token_currency: unit } = await context.settings(walletSettings);
  const now = context.now();
  for (;;) {
    const to = await transact(context, (trx) => rollUpStep(trx, { now, unit }));
    if (to >= now) return to;
  }
}

async function rollUpStep(
  trx: Knex.Transaction,
  { now, unit }: { now: Date; unit: string },
): Promise<Date> {
  await trx.raw("select pg_advisory_xact_lock(hashtext('creator_hours'))");
  const state = await trx('creator_rollups').first('rolled_to');
  const rolledTo = state?.rolled_to ?? (await findFirstFact(trx)) ?? now;
  const from = new Date(Math.floor((rolledTo.getTime() - lateMs) / hourMs) * hourMs);
  const to = new Date(Math.min(now.getTime(), rolledTo.getTime() + stepMs));
  const end = new Date(Math.ceil((to.getTime() + 1) / hourMs) * hourMs);
  for (const table of ['creator_hours', 'creator_hour_reasons'] as const) {
    await trx(table).where('hour', '>=', from).where('hour', '<', end).delete();
  }
  await trx.raw(rollUpSql, { from, to: end, unit });
  await trx.raw(rollUpReasonsSql, { from, to: end });
  await trx('creator_rollups')
    .insert({ is_only: true, rolled_to: to })
    .onConflict('is_only')
    .merge();
  return to;
}

async function findFirstFact(trx: Knex.Transaction): Promise<Date | null> {
  const { rows } = await trx.raw<{ rows: { at: Date | null }[] }>(
    `select least((select min(created_at) from creator_earnings),
                  (select min(started_at) from club_joins),
                  (select min(viewed_at) from profile_views),
                  (select min(created_at) from begun_chats),
                  (select min(created_at) from followed_characters)) as at`,
  );
  return rows[0]?.at ?? null;
}
