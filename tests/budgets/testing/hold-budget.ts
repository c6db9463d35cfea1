import { readBudgets, writeBudget } from './budget-file';
import { compareWithBudget, type Figures } from './compare-with-budget';

/** CI commits nothing, so it only names a budget that was beaten. */
const isCI = Boolean(process.env['CI']);

interface Options {
  /** The distance from its budget that a figure may have; 0 by default. */
  toleranceOf?: (budget: number) => number;
  /** The places that were counted, for the message. */
  places?: readonly string[];
}

/**
 * Prints name, figure and budget, and throws where a figure is above its budget. A budget that was
 * beaten is lowered in the file, which is committed with the work.
 */
export function holdBudget(name: string, measured: Figures, options: Options = {}): void {
  const { toleranceOf = () => 0, places = [] } = options;
  const budget = readBudgets()[name] ?? {};
  const { above, missing, beaten, next } = compareWithBudget({ budget, measured, toleranceOf });
  const rows = Object.entries(measured).map(
    ([of, value]) => `  ${of}: ${value} of ${budget[of] ?? 'no budget yet'}\n`,
  );
  process.stdout.write(`${name}\n${rows.join('')}`);

  const changes = [...beaten, ...missing];
  if (changes.length > 0) {
    const done = isCI ? 'to be written to' : 'written to';
    process.stdout.write(`${done} budgets.json of ${name}: ${changes.join('; ')}\n`);
    if (!isCI) writeBudget(name, next);
  }
  const faults = isCI ? [...above, ...missing] : above;
  if (faults.length > 0) {
    const said = `Above the budget of ${name} (CONTRIBUTING.md, Budget): ${faults.join('; ')}`;
    throw new Error([said, ...places].join('\n'));
  }
}
