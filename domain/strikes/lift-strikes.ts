import type { Knex } from 'knex';
import type { StrikesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import type { Actor } from '../security-log/schema';
import { soften } from './decide-softer';
import { settleState } from './settle-state';
import { strikesSettings } from './settings';
import { listActiveStrikes, toCounted } from './strike-rows';

/**
 * Retracts strikes in the caller's transaction, which has locked the person. Their consequences end, and
 * consequences of later strikes that depended on their points become milder.
 */
export async function liftStrikes(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  strikes: readonly Pick<StrikesRow, 'id' | 'given_at' | 'leads_to'>[],
  { as, actor }: { as: 'no-violation' | 'appeal'; actor: Actor },
): Promise<void> {
  const ids = strikes.map(({ id }) => id);
  await trx('strikes').whereIn('id', ids).update({ lifted_at: context.now(), lifted_as: as });
  const settings = await context.settings(strikesSettings);
  const activeStrikes = await listActiveStrikes(trx, person);
  let isSuspensionOver = strikes.some(({ leads_to }) => leads_to === 'suspension');
  for (const [place, strike] of activeStrikes.entries()) {
    const softer = soften(
      {
        leadsTo: strike.leads_to,
        pausedUntil: strike.paused_until,
        restsOnPoints: strike.rests_on_points,
        ...toCounted(strike),
      },
      {
        at: strike.given_at,
        others: activeStrikes.slice(0, place).map(toCounted),
        mayBeSuspended: strike.given_by !== null && person.kind === 'user',
      },
      settings,
    );
    if (!softer) continue;
    isSuspensionOver ||= strike.leads_to === 'suspension';
    await trx('strikes')
      .where({ id: strike.id })
      .update({ leads_to: softer.leadsTo, paused_until: softer.pausedUntil });
  }
  await settleState(context, trx, person, actor, { isSuspensionOver });
}

/** Marks strikes as replaced, in the caller's transaction; this alone has no consequence. */
export async function replaceStrikes(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  ids: readonly string[],
): Promise<void> {
  await trx('strikes').whereIn('id', ids).update({ lifted_at: now(), lifted_as: 'replaced' });
}
