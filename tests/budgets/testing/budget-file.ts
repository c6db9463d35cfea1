import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '~/scripts/paths.mjs';
import * as z from 'zod';
import type { Figures } from './compare-with-budget';

const path = join(root, 'tests/budgets/budgets.json');
const schema = z.record(z.string(), z.record(z.string(), z.number()));

export const readBudgets = () => schema.parse(JSON.parse(readFileSync(path, 'utf8')));

/** Replaces one budget. It reads the file again, since another test process may have written it. */
export function writeBudget(name: string, figures: Figures): void {
  const budgets = { ...readBudgets(), [name]: figures };
  const ordered = Object.entries(budgets).sort(([a], [b]) => (a < b ? -1 : 1));
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
  renameSync(draft, path);
}
