import { english } from './en';
import { french } from './fr';
import { german } from './de';
import type { PromptLexicon } from './prompt-lexicon';
import { portuguese } from './pt';
import { spanish } from './es';

/** The lexicons of all languages. All of them are applied to every prompt. */
export const promptLexicons: readonly PromptLexicon[] = [
  english,
  german,
  spanish,
  french,
  portuguese,
];
