import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { paymentsSettings } from './settings';

/** Events of processors that were applied, tries that limits are counted by, and cards that are gone. */
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
  forgottenCards: removeAfter(paymentsSettings, 'webhooks_kept_seconds', {
    table: 'saved_cards',
    key: 'id',
    column: 'forgotten_at',
  }),
} satisfies Retention;
