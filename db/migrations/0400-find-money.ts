import type { Knex } from 'knex';
import { buildIndex } from '../change-online';

/** Finds and sorts payments, orders, subscriptions, memberships, refunds and ledger transfers for staff. */
export const config = { transaction: false };

const indexes = {
  payments_created: 'payments (created_at, id)',
  payments_state_created: 'payments (state, created_at, id)',
  payments_amount: 'payments (amount_minor, id)',
  payments_processor: 'payments (processor, created_at, id)',
  payments_currency: 'payments (currency, created_at, id)',
  payments_card_last4: 'payments (card_last4) where card_last4 is not null',
  payments_provider_id: 'payments (provider_payment_id) where provider_payment_id is not null',
  payments_reviewed: 'payments (reviewed_at) where reviewed_at is not null',
  payments_refunded: 'payments (refunded_minor) where refunded_minor > 0',
  orders_created: 'orders (created_at, id)',
  orders_state: 'orders (state, created_at, id)',
  orders_product: 'orders (product_kind, created_at, id)',
  orders_total: 'orders (total_minor, id)',
  orders_currency: 'orders (currency, created_at, id)',
  subscriptions_status: 'subscriptions (status, expires_at, id)',
  subscriptions_started: 'subscriptions (started_at, id)',
  subscriptions_expires: 'subscriptions (expires_at, id)',
  fanclub_memberships_status: 'fanclub_memberships (status, expires_at, id)',
  fanclub_memberships_started: 'fanclub_memberships (started_at, id)',
  fanclub_memberships_expires: 'fanclub_memberships (expires_at, id)',
  refunds_created: 'refunds (created_at, id)',
  refunds_state: 'refunds (state, created_at, id)',
  refunds_amount: 'refunds (amount_minor, id)',
  ledger_transfers_reference: 'ledger_transfers (reference) where reference is not null',
};

/** Indexes whose rows the new ones find as well, as they were built. */
const served = {
  payments_state: 'payments (state, id)',
  refunds_waiting: "refunds (created_at, id) where state = 'waiting'",
  fanclub_memberships_ending: "fanclub_memberships (expires_at) where status = 'active'",
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    await buildIndex(knex, `create index ${name} on ${columns}`);
  }
  for (const name of Object.keys(served)) {
    await knex.raw(`drop index concurrently if exists ${name}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(served)) {
    await buildIndex(knex, `create index ${name} on ${columns}`);
  }
  for (const name of Object.keys(indexes)) {
    await knex.raw(`drop index concurrently if exists ${name}`);
  }
}
