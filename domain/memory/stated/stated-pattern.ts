import { compileCalendar, dayMark, type Calendar, type CalendarWords } from './calendar';
import { narrowLetters } from './narrow-letters';

/** The kinds of facts that a person may state about themselves. */
const statedKinds = [
  'name',
  'nickname',
  'age',
  'home',
  'origin',
  'job',
  'trade',
  'birthday',
  'named',
  'favourite',
  'likes',
  'fond',
  'dislikes',
  'unliked',
  'allergy',
  'plan',
  'likeOver',
  'jobOver',
  'workOver',
  'homeOver',
  'kinOver',
] as const;
export type StatedKind = (typeof statedKinds)[number];

/** The kinds that end a fact. */
export const endKinds: ReadonlySet<StatedKind> = new Set([
  'likeOver',
  'jobOver',
  'workOver',
  'homeOver',
  'kinOver',
]);

/**
 * A pattern for one kind of fact in one language. Its groups are `value`, `name`, `lowName`, `names`, `day`
 * or `born`, and `about` if it concerns something, or `whose` if that begins with a name.
 */
interface StatedPattern {
  kind: StatedKind;
  pattern: RegExp;
  /** True if it is matched against words in which `markDays` has marked the days. */
  hasDay: boolean;
  /** The words of the language without which it cannot match; a cheap test before a long pattern. */
  needs: 'kin' | 'trade' | null;
}

/** The words by which a language states facts. Each string is an alternation of regular expressions. */
interface LanguageWords {
  /** The BCP 47 tag by which days are written. */
  locale: string;
  /** Words that end a phrase within a sentence. */
  stops: string;
  and: string;
  /** Words that do not occur in a short phrase. */
  joints: string;
  /** Relatives, friends and pets. */
  relatives: string;
  trades: string;
  /** Words that are no name when written in lower case after "my name is". */
  notNames: string;
  /** Words before a statement that make it a supposition, or the words of another. */
  doubts: string;
  /** Words directly before a statement that deny it, or make its verb another word. */
  denials: string;
  /** Words after a statement that take it back. */
  retractions: string;
  /** Short questions after a statement, which is then still a statement. */
  tags: string;
  /** Words with which a value does not begin. */
  notValues: string;
  /** Words in a value that deny the statement. */
  negations: string;
  /** Words that do not occur in the name of a plan. */
  notPlans: string;
  /** Words by which a fact of any origin is recognised as one about a liking, a job or a home. */
  marks: { like: string; work: string; home: string };
  calendar: CalendarWords;
  patterns: readonly [StatedKind, string][];
}

/** The compiled words of a language. */
export interface StatedLanguage {
  locale: string;
  patterns: readonly StatedPattern[];
  calendar: Calendar;
  and: RegExp;
  kin: RegExp;
  trade: RegExp;
  notNames: RegExp;
  doubts: RegExp;
  denials: RegExp;
  retractions: RegExp;
  tags: RegExp;
  notValues: RegExp;
  negations: RegExp;
  notPlans: RegExp;
  marks: { like: RegExp; work: RegExp; home: RegExp };
}

const begin = String.raw`(?<![\p{L}\d'’])`;
const wordEnd = String.raw`(?!\p{L})`;
const nameWord = String.raw`\p{L}[\p{L}'’-]+`;
const word = String.raw`\p{L}[\p{L}'’-]*`;
const punctuation = String.raw`[.,;:!?()"\n]`;

/** Compiles the words of a language. Nothing in it depends on the case of letters. */
export function statedLanguage(words: LanguageWords): StatedLanguage {
  const calendar = compileCalendar(words.calendar);
  const compile = (source: string) => new RegExp(narrowLetters(source), 'i');
  const anywhere = (source: string) => compile(`${begin}(?:${source})${wordEnd}`);
  return {
    locale: words.locale,
    calendar,
    patterns: compilePatterns(words),
    and: compile(String.raw`\s*,\s*|\s+(?:${words.and})\s+`),
    kin: anywhere(words.relatives),
    trade: anywhere(words.trades),
    notNames: compile(`^(?:${words.notNames})$`),
    doubts: anywhere(words.doubts),
    denials: compile(String.raw`${begin}(?:${words.denials})\s+$`),
    retractions: anywhere(words.retractions),
    tags: compile(String.raw`[\s,.;–-]+(?:${words.tags})\s*[?？!]+$`),
    notValues: compile(`^(?:${words.notValues})${wordEnd}`),
    negations: anywhere(words.negations),
    notPlans: anywhere(words.notPlans),
    marks: {
      like: anywhere(words.marks.like),
      work: anywhere(words.marks.work),
      home: anywhere(words.marks.home),
    },
  };
}

/**
 * Compiles patterns. `VALUE` stands for a phrase up to the next stop, `NAME` for a name with a capital,
 * `ANYNAME` for one in any case, `NAMES` for several, `DAY` for a day, `BORN` for a date, `THING` for a short
 * phrase, `KIN` for a relative or a pet, `TRADE` for a trade, `END` for the end of a phrase, and `^` for the
 * beginning of a word.
 */
function compilePatterns(words: LanguageWords): StatedPattern[] {
  const end = String.raw`(?=\s+(?:${words.stops})${wordEnd}|\s*${punctuation}|\s*$)`;
  const tokens: Record<string, string> = {
    VALUE: String.raw`(?<value>[\p{L}\d][^.,;:!?()"\n]{1,60}?)${end}`,
    NAME: String.raw`(?<name>${nameWord}(?:\s${nameWord})?)${wordEnd}`,
    LOWNAME: `(?<lowName>${nameWord})${end}`,
    NAMES: String.raw`(?<names>${nameWord}(?:(?:\s*,\s*|\s+(?:${words.and})\s+)${nameWord}){1,4})`,
    DAY: `(?<day>${dayMark}+)`,
    BORN: `(?<born>${dayMark}+)`,
    THING: String.raw`(?<about>${word}(?:\s(?!(?:${words.joints})${wordEnd})${word}){0,4}?)`,
    KIN: `(?<about>${words.relatives})${wordEnd}`,
    TRADE: `(?<value>${words.trades})${wordEnd}`,
    END: end,
  };
  const fill = (source: string) =>
    source
      .replace('^', begin)
      .replace(
        /VALUE|LOWNAME|NAMES|NAME|DAY|BORN|THING|KIN|TRADE|END/gu,
        (token) => tokens[token] ?? '',
      );
  return words.patterns.flatMap(([kind, source]) => {
    // A name in lower case counts only where nothing follows it.
    const variants = source.includes('ANYNAME')
      ? [source.replace('ANYNAME', 'NAME'), source.replace('ANYNAME', 'LOWNAME')]
      : [source];
    return variants.map((variant) => ({
      kind,
      pattern: new RegExp(narrowLetters(fill(variant)), 'gi'),
      needs: source.includes('KIN') ? 'kin' : source.includes('TRADE') ? 'trade' : null,
      hasDay: /DAY|BORN/.test(source.replaceAll('WEEKDAY', '')),
    }));
  });
}
