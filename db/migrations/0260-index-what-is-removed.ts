import type { Knex } from 'knex';
import { buildIndex } from '../change-online';

/** Indexes the ages of rows that are removed after a time. */
export const config = { transaction: false };

const indexes = {
  send_outcomes_age: 'send_outcomes (created_at)',
  replies_finished: "replies (created_at) where state <> 'pending'",
  video_messages_offers: "video_messages (created_at) where state <> 'confirmed'",
  staff_sessions_expired: 'staff_sessions (expires_at)',
  cancellation_steps_age: 'cancellation_steps (created_at)',
  orders_closed: "orders (closed_at) where state in ('expired', 'cancelled')",
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    await buildIndex(knex, `create index ${name} on ${columns}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) {
    await knex.raw(`drop index concurrently if exists ${name}`);
  }
}
