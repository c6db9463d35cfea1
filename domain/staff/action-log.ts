import * as z from 'zod';
import type { StaffActionsRow } from '~/db/rows';
import { defineList, filterBy } from '../shared/lists/define-list';
import { idSchema } from '../shared/ids';
import { staffActNames, staffResources } from './acts';
import type { StaffActor } from './carry-out';
import { isPermitted } from './permissions';
import type { StaffRole } from './find-active-staff';

/** A row of the action log as shown to staff. */
export interface ActionLogged extends Pick<
  StaffActionsRow,
  | 'id'
  | 'at'
  | 'staff_id'
  | 'act'
  | 'resource'
  | 'resource_id'
  | 'before'
  | 'after'
  | 'reason'
  | 'request_id'
  | 'network'
> {
  /** The role at the time of the act. */
  role: StaffRole;
  /** The address of the staff member; null for former staff. */
  email: string | null;
}

/** The action log, the newest act first. */
export const actionLog = defineList<ActionLogged>()({
  from: (db) =>
    db('staff_actions').leftJoin('staff_accounts as member', 'member.id', 'staff_actions.staff_id'),
  id: 'staff_actions.id',
  columns: [
    'staff_actions.id',
    'staff_actions.at',
    'staff_actions.staff_id',
    'staff_actions.role',
    'staff_actions.act',
    'staff_actions.resource',
    'staff_actions.resource_id',
    'staff_actions.before',
    'staff_actions.after',
    'staff_actions.reason',
    'staff_actions.request_id',
    'staff_actions.network',
    'member.email',
  ],
  filters: {
    action: filterBy(z.enum(staffActNames), (rows, act) => {
      void rows.where('staff_actions.act', act);
    }),
    resource: filterBy(z.enum(staffResources), (rows, resource) => {
      void rows.where('staff_actions.resource', resource);
    }),
    resourceId: filterBy(z.string().trim().min(1).max(200), (rows, id) => {
      void rows.where('staff_actions.resource_id', id);
    }),
    staff: filterBy(z.string().trim().toLowerCase().min(1).max(200), (rows, email) => {
      void rows.where('member.email', email);
    }),
    staffId: filterBy(idSchema, (rows, id) => {
      void rows.where('staff_actions.staff_id', id);
    }),
    userId: filterBy(idSchema, (rows, id) => {
      void rows.where('staff_actions.user_id', id);
    }),
    from: filterBy(z.iso.date(), (rows, day) => {
      void rows.whereRaw('staff_actions.at >= ?::date', [day]);
    }),
    to: filterBy(z.iso.date(), (rows, day) => {
      void rows.whereRaw('staff_actions.at < ?::date + 1', [day]);
    }),
  },
  sorts: { at: [{ column: 'staff_actions.at', type: 'timestamptz' }] },
  defaultSort: { by: 'at', order: 'desc' },
});

/** Returns the filter for the acts that a staff member may see: all of them, or their own. */
export const actionsShownTo = ({ role, staffId }: StaffActor): { staffId?: string } =>
  isPermitted(role, 'actions.read-all') ? {} : { staffId };
