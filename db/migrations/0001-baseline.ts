import type { Knex } from 'knex';
import { createAccounts } from './baseline/accounts';
import { createBooks } from './baseline/books';
import { createCharacters } from './baseline/characters';
import { createChat } from './baseline/chat';
import { createFanClubs } from './baseline/fan-clubs';
import { createGenerations } from './baseline/generations';
import { createMemory } from './baseline/memory';
import { createModeration } from './baseline/moderation';
import { createOffers } from './baseline/offers';
import { createOutbox } from './baseline/outbox';
import { createPayments } from './baseline/payments';
import { createPosts } from './baseline/posts';
import { createRoles } from './baseline/roles';
import { createSettings } from './baseline/settings';
import { createSignIn } from './baseline/sign-in';
import { createSubscriptions } from './baseline/subscriptions';
import { createWallet } from './baseline/wallet';

/** In the order in which they refer to each other. */
const parts = [
  createRoles,
  createAccounts,
  createSignIn,
  createSettings,
  createOutbox,
  createCharacters,
  createWallet,
  createPosts,
  createChat,
  createMemory,
  createModeration,
  createGenerations,
  createPayments,
  createSubscriptions,
  createFanClubs,
  createOffers,
  createBooks,
];

/** Makes all that stood before migrations were counted anew: what 0001 to 0231 made one by one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create extension if not exists pg_trgm');
  for (const part of parts) await part(knex);
}

/** Refuses: before it there is nothing to go back to. */
export function down(): Promise<void> {
  return Promise.reject(new Error('the baseline is where a database begins'));
}
