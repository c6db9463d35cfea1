import { csvOf, textCell } from '../shared/csv';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { actionLog, actionsShownTo, type ActionLogged, type ActionsAsked } from './action-log';
import { carryOut, type StaffActor } from './carry-out';

/** Rows of one file; who needs more narrows the list. */
const mostRows = 5_000;

const head = [
  'at',
  'staff',
  'role',
  'action',
  'resource',
  'id',
  'before',
  'after',
  'reason',
  'request',
];

/** Writes the action log as CSV, as far as a member of staff may see it; that they did is logged. */
export async function exportActions(context: DomainContext, by: StaffActor, where: ActionsAsked) {
  return carryOut(context, by, { act: 'action.export', id: newId() }, async (trx) => {
    const lines: string[][] = [];
    const seen = { ...where, ...actionsShownTo(by) };
    for await (const rows of actionLog.streamRows(trx, { where: seen, most: mostRows })) {
      lines.push(...rows.map(cellsOf));
    }
    const change = { after: { rows: lines.length } };
    return { ok: true, csv: csvOf([head.map(textCell), ...lines]), change } as const;
  });
}

const cellsOf = (row: ActionLogged): string[] =>
  [
    row.at.toISOString(),
    row.email ?? row.staff_id,
    row.role,
    row.act,
    row.resource,
    row.resource_id,
    row.before === null ? '' : JSON.stringify(row.before),
    row.after === null ? '' : JSON.stringify(row.after),
    row.reason ?? '',
    row.request_id ?? '',
  ].map(textCell);
