import { type Language, wordsOf } from '../language';
import { capital, isListed, plainWords } from '../recognise/features';
import { shiftPerson } from './person-shift';
import { startsAsking, withoutFillers } from './clauses';

const longest = 17;
const fewest = 2;
const few = 3;
const withoutPronoun: readonly Language[] = ['es', 'pt'];
const signs = /[^\p{L}\p{N}\s'’,%€$£:.-]|\s:?[()DP]+\s*$|(?<!\.)\.+$/gu;

const unsigned =
  /\b(?:(?:he|she|they|you|that|there|what)s|(?:they|you)re|(?:i|you|they|we)ve|im|(?:do|does|did|is|was|have|could|would|ca|wo|are|were|should|has|had)nt)\b/gi;
const withSign = (word: string): string =>
  word.replace(/(?:nt|s|re|m|ve)$/i, (end) => (end === 'nt' ? "n't" : `'${end}`));

const both = /\b(?:we|us|our|ours|ourselves)(?=\b)/gi;
const asOne = (word: string): string =>
  ({ we: 'I', us: 'me', our: 'my', ours: 'mine' })[word.toLowerCase()] ?? 'myself';

const pairsIn = (list = ''): Map<string, string> =>
  new Map(
    list
      .split(' ')
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  );

/** Says the person's words from the other side: "Ich habe Hunger" as "Du hast Hunger"; null if it cannot. */
function sayBack(text: string, language: Language): string | null {
  const bare = text.replaceAll(signs, '').trim();
  if (language === 'en')
    return shiftPerson(bare.replaceAll(unsigned, withSign).replaceAll(both, asOne));
  const [pronouns, verbs, endings, between, leading = ''] = wordsOf[language].shifts
    .split('|')
    .map((part) => part.trim());
  const words = pairsIn(pronouns);
  const [you = ''] = words.values();
  const tokens = bare.match(/\p{L}+['’]?|[^\p{L}]+/gu) ?? [];
  const plain = (token: string) => token.toLowerCase().replace('’', "'");
  const isSubject = (token: string) =>
    [you, 'ihr'].includes(words.get(plain(token))?.replace('_', '') ?? '');
  const at = tokens.findIndex(isSubject);
  if (tokens.some((token) => isListed(token.toLowerCase(), wordsOf[language].never))) return null;
  const known = pairsIn(verbs);
  const turn = (token: string, isVerb: boolean) =>
    turned(plain(token), known, isVerb ? pairsIn(`${endings} ${leading}`) : pairsIn(endings));
  const isFirst = (index: number) =>
    index === 0 || isListed(plain(tokens[index - 2] ?? ''), between ?? '');
  const verbAt = verbOf(tokens, at, between ?? '');
  const isFree = withoutPronoun.includes(language);
  if (at >= 0 && verbAt === null && !isFree) return null;
  return tokens
    .map((token, index) => {
      const other = words.get(plain(token));
      if (other !== undefined) return other.replace('_', ' ');
      return (isFree || index === verbAt ? turn(token, isFirst(index)) : null) ?? token;
    })
    .join('');
}

function verbOf(tokens: readonly string[], at: number, between: string): number | null {
  if (at < 0) return null;
  const isWord = (index: number) => /^\p{L}/u.test(tokens[index] ?? '');
  const next = tokens.findIndex(
    (token, index) =>
      index > at && isWord(index) && !isListed(token.toLowerCase().replace('’', "'"), between),
  );
  const isFirst = !tokens.slice(0, at).some((token) => /^\p{L}/u.test(token));
  if (isFirst || between !== '') return next < 0 ? null : next;
  return isWord(at - 2) &&
    /(?:e|te|en|bin|hab|war|kann|muss|will|sind)$/i.test(tokens[at - 2] ?? '')
    ? at - 2
    : null;
}

function turned(verb: string, verbs: Map<string, string>, endings: Map<string, string>) {
  const known = verbs.get(verb);
  if (known !== undefined) return known;
  for (const [ending, other] of endings)
    if (verb.endsWith(ending) && verb.length > ending.length + 1)
      return verb.slice(0, verb.length - ending.length) + other;
  return null;
}

/** Returns the part of a sentence that says most, from the other side; null if it is too long or unclear. */
export function echoOf(text: string, language: Language): { echo: string; part: string } | null {
  const { links, trailing } = wordsOf[language];
  const parts = text
    .split(new RegExp(`[,;:!?…–—]+\\s*|\\s-\\s|\\.{2,}\\s*|[,\\s]+(?=(?:${links})\\s)`, 'iu'))
    .map((part) =>
      withoutFillers(part, language).replace(new RegExp(`^(?:${links})\\s+`, 'iu'), ''),
    )
    .map((part) => part.replace(new RegExp(`\\s+(?:${trailing})[\\s.!]*$`, 'giu'), '').trim())
    .filter((part) => countOf(part) >= fewest && countOf(part) <= longest)
    .filter((part) => !startsAsking(part, language));
  const whole = countOf(text) <= few ? [text.replace(/(?<![.!\s])[.!\s]+$/, '')] : [];
  const sorted = [...whole, ...parts.reverse()].sort(
    (a, b) => weightOf(b, language) - weightOf(a, language),
  );
  const best = sorted.find((part) => sayBack(part, language) !== null);
  if (best === undefined) return null;
  return { part: best, echo: capital(sayBack(best, language)?.trim() ?? '') };
}

const countOf = (text: string) => plainWords(text).length;

const weightOf = (text: string, language: Language): number => {
  const small = wordsOf[language].small;
  const words = plainWords(text);
  return words.filter((word) => !isListed(word, small)).length + words.length / 10;
};
