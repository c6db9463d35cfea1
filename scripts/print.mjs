const terminal = process.stdout.isTTY === true;
const coloured = terminal && !process.env.NO_COLOR;
const TICK_MS = 1_000;
// Milliseconds between two progress lines without a terminal, where a line cannot be rewritten.
const PLAIN_TICK_MS = 15_000;
// A line that wraps cannot be rewritten.
const DETAIL_WIDTH = 48;

// The reader of the output may have left; that is no reason to stop the work.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const paint = (code) => (text) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text);
export const bold = paint('1');
export const dim = paint('2');
const red = paint('31');
const green = paint('32');

/** A failure that a person can fix: shown as its message, without a stack. */
export class Problem extends Error {}

export const say = (text = '') => process.stdout.write(`${text}\n`);

export const heading = (text) => say(`\n${bold(text)}`);

export const done = (text) => say(`  ${green('✓')} ${text}`);

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs work under a line that ticks, and ends the line with the time taken.
 * @template T
 * @param {string} label
 * @param {(detail: (text: string) => void) => Promise<T>} work it may report its progress
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const since = performance.now();
  let detail = '';
  const line = () => `${label}${detail && ` ${dim(detail)}`} ${dim(`… ${seconds(since)}`)}`;
  const rewrite = () => process.stdout.write(`\r\u001b[2K  ${terminal ? '◦' : '-'} ${line()}`);
  const show = terminal ? rewrite : () => say(`  - ${line()}`);
  if (terminal) show();
  const ticking = setInterval(show, terminal ? TICK_MS : PLAIN_TICK_MS);
  const finish = (mark) => {
    clearInterval(ticking);
    if (terminal) process.stdout.write('\r\u001b[2K');
    say(`  ${mark} ${label}${detail && ` ${detail}`} ${dim(`(${seconds(since)})`)}`);
  };
  try {
    const result = await work((text) => {
      detail = text.slice(0, DETAIL_WIDTH);
      if (terminal) rewrite();
    });
    finish(green('✓'));
    return result;
  } catch (error) {
    finish(red('✗'));
    throw error;
  }
}

/**
 * Prints rows in aligned columns.
 * @param {string[][]} rows
 */
export function table(rows) {
  const widths = rows.reduce(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    /** @type {number[]} */ ([]),
  );
  for (const row of rows) {
    say(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd());
  }
}

/** Prints a failure: a Problem as its message, any other error with its stack. */
export function sayFailure(error) {
  const text = error instanceof Problem ? error.message : (error?.stack ?? String(error));
  process.stderr.write(`\n${red('✗')} ${text}\n`);
}
