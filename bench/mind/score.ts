import type { Dialogue } from '~/sandbox/model/dialogues/dialogue';
import { faultsOf } from '~/sandbox/model/dialogues/faults';
import { lineKey, sentencesOf } from '~/sandbox/model/spoken';
import type { Probe } from './talks';

export const share = (hits: readonly boolean[]): number | null =>
  hits.length === 0 ? null : hits.filter(Boolean).length / hits.length;

/** Checks whether an answer to a question is good. An empty answer never is. */
export function passes({ holds, lacks }: Pick<Probe, 'holds' | 'lacks'>, answer: string): boolean {
  if (answer.trim() === '') return false;
  return (holds?.test(answer) ?? true) && !(lacks?.test(answer) ?? false);
}

/** Returns the share of sentences that did not occur before. */
export function freshness(replies: readonly string[]): number | null {
  const lines = replies.flatMap(sentencesOf).map(lineKey);
  return share(lines.map((line, index) => lines.indexOf(line) === index));
}

/** Checks whether a reply is in the language of the question. */
export function isInLanguage(language: Dialogue['language'], reply: string): boolean {
  // The language detection needs several sentences, so the reply is passed twice.
  const dialogue: Dialogue = { title: '', character: 'noor', prompt: '', language, turns: [''] };
  const { otherLanguage } = faultsOf(dialogue, [`${reply} ${reply}`]);
  return reply.trim() !== '' && otherLanguage.length === 0;
}

/** Returns a table for display: one row per measure, one column per model. */
export function drawTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, column)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const pad = (cell: string, width: number, column: number) =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);
