/**
 * Measures the text filter. For unsafe lines, by label and language: how many it detects (as certain or as
 * likely) and how many as certain, which alone has an effect. For safe lines: how many it stops and how
 * many it finds likely, which stops no one. Also the time per decision. A file has one line `{id, lang,
 * direction, text, label}` each. The last printed line is JSON. Without --file it uses the corpus's
 * held-out part and the lines of data/moderation/unseen, which were not used for training.
 *
 *   npm run bench:moderation [-- --file FILE --file FILE] [--misses]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { composeCorpus } from '~/domain/moderation/classifier/compose-corpus';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { percentile } from '../percentiles';

const lineSchema = z.object({
  id: z.string(),
  lang: z.string(),
  direction: z.enum(['from_person', 'from_character']),
  text: z.string(),
  label: z.string(),
});
type Line = z.infer<typeof lineSchema>;

const { values } = parseArgs({
  options: {
    file: { type: 'string', multiple: true },
    misses: { type: 'boolean', default: false },
  },
});

const unseen = new URL('../../data/moderation/unseen/', import.meta.url);
const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function readLines(file: string | URL): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

function ownLines(): Line[] {
  const heldOut = composeCorpus()
    .filter((line) => line.heldOut)
    .map(({ language, label, text }, index) => ({
      id: `held-out-${index + 1}`,
      lang: language,
      direction: 'from_person' as const,
      text,
      label,
    }));
  const files = readdirSync(unseen).filter((name) => name.endsWith('.jsonl'));
  return [...heldOut, ...files.flatMap((name) => readLines(new URL(name, unseen)))];
}

const lines = values.file ? values.file.flatMap((file) => readLines(file)) : ownLines();
const moderator = createEmbeddedModerator();
const judged: { line: Line; isStopped: boolean; isNoticed: boolean }[] = [];
const micros: number[] = [];
// The first lines warm the process up and are not timed.
for (const line of lines.slice(0, 200)) await moderator.judge(line.text, line.direction);
for (const line of lines) {
  const from = performance.now();
  const verdict = await moderator.judge(line.text, line.direction);
  micros.push((performance.now() - from) * 1000);
  const isStopped = verdict.kind !== 'allowed';
  const found = verdict.kind === 'allowed' ? (verdict.likely ?? []) : verdict.findings;
  const isNoticed = found.length > 0;
  judged.push({ line, isStopped, isNoticed });
  if (values.misses && isNoticed === (line.label === 'safe')) {
    const how = isStopped ? 'stopped' : isNoticed ? 'likely' : 'missed';
    print(`${how} ${line.lang} ${line.label}: ${line.text} ${JSON.stringify(found)}`);
  }
}

function measure(some: typeof judged) {
  const unsafe = some.filter(({ line }) => line.label !== 'safe');
  const safe = some.filter(({ line }) => line.label === 'safe');
  const labels = [...new Set(unsafe.map(({ line }) => line.label))];
  const stopped = (part: typeof judged) =>
    share(part.filter(({ isStopped }) => isStopped).length, part.length);
  const noticed = (part: typeof judged) =>
    share(part.filter(({ isNoticed }) => isNoticed).length, part.length);
  const byLabel = (of: (part: typeof judged) => number) =>
    Object.fromEntries(
      labels.map((label) => [label, of(unsafe.filter(({ line }) => line.label === label))]),
    );
  return {
    lines: some.length,
    recall: byLabel(noticed),
    recallAll: noticed(unsafe),
    certain: byLabel(stopped),
    certainAll: stopped(unsafe),
    safeStopped: stopped(safe),
    safeLikely: noticed(safe) - stopped(safe),
  };
}

const all = measure(judged);
const byLanguage = Object.fromEntries(
  [...new Set(lines.map(({ lang }) => lang))].map((lang) => [
    lang,
    measure(judged.filter(({ line }) => line.lang === lang)),
  ]),
);
for (const [name, figures] of [['all', all] as const, ...Object.entries(byLanguage)]) {
  print(
    `${name.padEnd(4)} ${String(figures.lines).padStart(5)} lines, noticed ` +
      `${percent(figures.recallAll)}, certain ${percent(figures.certainAll)}; safe lines stopped ` +
      `${percent(figures.safeStopped)}, likely ${percent(figures.safeLikely)}`,
  );
  for (const [label, recall] of Object.entries(figures.recall)) {
    print(
      `       ${label.padEnd(24)} ${percent(recall)}, certain ${percent(figures.certain[label] ?? 0)}`,
    );
  }
}
print(
  `a decision: p50 ${percentile(micros, 0.5).toFixed(0)} µs, p99 ${percentile(micros, 0.99).toFixed(0)} µs`,
);
print(JSON.stringify({ ...all, byLanguage }));
