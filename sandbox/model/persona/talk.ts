import de from './data/talk.de.json' with { type: 'json' };
import en from './data/talk.en.json' with { type: 'json' };
import es from './data/talk.es.json' with { type: 'json' };
import fr from './data/talk.fr.json' with { type: 'json' };
import pt from './data/talk.pt.json' with { type: 'json' };

export const languages = ['en', 'fr', 'de', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

/** What a person may mean by a clause. */
export type Intent = keyof (typeof en)['intents'];

interface Talk {
  /** By intent, the lines that people write, then `=>` and the lines that answer them. */
  intents: Record<Intent, string>;
  /** The lines of groups that stand for no intent, or for one in a case or a mood. */
  groups: Record<string, string>;
}

const talk: Record<Language, Talk> = { en, fr, de, es, pt };

/** Splits an entry of the data files, `one | two | three`. */
export const alternatives = (entry: string): string[] => entry.split(' | ');

/** Returns the lines that people write in a language, by intent, as templates. */
export const heardIn = (language: Language): Record<Intent, string> =>
  Object.fromEntries(
    Object.entries(talk[language].intents).map(([intent, entry]) => [
      intent,
      entry.split(' => ')[0] ?? '',
    ]),
  ) as Record<Intent, string>;

/** Returns the lines of a group; none if a language has no such group. */
export function linesOf(language: Language, group: string): string[] {
  const { intents, groups } = talk[language];
  const entry = groups[group] ?? (intents as Record<string, string>)[group]?.split(' => ')[1];
  return entry === undefined ? [] : alternatives(entry);
}
