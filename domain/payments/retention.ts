import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { paymentsSettings } from './settings';

/**
 * The retention of applied processor events, attempts that limits count, orders without a payment attempt,
 * and deleted cards.
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
    // Orders with payment attempts are kept; the limit avoids checking them again forever.
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
