import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { paymentsSettings } from './settings';

/**
 * Events of processors that were applied, tries that limits are counted by, orders nobody
 * tried to pay, and cards that are gone.
 */
export const paymentsRetention = {
  webhooks: removeAfter(paymentsSettings, 'webhooks_kept_seconds', {
    table: 'inbox',
    key: 'id',
    column: 'applied_at',
  }),
  chargeAttempts: removeAfter(paymentsSettings, 'risk_kept_seconds', {
    table: 'charge_attempts',
    key: 'id',
    column: 'created_at',
  }),
  cardRegistrations: removeAfter(paymentsSettings, 'risk_window_seconds', {
    table: 'card_registrations',
    key: ['processor', 'registration_id'],
    column: 'created_at',
  }),
  unpaidOrders: removeAfter(paymentsSettings, 'unpaid_order_kept_seconds', {
    table: 'orders',
    key: 'id',
    column: 'closed_at',
    // Whatever was tried to be paid stays with its tries, and is not looked at again for ever.
    reachSeconds: 30 * 24 * 3600,
    where: (rows) =>
      void rows
        .whereIn('state', ['expired', 'cancelled'])
        .whereNot({ kind: 'rebill' })
        .whereNotExists((tries) => tries.from('payments').whereRaw('order_id = orders.id')),
  }),
  forgottenCards: removeAfter(paymentsSettings, 'webhooks_kept_seconds', {
    table: 'saved_cards',
    key: 'id',
    column: 'forgotten_at',
  }),
} satisfies Retention;
