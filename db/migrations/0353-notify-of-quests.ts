import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

const before = [
  'message',
  'reply-given-up',
  'post',
  'story',
  'offer',
  'payment',
  'renewal',
  'card-ends',
  'renewal-failed',
  'subscription-canceled',
  'subscription-ended',
  'club-renewal',
  'club-renewal-failed',
  'club-ended',
  'new-sign-in',
  'password-changed',
  'email-changed',
  'identity-linked',
  'factor-changed',
  'archive-ready',
  'legal-change',
  'rule-broken',
  'decision-withdrawn',
  'appeal-answered',
  'trial',
];

export const config = { transaction: false };

/** Lets notices be about completed quests. */
export async function up(knex: Knex): Promise<void> {
  await checkKinds(knex, 'notifications_kind_words', [...before, 'quest-completed']);
  await knex.raw('alter table notifications drop constraint if exists notifications_kind_check');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("delete from notifications where kind = 'quest-completed'");
  await checkKinds(knex, 'notifications_kind_check', before);
  await knex.raw('alter table notifications drop constraint if exists notifications_kind_words');
}

async function checkKinds(knex: Knex, name: string, kinds: readonly string[]): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await addConstraint(knex, {
    table: 'notifications',
    name,
    definition: `check (kind in (${list}))`,
  });
}
