import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

export const config = { transaction: false };

/** Stores why staff refund a payment as one of a few codes, beside their words, which may be longer. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table refunds add column if not exists reason_code text');
  await addConstraint(knex, {
    table: 'refunds',
    name: 'refunds_reason_codes',
    definition: `check (reason_code in ('withdrawn', 'duplicate', 'not-delivered', 'unauthorised',
      'by-mistake', 'goodwill', 'other'))`,
  });
  await addConstraint(knex, {
    table: 'refunds',
    name: 'refunds_reason_length',
    definition: 'check (length(reason) <= 1000)',
  });
  await knex.raw('alter table refunds drop constraint if exists refunds_reason_check');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table refunds add constraint refunds_reason_check
    check (length(reason) <= 500) not valid`);
  await knex.raw('alter table refunds drop constraint refunds_reason_length');
  await knex.raw('alter table refunds drop column reason_code');
}
