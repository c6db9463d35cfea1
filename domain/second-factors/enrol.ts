import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { announceChange } from './announce-change';
import type { FactorChange } from './events';
import type { Holder } from './holder';
import { hasSecondFactor } from './list-factors';
import { lockFactors } from './lock-factors';
import { makeRecoveryCodes } from './recovery-codes';

/**
 * Adds a factor in the caller's transaction and notifies its holder. Returns recovery codes with the first
 * factor, shown only once; null if the holder has a factor already.
 */
export async function enrol(
  context: DomainContext,
  trx: Knex.Transaction,
  { holder, change, store }: { holder: Holder; change: FactorChange; store: () => Promise<void> },
): Promise<string[] | null> {
  await lockFactors(trx, holder);
  const isFirst = !(await hasSecondFactor(trx, holder));
  await store();
  await announceChange(context, trx, { holder, change });
  return isFirst ? makeRecoveryCodes(context, trx, holder) : null;
}
