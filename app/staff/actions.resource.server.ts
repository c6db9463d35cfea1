import { actionLog, actionsShownTo } from '~/domain/staff/action-log';
import { findLastCheck } from '~/domain/staff/check-chain';
import { isPermitted } from '~/domain/staff/permissions';
import { stamp } from './presenters/stamp';
import { actionSchema, presentAction } from './presenters/action-for-staff';
import { factsOf } from './resources/done-of.server';
import { defineResource } from './resources/resource.server';

/** Returns a time as shown in the log: UTC, to the second. */
const secondOf = (at: string) => `${at.slice(0, 19).replace('T', ' ')} UTC`;

/** The action log, in rows that expand in place. */
export const actions = defineResource({
  name: 'actions',
  kind: 'action',
  permission: 'actions.read',
  nav: { group: 'system', icon: 'history' },
  list: actionLog,
  search: 'staff',
  shownTo: actionsShownTo,
  async notices({ context, staff, words }) {
    const check = await findLastCheck(context.domain.db);
    if (!check || !isPermitted(staff.role, 'actions.read-all')) return [];
    const { checked_at: at, last_place: place, broken_at: brokenAt } = check;
    return [
      brokenAt === null
        ? { kind: 'ok', text: words('actions.intact', { at: stamp(at), count: place ?? 0 }) }
        : { kind: 'danger', text: words('actions.broken', { at: stamp(at), place: brokenAt }) },
    ];
  },
  row: { schema: actionSchema, present: presentAction },
  idOf: ({ id }) => id,
  columns: {
    at: { cell: ({ at }) => secondOf(at), sort: 'at' },
    staff: {
      cell: ({ staff, staffId, role }, words) => ({
        text: staff ?? staffId,
        about: words(`role.${role}`),
      }),
    },
    act: {
      cell: ({ action, reason }, words) => ({
        text: words(`actions.action.${action}`),
        ...(reason !== null && { about: `“${reason}”` }),
      }),
    },
    thing: {
      cell: ({ resource, resourceId }, words) => ({
        text: words(`actions.resource.${resource}`),
        about: resourceId,
      }),
    },
  },
  facts: ({ before, after, requestId, network }, words) =>
    [
      ['before', factsOf(before)],
      ['after', factsOf(after)],
      ['request', requestId],
      ['network', network],
    ].flatMap(([name, text]) =>
      text ? [{ label: words(`actions.${name}`), value: { text, isCode: true } }] : [],
    ),
  exports: 'action.export',
});
