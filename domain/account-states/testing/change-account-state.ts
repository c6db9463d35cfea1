import { bringAccountTo } from '../bring-account-to';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';

/** Brings an account to another state, as staff do. */
export const changeAccountState = (
  context: DomainContext,
  change: Parameters<typeof bringAccountTo>[2],
) => transact(context, (trx) => bringAccountTo(context, trx, change, { kind: 'staff' }));
