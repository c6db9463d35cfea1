import { readBudgets, writeBudget } from './budget-file';
import { compareWithBudget, type Figures } from './compare-with-budget';

/** CI commits nothing, so it only reports a beaten budget. */
const isCI = Boolean(process.env['CI']);

interface Options {
  /** Returns a figure's permitted distance from its budget; 0 by default. */
  toleranceOf?: (budget: number) => number;
  /** The counted places, for the message. */
  places?: readonly string[];
}

/**
 * Prints name, figure and budget, and throws if a figure is above its budget. A beaten budget is lowered
 * in the file, which is committed with the work.
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
    const message = `Above the budget of ${name} (CONTRIBUTING.md, Budget): ${faults.join('; ')}`;
    throw new Error([message, ...places].join('\n'));
  }
}
