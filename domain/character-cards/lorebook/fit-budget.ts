import type { PreparedEntry } from './matches-entry';

/** An entry with its text for the prompt. */
export interface WeighedEntry extends PreparedEntry {
  content: string;
  tokens: number;
}

/** Returns the importance of an entry; the order of insertion stands for a missing priority. */
const importance = ({ entry }: PreparedEntry): number => entry.priority ?? entry.insertionOrder;

const isTrimmedFirst = ({ decorators }: PreparedEntry): boolean =>
  decorators.ignore_on_max_context === true;

/**
 * Returns the entries that fit into a number of tokens (Character Card V3, `token_budget`, `priority` and
 * `@@ignore_on_max_context`). An entry above the budget is left out; then the least important ones are
 * left out until the rest fits. Of equally important entries, the later ones are left out first.
 */
export function fitBudget(entries: readonly WeighedEntry[], tokenBudget: number): WeighedEntry[] {
  const kept = entries
    .filter(({ tokens }) => tokens <= tokenBudget)
    .sort(
      (one, other) =>
        Number(isTrimmedFirst(one)) - Number(isTrimmedFirst(other)) ||
        importance(other) - importance(one) ||
        one.index - other.index,
    );
  let total = kept.reduce((sum, { tokens }) => sum + tokens, 0);
  while (total > tokenBudget) total -= kept.pop()?.tokens ?? total;
  return kept;
}
