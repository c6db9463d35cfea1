import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

/** Has the security log tell of refused acts; `staff-act` is what staff did before the action log. */
export const config = { transaction: false };

const before = [
  'sign-in',
  'sign-in-refused',
  'code-refused',
  'password-changed',
  'address-changed',
  'identity-linked',
  'second-factor-changed',
  'account-state-changed',
  'deletion-requested',
  'account-restored',
  'account-erased',
  'export-requested',
  'staff-sign-in',
  'staff-sign-out',
  'staff-act',
  'command',
];

export async function up(knex: Knex): Promise<void> {
  await replaceKinds(knex, 'security_log_kind_names', [...before, 'staff-refused']);
  await knex.raw('alter table security_log drop constraint if exists security_log_kind_words');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("update security_log set kind = 'staff-act' where kind = 'staff-refused'");
  await replaceKinds(knex, 'security_log_kind_words', before);
  await knex.raw('alter table security_log drop constraint if exists security_log_kind_names');
}

async function replaceKinds(knex: Knex, name: string, words: string[]): Promise<void> {
  const list = words.map((word) => `'${word}'`).join(', ');
  await addConstraint(knex, {
    table: 'security_log',
    name,
    definition: `check (kind in (${list}))`,
  });
}
