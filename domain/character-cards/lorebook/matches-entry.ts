import type { Decorators } from './decorators';
import type { LoreEntry } from './lorebook';
import { containsAny, type ScanText } from './scan-text';
import type { StepBudget } from './pattern/match-pattern';

/** The state of a chat, as decorators ask for it. */
export interface ChatFacts {
  /** The number of messages by the character in the whole chat. */
  characterMessages: number;
  /** The index of the greeting with which the chat began: 0 for the first; null if unknown. */
  greetingIndex: number | null;
  /** The indexes of entries that matched earlier in the chat; null if that is not recorded. */
  matchedBefore: ReadonlySet<number> | null;
}

/** An entry with its decorators, and its keys with their macros expanded. */
export interface PreparedEntry {
  index: number;
  entry: LoreEntry;
  decorators: Decorators;
  /** The text without decorators, with its macros. */
  written: string;
}

/** The result of the conditions of decorators, before any key is searched for. */
type Condition = 'matches' | 'fails' | 'by-keys';

/**
 * Decides whether an entry matches without its keys (Character Card V3, "Decorators" and `constant`). A
 * disabled entry never matches; `@@activate` outweighs all other conditions.
 */
export function conditionOf(
  { index, entry, decorators }: PreparedEntry,
  { characterMessages, greetingIndex, matchedBefore }: ChatFacts,
): Condition {
  const { activate_only_after: after, activate_only_every: every, is_greeting } = decorators;
  if (!entry.isEnabled) return 'fails';
  if (decorators.activate) return 'matches';
  if (decorators.dont_activate) return 'fails';
  const hasMatched = matchedBefore?.has(index) ?? false;
  if (hasMatched && decorators.dont_activate_after_match) return 'fails';
  if (hasMatched && decorators.keep_activate_after_match) return 'matches';
  if (after !== undefined && characterMessages < after) return 'fails';
  if (every !== undefined && characterMessages % every !== 0) return 'fails';
  const isOtherGreeting = greetingIndex !== null && greetingIndex !== is_greeting;
  if (is_greeting !== undefined && isOtherGreeting) return 'fails';
  return 'by-keys';
}

/**
 * Checks whether the texts contain the keys of an entry: one of its keys, of its secondary keys if it is
 * selective, and of each list of additional keys, and none of the excluded ones. A constant entry needs no
 * keys, but what decorators demand. With patterns, `constant`, secondary and excluded keys are ignored, and
 * an additional key suffices alone (Character Card V3, `constant`, `secondary_keys`, `@@additional_keys`).
 */
export function containsKeys(
  { entry, decorators }: PreparedEntry,
  text: ScanText,
  steps: StepBudget,
): boolean {
  const contains = (keys: readonly string[]) => containsAny(text, keys, entry, steps);
  const { additional_keys: additional, exclude_keys: excluded = [] } = decorators;
  if (entry.usesPatterns) return contains(entry.keys) || additional.some(contains);
  if (contains(excluded) || !additional.every(contains)) return false;
  if (entry.isConstant) return true;
  const isSecondary = entry.isSelective && entry.secondaryKeys.some((key) => key.trim() !== '');
  return contains(entry.keys) && (!isSecondary || contains(entry.secondaryKeys));
}
