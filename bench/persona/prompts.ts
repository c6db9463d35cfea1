/**
 * Measures the moderation of picture orders: recall by label, and the share of harmless orders that are
 * refused. A file has one line `{id, lang, text, label}` each. The last printed line is JSON. Without
 * --file it uses the lines of domain/moderation/prompts/unseen, which were not used for any rule.
 *
 *   npm run bench:prompts [-- --file FILE --file FILE] [--misses]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '~/domain/moderation/grammar/languages';
import { createPromptJudge } from '~/domain/moderation/prompts/prompt-judge';
import { readPromptLines, type PromptLine } from '~/domain/moderation/prompts/prompt-lines';
import { percentile } from '../percentiles';

const { values } = parseArgs({
  options: {
    file: { type: 'string', multiple: true },
    misses: { type: 'boolean', default: false },
  },
});

const unseen = new URL('../../domain/moderation/prompts/unseen/', import.meta.url);
const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const files: (string | URL)[] =
  values.file ?? readdirSync(unseen).map((name) => new URL(name, unseen));
const lines = files.flatMap((file) => readPromptLines(readFileSync(file, 'utf8')));
const judge = createPromptJudge();
for (const { text } of lines) judge.judge(text, { level: 'sfw' });

const micros: number[] = [];
const judged = lines.map((line) => {
  const from = performance.now();
  const verdict = judge.judge(line.text, { level: 'sfw' });
  micros.push((performance.now() - from) * 1000);
  const found = verdict.kind === 'allowed' ? [] : verdict.findings.map(({ category }) => category);
  const isStopped = found.length > 0;
  if (values.misses && isStopped === (line.label === 'safe')) {
    print(`${line.lang} ${line.label}: ${line.text} ${found.join(' ')}`);
  }
  return { line, isStopped };
});

function measure(some: typeof judged) {
  const stopped = (isOf: (line: PromptLine) => boolean) => {
    const part = some.filter(({ line }) => isOf(line));
    return part.length === 0 ? 0 : part.filter(({ isStopped }) => isStopped).length / part.length;
  };
  const labels = [...new Set(some.map(({ line }) => line.label))].filter((one) => one !== 'safe');
  return {
    lines: some.length,
    recall: Object.fromEntries(labels.map((one) => [one, stopped(({ label }) => label === one)])),
    recallAll: stopped(({ label }) => label !== 'safe'),
    safeStopped: stopped(({ label }) => label === 'safe'),
  };
}

const all = measure(judged);
const byLanguage = Object.fromEntries(
  languages.map((one) => [one, measure(judged.filter(({ line }) => line.lang === one))]),
);
for (const [name, figures] of [['all', all] as const, ...Object.entries(byLanguage)]) {
  print(
    `${name.padEnd(4)} ${String(figures.lines).padStart(5)} lines, refused ` +
      `${percent(figures.recallAll)}, harmless stopped ${percent(figures.safeStopped)}`,
  );
  for (const [label, recall] of Object.entries(figures.recall)) {
    print(`       ${label.padEnd(14)} ${percent(recall)}`);
  }
}
print(
  `an order: p50 ${percentile(micros, 0.5).toFixed(0)} µs, p99 ${percentile(micros, 0.99).toFixed(0)} µs`,
);
const { recall, recallAll, safeStopped } = all;
print(JSON.stringify({ recall, recallAll, safeStopped, byLanguage }));
