import { actionLog, actionsShownTo } from '~/domain/staff/action-log';
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
  shownTo: actionsShownTo,
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
