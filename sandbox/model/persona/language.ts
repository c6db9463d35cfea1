import de from './data/words.de.json' with { type: 'json' };
import en from './data/words.en.json' with { type: 'json' };
import es from './data/words.es.json' with { type: 'json' };
import fr from './data/words.fr.json' with { type: 'json' };
import pt from './data/words.pt.json' with { type: 'json' };
import { plainWords } from './recognise/features';
import { heardIn, type Language, languages } from './talk';

export { type Language, languages } from './talk';

/** Small words and particles of each language. */
export const wordsOf: Record<Language, typeof en> = { en, fr, de, es, pt };

type Asking = 'why' | 'who' | 'when' | 'where' | 'how' | 'what';

/** The words by which questions of each kind begin, by language. */
export const askingWords = Object.fromEntries(
  languages.map((language) => {
    const entries = wordsOf[language].asks.split('|').map((entry) => entry.split('='));
    return [language, Object.fromEntries(entries.map(([kind, list]) => [kind, list?.split(' ')]))];
  }),
) as Record<Language, Record<Asking, string[]>>;

const countsOf = Object.fromEntries(
  languages.map((language) => {
    const counts = new Map<string, number>();
    const text = [...Object.values(heardIn(language)), wordsOf[language].small].join(' ');
    for (const word of plainWords(text, text.length)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [language, counts];
  }),
) as Record<Language, Map<string, number>>;

const toChange = 1.8;
const clear = 0.8;

/**
 * Returns the language of each message: that of the one before, until another is plainly written. A
 * word counts for a language by how much more often its lines have it than those of the others.
 */
export function languagesOf(
  messages: readonly string[],
  first: Language | null = null,
): Language[] {
  let current = first;
  return messages.map((message) => {
    const scores = scoresOf(message);
    const [best = 'en', second = 'en'] = [...languages].sort((a, b) => scores[b] - scores[a]);
    const lead = scores[best] - scores[current ?? second];
    if (best !== current && lead > (current === null ? clear : toChange)) current = best;
    return current ?? 'en';
  });
}

function scoresOf(message: string): Record<Language, number> {
  const scores = { en: 0, fr: 0, de: 0, es: 0, pt: 0 };
  for (const word of plainWords(message)) {
    const plain = languages.some((language) => countsOf[language].has(word))
      ? word
      : word.replace(/(.)\1$/, '$1');
    const seen = languages.map((language) => countsOf[language].get(plain) ?? 0);
    const all = seen.reduce((sum, count) => sum + count, 0);
    if (all === 0) continue;
    for (const [index, language] of languages.entries()) {
      const share = ((seen[index] ?? 0) + 0.3) / (all + 1.5);
      scores[language] += Math.log(share * languages.length);
    }
  }
  return scores;
}
