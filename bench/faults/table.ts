import type { Cell, CellResult } from './run-cell';

/** Within this many seconds of the last fault everybody is to have caught up. */
const aim = 30;
const figures = ['said', 'acknowledged', 'replies'];

/** One line: what was said, what is wrong, and how long it took to be well again. */
export function describeResult({ name }: Cell, { findings, caughtUpAfter }: CellResult): string {
  const counts = Object.entries<number>({ ...findings });
  const flaws = counts.filter(([column, count]) => !figures.includes(column) && count !== 0);
  const said = counts
    .filter(([column]) => figures.includes(column))
    .map(([column, count]) => `${column} ${count}`);
  const verdict = flaws.length === 0 ? 'lost 0, doubled 0, mischarged 0' : describe(flaws);
  const after = caughtUpAfter === null ? 'never' : `${caughtUpAfter.toFixed(1)} s`;
  return `${name.padEnd(26)} ${said.join(', ')} | ${verdict} | caught up after ${after}\n`;
}

const describe = (flaws: [string, number][]) =>
  flaws.map(([column, count]) => `${column.toUpperCase()} ${count}`).join(', ');

export function isFlawless(cell: Cell, { findings, caughtUpAfter }: CellResult): boolean {
  const isClean = Object.entries(findings).every(
    ([column, count]) => figures.includes(column) || count === 0,
  );
  // A queue that was filled on purpose takes as long as it takes.
  return isClean && caughtUpAfter !== null && (cell.isPressure || caughtUpAfter <= aim);
}
