import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Finding } from '../verdict';
import { languages, type Language } from '../grammar/languages';

type CorpusLabel = Finding['category'] | 'safe';

export interface CorpusLine {
  language: Language;
  label: CorpusLabel;
  text: string;
  /** Of a template that nothing is trained on. */
  heldOut: boolean;
}

/** The folder of the lines, see domain/moderation/CONTEXT.md. */
const corpus = new URL('../../../data/moderation/', import.meta.url);

/** The maximum number of lines per template. */
const mostPerTemplate = 6;
/** One in this many templates and written lines is held out. */
const heldOutShare = 10;

/**
 * The corpus: lines as people write them, of `written/<language>.txt`, and templates of
 * `templates/<language>.txt` with their slots and alternatives filled in. The same lines every time;
 * a template's lines are all trained on or all held out.
 */
export function composeCorpus(): CorpusLine[] {
  return [
    ...languages.flatMap((language) => [...readWritten(language), ...fillTemplates(language)]),
    ...readEveryday(),
    ...readStrangers(),
  ];
}

const everydayLine = z.object({ lang: z.enum(languages), text: z.string() });

/** Public small talk (data/moderation/everyday/README.md), all of it safe. */
function readEveryday(): CorpusLine[] {
  return readFileSync(new URL('everyday/small-talk.jsonl', corpus), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => everydayLine.parse(JSON.parse(line)))
    .map(({ lang, text }) => ({ language: lang, label: 'safe', text, heldOut: isHeldOut(text) }));
}

function readWritten(language: Language): CorpusLine[] {
  return readSections(`written/${language}.txt`).map(({ section, line: text }) => ({
    language,
    label: section as CorpusLabel,
    text,
    heldOut: isHeldOut(text),
  }));
}

function fillTemplates(language: Language): CorpusLine[] {
  const slots = new Map<string, string[]>();
  const lines: CorpusLine[] = [];
  for (const { section, line } of readSections(`templates/${language}.txt`)) {
    if (section === 'slots') {
      const [name = '', values = ''] = line.split(': ');
      slots.set(name, values.split(' | '));
    } else {
      const heldOut = isHeldOut(line);
      const label = section as CorpusLabel;
      for (const text of fill(line, slots)) lines.push({ language, label, text, heldOut });
    }
  }
  return lines;
}

/** The labels of measured lines, by their names in the corpus. */
const labelOf: Record<string, CorpusLabel> = {
  safe: 'safe',
  minor_self: 'minor_self',
  minor_other: 'minors',
  crisis: 'crisis',
  violence_threat: 'violence',
  non_consent: 'non_consent',
  real_person: 'real_person',
  trafficking_or_illegal: 'trafficking',
  personal_data_harvest: 'personal_data',
};
const strangersLine = everydayLine.extend({ label: z.string() });

/** Lines that were measured with first, and whose misses became rules. */
function readStrangers(): CorpusLine[] {
  const folder = new URL('strangers/', corpus);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => strangersLine.parse(JSON.parse(line)))
    .map(({ lang, label, text }) => {
      const known = labelOf[label];
      if (!known) throw new Error(`nothing is called ${label}`);
      return { language: lang, label: known, text, heldOut: isHeldOut(text) };
    });
}

/** The lines of a file, each with the `## section` that it stands in. */
function readSections(file: string): { section: string; line: string }[] {
  let section = '';
  return readFileSync(new URL(file, corpus), 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      if (!line.startsWith('## ')) return [{ section, line }];
      section = line.slice(3);
      return [];
    });
}

/** By its own words, so that a new one moves no other. */
function isHeldOut(source: string): boolean {
  const [first = 0, second = 0] = createHash('sha256').update(source).digest();
  return ((first << 8) | second) % heldOutShare === 0;
}

/** Some of a template's lines, spread evenly over all of them. */
function fill(template: string, slots: Map<string, string[]>): string[] {
  const choices = template.split(/(\([^()]*\)|\{\w+\})/).map((part): string[] => {
    if (part.startsWith('('))
      return part
        .slice(1, -1)
        .split('|')
        .flatMap((one) => fill(one, slots));
    if (part.startsWith('{')) return slots.get(part.slice(1, -1)) ?? [part];
    return [part];
  });
  const all = choices.reduce((product, { length }) => product * length, 1);
  const count = Math.min(all, mostPerTemplate);
  const texts = Array.from({ length: count }, (_, index) => {
    // A step that shares no factor with most counts reaches every slot's later values too.
    let at = Math.floor((index * all) / count + index * 7) % all;
    return choices
      .map((values) => {
        const value = values[at % values.length] ?? '';
        at = Math.floor(at / values.length);
        return value;
      })
      .join('');
  });
  return [...new Set(texts)];
}
