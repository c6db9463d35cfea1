import type { ModelMessage } from './prompt-situation';

/**
 * Places the entries of a lorebook among the messages, each before as many of the last ones as its depth
 * says. The last message stays the last one, because it is what the model answers.
 */
export function placeEntries(
  messages: readonly ModelMessage[],
  entries: readonly { text: string; depth: number }[],
): ModelMessage[] {
  return messages.flatMap((message, index) => {
    const depth = messages.length - index;
    const here = entries.filter((entry) => placed(entry.depth, messages.length) === depth);
    return [...here.map(({ text }) => ({ role: 'system' as const, content: text })), message];
  });
}

const placed = (depth: number, count: number): number => Math.min(Math.max(depth, 1), count);
