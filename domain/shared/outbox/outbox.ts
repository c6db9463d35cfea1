import type { Knex } from 'knex';

/** Returns a query for the events that are not published yet. */
export const unpublishedEvents = (db: Knex): Knex.QueryBuilder =>
  db('outbox').whereNull('published_at').whereNull('dead_at');

/** Returns a query for events that could not be relayed and wait for an operator. */
export const deadLetters = (db: Knex): Knex.QueryBuilder => db('outbox').whereNotNull('dead_at');
