/**
 * Compares the number of vitest's cases of each kind with its budget, from the JSON reports of a run.
 *
 *   npx tsx tests/budgets/hold-cases.command.ts REPORT…
 */
import { countCases } from './testing/count-cases';
import { holdBudget } from './testing/hold-budget';

/** Returns the number of cases that a change may add without a reason: a fixed fault brings its test. */
const roomOf = (budget: number) => Math.ceil(budget / 50);

holdBudget('cases of vitest', countCases(process.argv.slice(2)), { toleranceOf: roomOf });
