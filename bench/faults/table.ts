import { isFreeze } from './faults';
import type { Cell, CellResult } from './run-cell';

/** Within this many seconds of the last fault everybody is to have caught up. */
const aim = 30;
/** Nobody waits longer for those who are frozen, in seconds. */
const longestStallAim = 10;
const figures = ['said', 'acknowledged', 'replies', 'model calls', 'analytics calls'];

/** What was said, what is wrong, and how long it took to be well again; what people were told. */
export function describeResult(cell: Cell, result: CellResult): string {
  const { findings, caughtUpAfter, longestStall, complaints } = result;
  const counts = Object.entries<number>({ ...findings });
  const flaws = counts.filter(([column, count]) => !figures.includes(column) && count !== 0);
  const said = counts
    .filter(([column]) => figures.includes(column))
    .map(([column, count]) => `${column} ${count}`);
  const verdict = flaws.length === 0 ? 'lost 0, doubled 0, mischarged 0' : describe(flaws);
  const after = caughtUpAfter === null ? 'never' : `${caughtUpAfter.toFixed(1)} s`;
  const late = isInTime(cell, result) ? '' : ' (longer than aimed at)';
  const told = complaints.length === 0 ? '' : `\n  told: ${complaints.join('; ')}`;
  return `${cell.name.padEnd(26)} ${said.join(', ')} | ${verdict} | longest stall ${longestStall.toFixed(1)} s | caught up after ${after}${late}${told}\n`;
}

const describe = (flaws: [string, number][]) =>
  flaws.map(([column, count]) => `${column.toUpperCase()} ${count}`).join(', ');

/** Returns whether nothing was lost, doubled or mischarged. */
export const isExact = ({ findings }: CellResult): boolean =>
  Object.entries(findings).every(([column, count]) => figures.includes(column) || count === 0);

/** Returns whether nothing was lost and everybody caught up, however long it took. */
export const isFlawless = (result: CellResult): boolean =>
  isExact(result) && result.caughtUpAfter !== null;

/** Whether nobody waited longer than is aimed at. */
export function isInTime(cell: Cell, { caughtUpAfter, longestStall }: CellResult): boolean {
  if (cell.faults.some(isFreeze) && longestStall > longestStallAim) return false;
  // A queue that was filled on purpose takes as long as it takes.
  return cell.isPressure || (caughtUpAfter !== null && caughtUpAfter <= aim);
}
