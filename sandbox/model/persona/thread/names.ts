import { type Language, wordsOf } from '../language';
import { plainWords } from '../recognise/features';
import { hasWord } from './clauses';

/** A name in a statement. */
export interface Named {
  value: string;
  /** Whose name it is: "dog" in "my dog Rex". */
  owner: string | null;
}

const capital = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;

const isI = /^I['’]/;

/** Returns the names in a statement, with whose they are: "my wife Maureen", "a band called The Ones". */
export function namesIn(said: string, language: Language): Named[] {
  const { owned, called, when, iam } = wordsOf[language];
  const mine = owned
    .split(' ')
    .map(
      ([first = '', ...rest]) =>
        `[${first.toUpperCase()}${first}]${rest.join('').split('=')[0] ?? ''}`,
    );
  const patterns = [
    `(?:${mine.join('|')})(?: \\p{L}+)?? (\\p{L}+)(?:,| ist| is| est| es| é)? (${capital})`,
    `(?!(?:${mine.join('|')}) )(\\p{L}+)(?: \\p{L}+){0,2} (?:${called}) ((?:${capital} ?){1,3}|\\p{L}{3,})`,
  ];
  const several = `(\\p{L}+), (${capital}(?:, ${capital})* (?:${wordsOf[language].and}) ${capital})`;
  const found = [several, ...patterns].flatMap((pattern) => {
    const match = new RegExp(`(?<!\\p{L})${pattern}`, 'u').exec(said);
    return match
      ? [{ value: (match[2] ?? '').trim(), owner: plainWords(match[1] ?? '')[0] ?? null }].filter(
          ({ value }) => !isI.test(value),
        )
      : [];
  });
  if (found.length > 0 || language === 'de') return found;
  const isDay = new Set(when.split(' '));
  const others = [
    ...said.matchAll(
      new RegExp(`(?<=\\p{L},? )(?!${wordsOf[language].inplace})(${capital})`, 'gu'),
    ),
  ]
    .filter(
      ({ index }) =>
        !hasWord(said.slice(0, index).trimEnd(), `(?:${iam}|${wordsOf[language].inplace})$`),
    )
    .map(({ 1: name = '' }) => ({ value: name, owner: null }));
  return others.filter(({ value }) => !isDay.has(value.toLowerCase()) && !isI.test(value));
}

/** Returns the occupation that a statement names: "an electrician"; null if it names none. */
export function jobIn(said: string, language: Language): string | null {
  const match = new RegExp(`(?:${wordsOf[language].jobs})`, 'iu').exec(said);
  const job = match?.slice(1).find(Boolean);
  if (!job || (language === 'de' && !/^\p{Lu}/u.test(job.split(' ').at(-1) ?? ''))) return null;
  return job;
}

const neverNames =
  /^(?:prob|probably|gonna|only|not|so|very|just|sorry|fine|ok|back|here|single|mutter|vater|papa|mama|oma|opa|student|fan)$/i;

/** Returns the name that the person gave in a message; null if none. */
export function nameIn(message: string, language: Language, isNamed: boolean): string | null {
  const { names, iam, small } = wordsOf[language];
  const after = (phrases: string, name: string) =>
    new RegExp(`(?:^|[^\\p{L}])(?:${phrases}) (${name})(?![\\p{L}])`, 'iu').exec(
      message.replaceAll(/['’]/g, ''),
    )?.[1];
  if (language === 'de' && jobIn(message, language) === null) {
    const german = /\bich bin (\p{Lu}\p{Ll}+)(?= und| aus|[,.!]|$)/iu.exec(message)?.[1];
    if (german && /^\p{Lu}/u.test(german) && !neverNames.test(german)) return german;
  }
  const given = after(names, String.raw`\p{L}[\p{L}-]{1,18}`);
  const isProper =
    language !== 'de' &&
    new RegExp(
      `(?:^|[^\\p{L}])(?:${iam.replace('im', "[Ii]['’]?m").replace('i am', '[Ii] am')}) \\p{Lu}`,
      'u',
    ).test(message);
  const loose = isNamed || isProper ? after(iam, String.raw`\p{L}[\p{L}-]{1,18}`) : undefined;
  const name = given ?? loose;
  if (!name || neverNames.test(name) || small.split(' ').includes(name.toLowerCase())) return null;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
