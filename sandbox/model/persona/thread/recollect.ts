import { type Language, wordsOf } from '../language';
import { hasWord } from './clauses';
import { jobIn, type Named, namesIn } from './names';
import { likeness, stemOf, stemsIn } from './stems';
import { timeIn } from './times';
import type { Statement } from './statements';

type Kind = 'name' | 'clock' | 'when' | 'where' | 'many' | 'job';
interface Wanted {
  kind: Kind;
  stems: string[];
  /** The stems of the part before: "my dog's name. What is it?". */
  stemsBefore: string[];
}

interface Found {
  parts: string[];
  /** The number of things that were asked and nobody stated. */
  missing: number;
}

const contextWeight = 0.4;
const ownedWeight = 3;
const ofHome = /\b(?:i['’]?m|i am|live|moved|wohne|komme|lebe|vivo|soy|habite|viens|moro|sou)\b/i;
const isNow = /^(?:today|tonight|heute|hoy|aujourd.hui|hoje)$/i;
const ofNow = 0.7;

/** Returns what a message asks about the person, in its order: "whose dog" and "what time" are two. */
export function wantedIn(message: string, language: Language): Wanted[] {
  const words = wordsOf[language];
  const kinds = words.asked.split(' ;; ').map((entry) => {
    const [kind, list] = entry.split(': ');
    return [kind as Kind, list ?? ''] as const;
  });
  const segments = message
    .split(new RegExp(`[.,;!?]+\\s*|\\s(?:${words.and})\\s`, 'iu'))
    .filter((part) => /\p{L}/u.test(part));
  return segments.flatMap((segment, index) => {
    const kind = kinds.find(([, list]) => hasWord(segment, list))?.[0];
    const stemsBefore = stemsIn(segments.slice(0, index).join(' '), language);
    const asking = kinds.map(([, list]) => list).join('|');
    const stems = stemsIn(
      segment.replaceAll(new RegExp(`(?<!\\p{L})(?:${asking})(?!\\p{L})`, 'giu'), ' '),
      language,
    );
    return kind ? [{ kind, stems, stemsBefore }] : [];
  });
}

/** Finds what answers each part of a question; without a cue only what shares a word with it. */
export function recollect(
  wanted: readonly Wanted[],
  statements: readonly Statement[],
  language: Language,
  isCued: boolean,
): Found {
  const parts: string[] = [];
  let missing = 0;
  for (const one of wanted) {
    const part = partFor(one, statements, language, isCued);
    if (part === null) missing += 1;
    else if (!parts.includes(part)) parts.push(part);
  }
  return { parts, missing };
}

function partFor(
  { kind, stems, stemsBefore }: Wanted,
  statements: readonly Statement[],
  language: Language,
  isCued: boolean,
): string | null {
  let best: string | null = null;
  let most = isCued || kind === 'job' || (kind === 'where' && stems.length === 0) ? 0 : 0.9;
  for (const [index, { said }] of statements.entries()) {
    if (kind === 'where' && stems.length === 0 && !ofHome.test(said)) continue;
    const before = statements[index - 1]?.said;
    const score =
      likeness(stems, said, before, language) +
      contextWeight * likeness(stemsBefore, said, before, language);
    for (const { value, owner } of valuesIn(kind, said, language)) {
      const isOwner = owner !== null && stems.includes(stemOf(owner, language));
      const isOwnerBefore = owner !== null && stemsBefore.includes(stemOf(owner, language));
      const total = score + (isOwner ? ownedWeight : isOwnerBefore ? ownedWeight / 2 : 0);
      const likely = total - (isNow.test(value) ? ofNow : 0);
      if (likely < most) continue;
      best = value;
      most = likely;
    }
  }
  return best;
}

function valuesIn(kind: Kind, said: string, language: Language): Named[] {
  const free = (value: string | null | undefined) => (value ? [{ value, owner: null }] : []);
  if (kind === 'name') return namesIn(said, language);
  if (kind === 'when') return free(timeIn(said, language));
  if (kind === 'clock')
    return free(/\d(?:[:.]\d\d| ?(?:am|pm|uhr|h)\b)/i.test(said) ? timeIn(said, language) : null);
  if (kind === 'many') return free(/\d+(?: \p{L}{2,})?/u.exec(said)?.[0]);
  if (kind === 'job') return free(jobIn(said, language));
  const places = new RegExp(
    `(?<!\\p{L})(?:${wordsOf[language].inplace}) (\\p{Lu}[\\p{L}-]+)`,
    'u',
  ).exec(said);
  return free(places?.[1]);
}
