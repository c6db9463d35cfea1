import { orderReversed } from '../../payments/order-hooks';
import type { Order } from '../../payments/schema';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { paymentOf } from './buy-plan';

/** Reports that a share of a paid order was returned, or received again. */
export const reverse = (
  context: DomainContext,
  order: Order,
  cause: 'refund' | 'chargeback' | 'chargeback-reversed',
  share = 1,
) =>
  transact(context, (trx) =>
    context.hooks.run(orderReversed, trx, {
      order,
      payment: paymentOf(order),
      money: order.price.total,
      share,
      isWhole: share === 1,
      isDisputed: cause === 'chargeback',
      cause,
      reversalId: newId(),
      at: context.now(),
      sayOwned: () => undefined,
    }),
  );
