import { slots } from '../card/facts';
import type { Language } from '../language';
import type { Thread } from '../thread/thread';
import { linesOf } from '../talk';
import type { Speaker, Values } from './speaker';

/** Says a line of a group; null if none is left. */
export type Say = (group: string, values?: Values) => string | null;

const repeating = new Set(['again', 'mean', 'mean.question', 'recall', 'recall.when']);

/** Returns the lines of a group, or of several one after the other: "crisis+care". */
function linesFor(language: Language, group: string): string[] {
  const [first = '', rest] = group.split(/\+(.*)/);
  const after = rest === undefined ? [] : linesFor(language, rest);
  if (rest !== undefined)
    return linesFor(language, first).flatMap((line) =>
      after.filter((text) => !text.includes(line)).map((text) => `${line} ${text}`),
    );
  const lines = linesOf(language, group);
  if (lines.length > 0 || !slots.some((slot) => slot === group)) return lines;
  return linesOf(language, 'fact').map((line) => line.replace('same', group));
}

/** Returns what says the lines of a thread. The groups that were used are added to `used`. */
export const sayFor =
  ({ language }: Thread, speaker: Speaker, used: string[]): Say =>
  (group, values) => {
    const mayRepeat = group.includes('+') || repeating.has(group);
    const text = speaker.say(linesFor(language, group), values, mayRepeat);
    if (text !== null) used.push(group);
    return text;
  };
