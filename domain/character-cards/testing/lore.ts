import { lorebookSchema, type Lorebook } from '../lorebook/lorebook';
import { selectEntries, type LoreBudget, type SelectedEntry } from '../lorebook/select-entries';

/** Returns a lorebook of the entries' fields as cards contain them. */
export const lorebookOf = (entries: readonly object[], fields: object = {}): Lorebook =>
  lorebookSchema.parse({ ...fields, entries });

/** A budget of 1,000 tokens, one for each word. */
const budget: LoreBudget = {
  tokenBudget: 1000,
  estimateTokens: (text) => text.split(/\s+/).length,
  macros: { char: 'Mira', user: 'Sam', choose: () => 0 },
  characterMessages: 3,
  greetingIndex: 0,
  matchedBefore: null,
};

/** Selects entries for messages in order of time. */
export const select = (
  lorebook: Lorebook,
  messages: readonly string[],
  facts: Partial<LoreBudget> = {},
): SelectedEntry[] =>
  selectEntries(
    lorebook,
    messages.map((content) => ({ content })),
    { ...budget, ...facts },
  );

/** Returns the texts of the selected entries. */
export const selectTexts = (...all: Parameters<typeof select>): string[] =>
  select(...all).map(({ content }) => content);
