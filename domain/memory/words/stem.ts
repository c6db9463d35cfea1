import { wordLanguages, type WordLanguage } from './language';
import { stemRules, type StemRules } from './stem-rules';

interface Stemmer extends Omit<StemRules, 'endings' | 'irregular'> {
  endings: ReadonlySet<string>;
  longestEnding: number;
  irregular: ReadonlyMap<string, string>;
}

function compile({ endings, irregular, ...rules }: StemRules): Stemmer {
  const forms = irregular.split(';').flatMap((entry) => {
    const [base = '', others = ''] = entry.split(':').map((part) => part.trim());
    return others.split(/\s+/u).map((form) => [form, base] as const);
  });
  const all = endings.split(/\s+/u);
  return {
    ...rules,
    endings: new Set(all),
    longestEnding: Math.max(...all.map(({ length }) => length)),
    irregular: new Map(forms),
  };
}

const stemmers = new Map<WordLanguage, Stemmer>(
  wordLanguages.map((language) => [language, compile(stemRules[language])]),
);

/**
 * Returns the stem of a folded word in a language, by endings and irregular forms alone. It need not be a
 * word; it only is the same for the forms of one.
 */
export function stem(word: string, language: WordLanguage): string {
  const stemmer = stemmers.get(language);
  if (!stemmer || /\d/u.test(word)) return word;
  const base = stemmer.irregular.get(word) ?? word;
  let left = rewrite(base, stemmer.prepare, stemmer.least);
  for (let removed = 0; removed < stemmer.most; removed += 1) {
    const shorter = withoutEnding(left, stemmer);
    if (shorter === left) break;
    left = shorter;
  }
  // A doubled letter is often a slip.
  return rewrite(left, stemmer.finish, stemmer.least - 1).replace(/(\p{L})\1+/gu, '$1');
}

function withoutEnding(word: string, { endings, longestEnding, least }: Stemmer): string {
  for (let length = Math.min(longestEnding, word.length - least); length > 0; length -= 1) {
    if (endings.has(word.slice(-length))) return word.slice(0, -length);
  }
  return word;
}

function rewrite(word: string, rules: StemRules['prepare'], least: number): string {
  let left = word;
  for (const [pattern, replacement] of rules ?? []) {
    const next = left.replace(pattern, replacement);
    if (next.length >= least) left = next;
  }
  return left;
}
