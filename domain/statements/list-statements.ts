import type { Knex } from 'knex';
import * as z from 'zod';
import { defineList, filterBy } from '../shared/lists/define-list';
import type { Statement } from './dsa-fields';

const columns = [
  'id',
  'subject',
  'subject_id',
  'rule',
  'consequence',
  'ends_at',
  'source',
  'is_found_by_filter',
  'given_at',
] as const;

const columnsOf = (db: Knex) => [
  ...columns,
  db.raw('decided_by is not null as "isDecidedByStaff"'),
];

/** The statements of reasons, the newest first. */
export const statements = defineList<Statement>()({
  from: (db) => db('statements_of_reasons'),
  id: 'statements_of_reasons.id',
  columns: columnsOf,
  filters: {
    consequence: filterBy(
      z.enum(['warning', 'pause', 'suspension', 'termination', 'removal']),
      (rows, consequence) => {
        void rows.where({ consequence });
      },
    ),
    decided: filterBy(z.enum(['by-filter', 'by-staff']), (rows, decided) => {
      void rows.whereRaw(`decided_by is ${decided === 'by-staff' ? 'not ' : ''}null`);
    }),
    from: filterBy(z.iso.date(), (rows, from) => {
      void rows.where('given_at', '>=', from);
    }),
    to: filterBy(z.iso.date(), (rows, to) => {
      void rows.whereRaw(`given_at < ?::date + 1`, [to]);
    }),
  },
  sorts: { givenAt: [{ column: 'statements_of_reasons.given_at', type: 'timestamptz' }] },
  defaultSort: { by: 'givenAt', order: 'desc' },
});

/** Returns a statement; null if there is none. */
export async function findStatement(db: Knex, id: string): Promise<Statement | null> {
  const row = await db('statements_of_reasons')
    .where({ id })
    .first<Statement | undefined>(columnsOf(db));
  return row ?? null;
}
