import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Finding } from '../verdict';
import { languages, type Language } from '../grammar/languages';

export type CorpusLabel = Finding['category'] | 'safe';

export interface CorpusLine {
  language: Language;
  label: CorpusLabel;
  text: string;
  /** Of a template that nothing is trained on. */
  heldOut: boolean;
}

/** Most lines that one template gives. */
const mostPerTemplate = 6;
/** One template in so many is held out. */
const heldOutShare = 5;

/**
 * The corpus: templates of `<language>.txt` with their slots and alternatives filled in. The same
 * lines every time; a template's lines are all trained on or all held out.
 */
export function composeCorpus(): CorpusLine[] {
  return languages.flatMap(composeLanguage);
}

function composeLanguage(language: Language): CorpusLine[] {
  const source = readFileSync(new URL(`./${language}.txt`, import.meta.url), 'utf8');
  const slots = new Map<string, string[]>();
  const lines: CorpusLine[] = [];
  let section = '';
  for (const line of source.split('\n').filter(Boolean)) {
    if (line.startsWith('## ')) section = line.slice(3);
    else if (section === 'slots') {
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

/** By the template's own words, so that a new one moves no other. */
function isHeldOut(template: string): boolean {
  const [first = 0] = createHash('sha256').update(template).digest();
  return first % heldOutShare === 0;
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
