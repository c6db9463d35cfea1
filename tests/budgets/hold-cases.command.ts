/**
 * Holds the number of vitest's cases of each kind to its budget, by the JSON reports of a run.
 *
 *   npx tsx tests/budgets/hold-cases.command.ts REPORT…
 */
import { countCases } from './testing/count-cases';
import { holdBudget } from './testing/hold-budget';

/** So many cases may work add before somebody has to say why: a mended fault brings its test. */
const roomOf = (budget: number) => Math.ceil(budget / 50);

holdBudget('cases of vitest', countCases(process.argv.slice(2)), { toleranceOf: roomOf });
