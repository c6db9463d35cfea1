import type { Knex } from 'knex';

/** What somebody of the staff decided is asked for when they leave. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index strikes_given_by on strikes (given_by) where given_by is not null;
    create index incidents_decided_by on incidents (decided_by) where decided_by is not null;
    create index incidents_suspension_asked_by on incidents (suspension_asked_by)
      where suspension_asked_by is not null;
    create index appeals_decided_by on appeals (decided_by) where decided_by is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index strikes_given_by;
    drop index incidents_decided_by;
    drop index incidents_suspension_asked_by;
    drop index appeals_decided_by;
  `);
}
