import { cardLimits } from '../limits';
import { expandMacros, type MacroValues } from '../macros/expand-macros';
import { readDecorators } from './decorators';
import { fitBudget } from './fit-budget';
import type { LoreEntry, Lorebook } from './lorebook';
import { conditionOf, containsKeys, type ChatFacts, type PreparedEntry } from './matches-entry';
import type { StepBudget } from './pattern/match-pattern';
import { toScanText, type ScanText } from './scan-text';

/** The number of last messages that are scanned for a lorebook that names none. */
const usualScanDepth = 4;
/** The maximum number of UTF-16 units that are scanned of messages, and of the contents of entries. */
const scannedLength = 16_000;
/** The maximum number of recursions; each finds entries by the contents of those found before. */
const maxRecursions = 3;
/** The maximum number of steps of all patterns in one selection. */
const patternSteps = 1_000_000;

/** A message of the chat; only its words matter. */
interface ScannedMessage {
  content: string;
}

/** The budget of a selection, and the state of the chat. */
export interface LoreBudget extends ChatFacts {
  /** Our own maximum; the lorebook's applies if it is lower. */
  tokenBudget: number;
  estimateTokens(text: string): number;
  macros: MacroValues;
}

/** The place of an entry in the prompt. */
type LorePlace =
  | { kind: 'before_char' | 'after_char' }
  | { kind: 'before_desc' | 'after_desc' | 'personality' | 'scenario' }
  /** Before this many of the last messages. */
  | { kind: 'depth'; depth: number };

/** An entry for the prompt. */
export interface SelectedEntry {
  /** Its position in the lorebook. */
  index: number;
  /** Its text, without decorators and with macros expanded. */
  content: string;
  tokens: number;
  place: LorePlace;
  /** Null if the entry leaves it open. */
  role: 'assistant' | 'system' | 'user' | null;
}

/**
 * Selects the entries of a lorebook for the next reply, in the order of insertion (Character Card V3,
 * "Lorebook Fields"). `messages` are in order of time. Entries match by their keys in the last messages, and
 * in other entries' contents if the lorebook is recursive; then the most important ones that fit into the
 * budget are kept. The work is limited for any lorebook.
 */
export function selectEntries(
  lorebook: Lorebook,
  messages: readonly ScannedMessage[],
  budget: LoreBudget,
): SelectedEntry[] {
  const entries = lorebook.entries
    .slice(0, cardLimits.loreEntries)
    .flatMap((entry, index) => (entry?.isEnabled ? prepare(entry, index, budget) : []));
  const matched = matchedEntries(lorebook, entries, messages, budget).flatMap((entry) => {
    const content = expandMacros(entry.written, budget.macros, scannedLength).trim();
    return content === '' ? [] : { ...entry, content, tokens: budget.estimateTokens(content) };
  });
  const limit = Math.min(lorebook.tokenBudget ?? Infinity, budget.tokenBudget);
  return fitBudget(matched, limit)
    .sort(
      (one, other) =>
        one.entry.insertionOrder - other.entry.insertionOrder || one.index - other.index,
    )
    .map(({ index, entry, decorators, content, tokens }) => ({
      index,
      content,
      tokens,
      place: placeOf({ entry, decorators }),
      role: decorators.role ?? null,
    }));
}

function prepare(entry: LoreEntry, index: number, { macros }: LoreBudget): PreparedEntry {
  const { decorators, content: written } = readDecorators(entry.content);
  const expand = (text: string) => expandMacros(text, macros, scannedLength);
  const keys = entry.usesPatterns ? entry.keys : entry.keys.map(expand);
  const secondaryKeys = entry.secondaryKeys.map(expand);
  return { index, entry: { ...entry, keys, secondaryKeys }, decorators, written };
}

function matchedEntries(
  { scanDepth, isRecursive }: Lorebook,
  entries: readonly PreparedEntry[],
  messages: readonly ScannedMessage[],
  budget: LoreBudget,
): PreparedEntry[] {
  const steps: StepBudget = { left: patternSteps };
  const matched = new Set<PreparedEntry>();
  /** Adds the entries that match now, and returns whether there were any. */
  const find = (contents: string): boolean => {
    const textOf = scanTexts(messages, contents);
    const found = entries.filter((entry) => {
      if (matched.has(entry)) return false;
      const condition = conditionOf(entry, budget);
      if (condition !== 'by-keys') return condition === 'matches';
      const depth = entry.decorators.scan_depth ?? scanDepth ?? usualScanDepth;
      return containsKeys(entry, textOf(depth), steps);
    });
    for (const entry of found) matched.add(entry);
    return found.length > 0;
  };
  let hasFound = find('');
  for (let round = 0; isRecursive && hasFound && round < maxRecursions; round++) {
    hasFound = find(contentsOf(matched, budget.macros));
  }
  return [...matched];
}

/** Returns the contents of entries as a recursive scan reads them, with their hidden keys. */
function contentsOf(entries: Iterable<PreparedEntry>, macros: MacroValues): string {
  const contents: string[] = [];
  let length = 0;
  for (const { written } of entries) {
    if (length >= scannedLength) break;
    const text = expandMacros(written, { ...macros, showsHiddenKeys: true }, scannedLength);
    contents.push(text);
    length += text.length;
  }
  return contents.join('\n').slice(0, scannedLength);
}

/** Returns a function that gives the text of the last messages by their number, and the contents after it. */
function scanTexts(
  messages: readonly ScannedMessage[],
  contents: string,
): (depth: number) => ScanText {
  const known = new Map<number, ScanText>();
  return (depth) => {
    const count = Math.min(Math.max(Math.floor(depth), 0), messages.length);
    const parts = () => [lastOf(messages, count), contents].filter((part) => part !== '');
    const text = known.get(count) ?? toScanText(parts().join('\n'));
    known.set(count, text);
    return text;
  };
}

/** Returns the last messages as one text, or its end if it is too long. */
function lastOf(messages: readonly ScannedMessage[], count: number): string {
  const kept: string[] = [];
  let length = 0;
  for (const { content } of messages.slice(messages.length - count).toReversed()) {
    if (length >= scannedLength) break;
    kept.unshift(content);
    length += content.length;
  }
  return kept.join('\n').slice(-scannedLength);
}

/** Returns the place of an entry; `@@position` outweighs `@@depth`, and both the entry's field. */
function placeOf({ entry, decorators }: Pick<PreparedEntry, 'entry' | 'decorators'>): LorePlace {
  if (decorators.position !== undefined) return { kind: decorators.position };
  if (decorators.depth !== undefined) return { kind: 'depth', depth: decorators.depth };
  return { kind: entry.position };
}
