import { orderReversed } from '../payments/order-hooks';
import { on } from '../shared/hooks';
import { creditInvoice } from './issue-invoice';

export const invoicesHooks = [
  on(orderReversed, async (context, trx, { payment, money, cause, reversalId }) => {
    // Money that is received again after a withdrawn chargeback needs a new invoice, on request.
    if (cause === 'chargeback-reversed') return;
    await creditInvoice(context, trx, {
      paymentId: payment.id,
      reversalId,
      minor: money.minor,
    });
  }),
];
