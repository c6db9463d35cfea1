import * as z from 'zod';
import type { PoliceNoticesRow } from '~/db/rows';
import { defineList, filterBy } from '../shared/lists/define-list';
import { noticeGrounds, noticeStates, type NoticeState } from './notice';

/** A notice to the police as shown in the list, without its content. */
export interface PoliceNoticeListed extends Pick<
  PoliceNoticesRow,
  | 'id'
  | 'incident_id'
  | 'user_id'
  | 'grounds'
  | 'recipient'
  | 'content_hash'
  | 'asked_by'
  | 'asked_at'
  | 'decided_at'
  | 'is_approved'
  | 'sent_at'
  | 'receipt'
> {
  /** The address of who requested it; null for former staff. */
  asker: string | null;
  decider: string | null;
}

const conditions: Readonly<Record<NoticeState, string>> = {
  waiting: 'police_notices.decided_at is null',
  approved: 'police_notices.is_approved and police_notices.sent_at is null',
  declined: 'not police_notices.is_approved',
  sent: 'police_notices.sent_at is not null',
};

/** The notices to the police, the newest first. */
export const policeNotices = defineList<PoliceNoticeListed>()({
  from: (db) =>
    db('police_notices')
      .leftJoin('staff_accounts as asker', 'asker.id', 'police_notices.asked_by')
      .leftJoin('staff_accounts as decider', 'decider.id', 'police_notices.decided_by'),
  id: 'police_notices.id',
  columns: [
    'police_notices.id',
    'police_notices.incident_id',
    'police_notices.user_id',
    'police_notices.grounds',
    'police_notices.recipient',
    'police_notices.content_hash',
    'police_notices.asked_by',
    'police_notices.asked_at',
    'police_notices.decided_at',
    'police_notices.is_approved',
    'police_notices.sent_at',
    'police_notices.receipt',
    'asker.email as asker',
    'decider.email as decider',
  ],
  filters: {
    state: filterBy(z.enum(noticeStates), (rows, state) => {
      void rows.whereRaw(conditions[state]);
    }),
    grounds: filterBy(z.enum(noticeGrounds), (rows, grounds) => {
      void rows.where('police_notices.grounds', grounds);
    }),
  },
  sorts: { askedAt: [{ column: 'police_notices.asked_at', type: 'timestamptz' }] },
  defaultSort: { by: 'askedAt', order: 'desc' },
});
