import * as z from 'zod';
import type { CasesRow } from '~/db/rows';
import { defineList, filterBy } from '../shared/lists/define-list';

/** A case as shown in the list of staff, without its text. */
export interface CaseListed extends Pick<
  CasesRow,
  | 'id'
  | 'reference'
  | 'kind'
  | 'state'
  | 'email'
  | 'locale'
  | 'decision'
  | 'created_at'
  | 'resolved_at'
> {
  /** The last day in time, yyyy-mm-dd. */
  due_on: string;
}

/** The kinds of cases that staff answer with a text. Reports, notices and appeals are decided. */
export const answeredKinds = [
  'contact',
  'complaint',
  'copyright',
  'counter-notice',
  'removal',
  'data-request',
] as const;

/** The filter of cases by whether they wait. */
export const openFilter = filterBy(
  z.enum(['open', 'resolved']).describe('Whether it is open or resolved'),
  (rows, state) => {
    void rows.whereRaw(state === 'resolved' ? `state = 'resolved'` : `state <> 'resolved'`);
  },
);

/** The cases that staff answer, the newest first. */
export const answeredCases = defineList<CaseListed>()({
  from: (db) => db('cases').whereRaw(`kind not in ('content', 'intimate-image', 'appeal')`),
  id: 'cases.id',
  columns: (db) => [
    ...['id', 'reference', 'kind', 'state', 'email', 'locale', 'decision', 'created_at'],
    'resolved_at',
    db.raw('due_on::text'),
  ],
  filters: {
    state: openFilter,
    kind: filterBy(z.enum(answeredKinds), (rows, kind) => {
      void rows.where({ kind });
    }),
    reference: filterBy(z.string().max(20), (rows, reference) => {
      void rows.where({ reference: reference.trim().toUpperCase() });
    }),
  },
  sorts: { createdAt: [{ column: 'cases.created_at', type: 'timestamptz' }] },
  defaultSort: { by: 'createdAt', order: 'desc' },
});
