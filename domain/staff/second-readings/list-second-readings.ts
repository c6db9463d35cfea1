import * as z from 'zod';
import type { SecondReadingsRow } from '~/db/rows';
import { defineList, filterBy } from '../../shared/lists/define-list';
import type { StaffActName } from '../acts';

export const readingOutcomes = ['waiting', 'agreed', 'differs'] as const;

/** A sampled decision as shown in the list. */
export interface SecondReadingListed extends Pick<
  SecondReadingsRow,
  'action_id' | 'decided_by' | 'decided_at' | 'read_at' | 'is_agreed' | 'note'
> {
  act: StaffActName;
  /** The address of who decided; null for former staff. */
  decider: string | null;
  /** The address of who read it again. */
  reader: string | null;
}

/** Sampled decisions, the newest first. */
export const secondReadings = defineList<SecondReadingListed>()({
  from: (db) =>
    db('second_readings')
      .leftJoin('staff_accounts as decider', 'decider.id', 'second_readings.decided_by')
      .leftJoin('staff_accounts as reader', 'reader.id', 'second_readings.read_by'),
  id: 'second_readings.action_id',
  columns: [
    'second_readings.action_id',
    'second_readings.act',
    'second_readings.decided_by',
    'second_readings.decided_at',
    'second_readings.read_at',
    'second_readings.is_agreed',
    'second_readings.note',
    'decider.email as decider',
    'reader.email as reader',
  ],
  filters: {
    outcome: filterBy(z.enum(readingOutcomes), (rows, outcome) => {
      if (outcome === 'waiting') void rows.whereNull('second_readings.read_at');
      else void rows.where('second_readings.is_agreed', outcome === 'agreed');
    }),
    decider: filterBy(z.string().trim().toLowerCase().min(1).max(200), (rows, email) => {
      void rows.where('decider.email', email);
    }),
  },
  sorts: { decidedAt: [{ column: 'second_readings.decided_at', type: 'timestamptz' }] },
  defaultSort: { by: 'decidedAt', order: 'desc' },
});
