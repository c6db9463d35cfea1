import type { Knex } from 'knex';

/** Events that are written and have yet to be published, as a query to be narrowed and read. */
export const unpublishedEvents = (db: Knex): Knex.QueryBuilder =>
  db('outbox').whereNull('published_at').whereNull('dead_at');

/** Events put aside because they could not be relayed: they wait for an operator. */
export const deadLetters = (db: Knex): Knex.QueryBuilder => db('outbox').whereNotNull('dead_at');
