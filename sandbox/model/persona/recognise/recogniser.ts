import { alternatives, heardIn, type Intent } from '../talk';
import { expand } from './expand';
import { askingWords, type Language, wordsOf } from '../language';
import { featuresOf, hash, isListed, plainWords } from './features';

export interface Recognition {
  intent: Intent;
  /** The likeness of the text to the nearest line of the intent, 0 to 1. */
  score: number;
}

const ofUnknown = 0.5;
const ofUnknownWord = 0.9;
const ofPairs = 1.2;
const ofOtherForm = 0.7;
const leastWeight = 0.02;
const ofSecond = 0.2;
const ofNext = 0.2;
const leastLikeness = 0.05;

/**
 * The lines of one language, indexed by their features. A feature weighs the more, the fewer intents
 * have it. Nothing is trained beforehand: a line that is added to the data is known at the next start.
 */
interface Index {
  intents: Intent[];
  /** The intent of each line, as a place in `intents`. */
  lines: number[];
  /** The form of each line. */
  forms: Form[];
  weightOf: Map<number, number>;
  /** By feature, the lines that have it, each with its share in them. */
  postings: Map<number, { lines: number[]; shares: number[] }>;
}

const indexes = new Map<Language, Index>();

function indexOf(language: Language): Index {
  const ready = indexes.get(language);
  if (ready) return ready;
  const templates = heardIn(language);
  const intents = Object.keys(templates) as Intent[];
  const read = intents.flatMap((intent, place) =>
    [...new Set(alternatives(templates[intent]).flatMap(expand))].map((line) => ({
      place,
      form: formOf(line, language),
      features: featuresOf(line),
    })),
  );
  const weightOf = weightsIn(read, intents.length);
  const postings: Index['postings'] = new Map();
  for (const [line, { features }] of read.entries()) {
    for (const [feature, share] of weigh(features, weightOf)) {
      const posting = postings.get(feature) ?? { lines: [], shares: [] };
      posting.lines.push(line);
      posting.shares.push(share);
      postings.set(feature, posting);
    }
  }
  const index = {
    intents,
    lines: read.map(({ place }) => place),
    forms: read.map(({ form }) => form),
    weightOf,
    postings,
  };
  indexes.set(language, index);
  return index;
}

/** True if an intent has one of the words that carry a text, by their beginnings, or nothing carries it. */
export function sharesWord(text: string, intent: Intent, language: Language): boolean {
  const { intents, lines, postings } = indexOf(language);
  const isOfIntent = (line: number) => intents[lines[line] ?? 0] === intent;
  const isKnown = (word: string) =>
    postings.get(hash(` ${word.slice(0, 4)}`))?.lines.some(isOfIntent) ?? false;
  const carrying = plainWords(text).filter(
    (word) => word.length > 2 && !isListed(word, wordsOf[language].small),
  );
  return carrying.length === 0 || carrying.some(isKnown);
}

function weightsIn(
  read: readonly { place: number; features: Map<number, number> }[],
  intents: number,
): Map<number, number> {
  const places = new Map<number, Set<number>>();
  for (const { place, features } of read) {
    for (const feature of features.keys())
      places.set(feature, (places.get(feature) ?? new Set()).add(place));
  }
  const most = Math.log(intents + 1);
  const weight = (having: number) => Math.log((intents + 1) / having) / most + leastWeight;
  return new Map([...places].map(([feature, { size }]) => [feature, weight(size)]));
}

function weigh(features: Map<number, number>, weightOf: Map<number, number>) {
  const weights = [...features].map(([feature, value]): [number, number] => [
    feature,
    value * (weightOf.get(feature) ?? (value > ofPairs ? ofUnknownWord : ofUnknown)),
  ]);
  const norm = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return weights.map(([feature, weight]): [number, number] => [feature, weight / norm]);
}

type Form = keyof (typeof askingWords)['en'] | 'yesno' | null;

function formOf(text: string, language: Language): Form {
  const { yesno, yours, fillers, mirror } = wordsOf[language];
  const words = plainWords(text);
  const at = words.findIndex((word) => !isListed(word, fillers));
  const [first = '', second = ''] = words.slice(Math.max(0, at));
  const isInverted = new RegExp(`^(?:${mirror})(?!\\p{L})`, 'iu').test(text);
  const isPair = isListed(first, yesno) && isListed(second, yours);
  if (isPair || (isListed(language, 'en de') && isInverted)) return 'yesno';
  const kinds = Object.entries(askingWords[language]) as [Form, string[]][];
  return kinds.find(([, asking]) => asking.includes(first))?.[0] ?? null;
}

const differ = (one: Form, other: Form): boolean =>
  one !== null && other !== null && one !== other && !(isLoose(one) && isLoose(other));
const isLoose = (form: Form) => form === 'what' || form === 'how';

const lately = new Map<string, Recognition[]>();
const mostKept = 4_000;

/** Returns the intents that a text may have, the likeliest first; none for a text without words. */
export function recognise(text: string, language: Language): Recognition[] {
  const key = `${language} ${text}`;
  const known = lately.get(key);
  if (known) return known;
  if (lately.size >= mostKept) lately.clear();
  const found = compare(text, language);
  lately.set(key, found);
  return found;
}

function compare(text: string, language: Language): Recognition[] {
  const { intents, lines, forms, weightOf, postings } = indexOf(language);
  const form = formOf(text, language);
  const likeness = new Float32Array(lines.length);
  for (const [feature, weight] of weigh(featuresOf(text), weightOf)) {
    const posting = postings.get(feature);
    if (!posting) continue;
    const { lines: having, shares } = posting;
    for (let at = 0; at < having.length; at += 1) {
      const line = having[at] ?? 0;
      likeness[line] = (likeness[line] ?? 0) + weight * (shares[at] ?? 0);
    }
  }
  const byIntent = new Map<number, number[]>();
  for (const [line, alike] of likeness.entries()) {
    if (alike < leastLikeness) continue;
    const score = differ(form, forms[line] ?? null) ? alike * ofOtherForm : alike;
    const place = lines[line] ?? 0;
    const scores = byIntent.get(place);
    if (scores) scores.push(score);
    else byIntent.set(place, [score]);
  }
  return [...byIntent]
    .flatMap(([place, scores]) => {
      const [nearest = 0, second = 0, ...others] = scores.sort((a, b) => b - a);
      const next = others.slice(0, 4).reduce((sum, score) => sum + score, 0) / 4;
      const intent = intents[place];
      const order = nearest + ofSecond * second + ofNext * next;
      return intent ? [{ intent, score: nearest, order }] : [];
    })
    .sort((a, b) => b.order - a.order)
    .map(({ intent, score }) => ({ intent, score }));
}
