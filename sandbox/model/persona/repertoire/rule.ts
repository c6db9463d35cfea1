import type { Mood } from '../tone';

/** One kind of thing a fan says, and whole lines that answer it. */
export interface Rule {
  id: string;
  /** How much it matters beside what else was said; from `grave` on it stands alone. */
  weight: number;
  /** Recognises it in an evened-out clause. */
  hears: RegExp;
  unless?: RegExp;
  only?: 'question' | 'statement';
  /** Lines; `{me}` and the like are facts, and a line whose fact is missing is passed over. */
  says: readonly string[];
  /** Lines of characters with this voice, said first. */
  moods?: Partial<Record<Mood, readonly string[]>>;
  /** What follows when one of these lines asked something: after yes, no, or any short answer. */
  yes?: readonly string[];
  no?: readonly string[];
  heard?: readonly string[];
  /** Heard only of somebody who is mourning. */
  isForMourners?: boolean;
  /** A question to which any short message is the answer: a riddle, a joke of the fan's. */
  awaits?: boolean;
  /** The character's own answer, when the fan asks it back. */
  me?: readonly string[];
  /** The reason, when the fan asks why. */
  why?: readonly string[];
}

/** From this weight on nothing else is said beside it. */
export const grave = 9;

export function rule(
  id: string,
  weight: number,
  hears: RegExp,
  says: readonly string[],
  more: Partial<Rule> = {},
): Rule {
  return { id, weight, hears, says, ...more };
}

/** Rules of one language, recognised by whole words of any script. */
export const rulesOf =
  (language: string) =>
  (
    id: string,
    weight: number,
    source: string,
    says: readonly string[],
    more: Partial<Rule> = {},
  ): Rule =>
    rule(
      `${language}.${id}`,
      weight,
      new RegExp(String.raw`(?<![\p{L}'])(?:${source})(?![\p{L}])`, 'u'),
      says,
      more,
    );

/** A thing people talk about: what is answered when it is asked about, and when it is told of. */
export function topic(
  id: string,
  words: string,
  asked: readonly string[],
  said: readonly string[],
  heard: readonly string[],
): Rule[] {
  const hears = new RegExp(String.raw`(?<![\p{L}'])(?:${words})(?![\p{L}'])`, 'u');
  return [
    rule(`talk.${id}.asked`, 3, hears, asked, { only: 'question', heard }),
    rule(`talk.${id}`, 2, hears, said, {
      only: 'statement',
      heard,
      ...(asked[0] === undefined ? {} : { me: asked }),
    }),
  ];
}
