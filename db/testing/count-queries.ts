import type { Knex } from '../connection';

/** Counts the queries that a pool runs from now on; `stop` returns the number. */
export function countQueries(db: Knex): { stop(): number } {
  let queries = 0;
  const note = () => void (queries += 1);
  db.on('query', note);
  return {
    stop() {
      db.removeListener('query', note);
      return queries;
    },
  };
}
