import type { Knex } from 'knex';

/** Notices that nobody has decided: how many there are, by how much time is left. */
export type DueNotices = {
  later: number;
  /** Within six hours. */
  soon: number;
  overdue: number;
};

/** Counts the notices that wait, by the clock of the database. */
export async function countDueNotices(db: Knex): Promise<DueNotices> {
  const { rows } = await db.raw<{ rows: DueNotices[] }>(
    `select count(*) filter (where due_at > now() + interval '6 hours')::integer as later,
            count(*) filter (where due_at > now() and due_at <= now() + interval '6 hours')::integer
              as soon,
            count(*) filter (where due_at <= now())::integer as overdue
       from timed_cases where state <> 'resolved' and due_at is not null`,
  );
  return rows[0] ?? { later: 0, soon: 0, overdue: 0 };
}
