import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { factorChanged, type FactorChange } from './events';
import { findHolderAddress, type Holder } from './holder';

interface Change {
  holder: Holder;
  change: FactorChange;
  /** The staff member who made the change, if not the holder. */
  by?: Holder;
}

/**
 * Notifies a holder by mail of a change of their second factors and records it in the security log, in the
 * caller's transaction.
 */
export async function announceChange(
  context: DomainContext,
  trx: Knex.Transaction,
  { holder, change, by }: Change,
): Promise<void> {
  await logSecurityEvent(context, trx, {
    kind: 'second-factor-changed',
    actor: by ?? holder,
    ...(holder.kind === 'user' && { userId: holder.id }),
    detail: { change, ...(by && { holder: holder.id }) },
  });
  const address = await findHolderAddress(trx, holder);
  if (!address) return;
  const personId = holder.kind === 'user' ? holder.id : null;
  const about = { personId, aggregateId: holder.id };
  announce(trx, factorChanged, about, { ...address, holder: holder.kind, change });
}
