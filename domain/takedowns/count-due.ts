import type { Knex } from 'knex';
import { soonHours, type Urgency } from './urgency';

/** The numbers of undecided notices by the time that is left. */
export type DueNotices = Record<Urgency, number>;

/** Counts the undecided notices by the database's clock. */
export async function countDueNotices(db: Knex): Promise<DueNotices> {
  const { rows } = await db.raw<{ rows: DueNotices[] }>(
    `select count(*) filter (where due_at > soon.until)::integer as later,
            count(*) filter (where due_at > now() and due_at <= soon.until)::integer as soon,
            count(*) filter (where due_at <= now())::integer as overdue
       from timed_cases, (select now() + make_interval(hours => :soonHours) as until) as soon
      where state <> 'resolved' and due_at is not null`,
    { soonHours },
  );
  return rows[0] ?? { later: 0, soon: 0, overdue: 0 };
}
