import type { Knex } from 'knex';
import { addConstraint, buildIndex } from '../change-online';

export const config = { transaction: false };

const indexes = {
  disputes_due: "disputes (coalesce(answer_by, 'infinity'), id)",
  disputes_opened: 'disputes (opened_at, id)',
  payment_risk_decisions_decided: 'payment_risk_decisions (decided_at, id)',
};

/** Stores whether staff contested or accepted a dispute, and lists disputes and refusals by limits. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table disputes
      add column if not exists answer text,
      add column if not exists answered_at timestamptz`);
  await addConstraint(knex, {
    table: 'disputes',
    name: 'disputes_answers',
    definition: "check (answer in ('contested', 'accepted'))",
  });
  await addConstraint(knex, {
    table: 'disputes',
    name: 'disputes_answered_with',
    definition: 'check ((answer is null) = (answered_at is null))',
  });
  for (const [name, columns] of Object.entries(indexes)) {
    await buildIndex(knex, `create index ${name} on ${columns}`);
  }
  // The index of all disputes finds the open ones as well.
  await knex.raw('drop index concurrently if exists disputes_open');
}

export async function down(knex: Knex): Promise<void> {
  await buildIndex(knex, "create index disputes_open on disputes (opened_at) where state = 'open'");
  for (const name of Object.keys(indexes)) {
    await knex.raw(`drop index concurrently if exists ${name}`);
  }
  await knex.raw('alter table disputes drop column answer, drop column answered_at');
}
