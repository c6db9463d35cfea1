import { isFreeze } from './faults';
import type { Cell, CellResult } from './run-cell';

/** Seconds after the last fault within which all clients should have caught up. */
const aim = 30;
/** The maximum stall in seconds during a freeze. */
const longestStallAim = 10;
const figures = ['said', 'acknowledged', 'replies', 'model calls', 'analytics calls'];

/**
 * Describes a result: the figures, the faults found, the recovery time and the errors that people received.
 */
export function describeResult(cell: Cell, result: CellResult): string {
  const { findings, caughtUpAfter, longestStall, complaints } = result;
  const counts = Object.entries<number>({ ...findings });
  const flaws = counts.filter(([column, count]) => !figures.includes(column) && count !== 0);
  const shownFigures = counts
    .filter(([column]) => figures.includes(column))
    .map(([column, count]) => `${column} ${count}`);
  const verdict = flaws.length === 0 ? 'lost 0, doubled 0, mischarged 0' : describe(flaws);
  const after = caughtUpAfter === null ? 'never' : `${caughtUpAfter.toFixed(1)} s`;
  const late = isInTime(cell, result) ? '' : ' (longer than aimed at)';
  const errorText = complaints.length === 0 ? '' : `\n  reported: ${complaints.join('; ')}`;
  return `${cell.name.padEnd(26)} ${shownFigures.join(', ')} | ${verdict} | longest stall ${longestStall.toFixed(1)} s | caught up after ${after}${late}${errorText}\n`;
}

const describe = (flaws: [string, number][]) =>
  flaws.map(([column, count]) => `${column.toUpperCase()} ${count}`).join(', ');

/** Checks that nothing was lost, doubled or charged wrongly. */
export const isExact = ({ findings }: CellResult): boolean =>
  Object.entries(findings).every(([column, count]) => figures.includes(column) || count === 0);

/** Checks that nothing was lost and all clients caught up, however long it took. */
export const isFlawless = (result: CellResult): boolean =>
  isExact(result) && result.caughtUpAfter !== null;

/** Checks whether no wait exceeded its target. */
export function isInTime(cell: Cell, { caughtUpAfter, longestStall }: CellResult): boolean {
  if (cell.faults.some(isFreeze) && longestStall > longestStallAim) return false;
  // A queue that was filled on purpose has no time limit.
  return cell.isPressure || (caughtUpAfter !== null && caughtUpAfter <= aim);
}
