import { readFileSync } from 'node:fs';
import { turnWords } from '~/domain/voice-calls/turn-words';
import { writtenLocales, type WrittenLocale } from '~/locales/written-locales';
import { pick } from '../faults/random';

/** Words without a pause, and the milliseconds of quiet after them; 0 at the end of a turn. */
export interface Part {
  words: string;
  pauseMs: number;
}

/** A caller's turns in one language. */
export interface Caller {
  language: WrittenLocale;
  /** The level of their voice and of the noise in their room, in decibels below full scale. */
  voiceDb: number;
  roomDb: number;
  voice: string;
  turns: Part[][];
}

const turnsOfCaller = 20;
const pauseLimits = { least: 150, most: 1_600 };

/** Lines of small talk that were written by others, for another purpose, of at least seven words. */
function readLines(): Record<WrittenLocale, string[]> {
  const file = new URL('../../data/moderation/everyday/small-talk.jsonl', import.meta.url);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { lang: string; text: string });
  const of = (language: string) =>
    lines.flatMap(({ lang, text }) => {
      const count = text.split(/\s+/).length;
      return language.startsWith(lang) && count >= 7 && count <= 28 ? [text.trim()] : [];
    });
  return Object.fromEntries(writtenLocales.map((one) => [one, of(one)])) as ReturnType<
    typeof readLines
  >;
}

/**
 * Returns callers with a number of turns together. A caller has their own usual pause (median 420 ms, spread
 * as logarithms are: most studies of spontaneous speech find 400 to 500 ms). There is a pause at each mark
 * of punctuation and, in every second turn, one more where words are looked for.
 */
export function drawCallers(random: () => number, count: number): Caller[] {
  const lines = readLines();
  return Array.from({ length: Math.ceil(count / turnsOfCaller) }, (_, index) => {
    const language = writtenLocales[index % writtenLocales.length] ?? 'en-GB';
    const usualMs = 420 * Math.exp(0.25 * normal(random));
    const turns = Math.min(turnsOfCaller, count - index * turnsOfCaller);
    return {
      language,
      voiceDb: -26 + 4 * normal(random),
      roomDb: -72 + 18 * random(),
      voice: `caller-${index}`,
      turns: Array.from({ length: turns }, () =>
        drawPauses(random, usualMs, split(random, pick(random, lines[language]), language)),
      ),
    };
  });
}

/** Returns a normally distributed value (Box and Muller, 1958). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function drawPauses(random: () => number, usualMs: number, parts: readonly string[]): Part[] {
  return parts.map((words, index) => {
    const ms = usualMs * Math.exp(0.45 * normal(random));
    const pauseMs = Math.min(pauseLimits.most, Math.max(pauseLimits.least, ms));
    return { words, pauseMs: index === parts.length - 1 ? 0 : Math.round(pauseMs) };
  });
}

/** Splits a line where its speaker pauses. */
function split(random: () => number, line: string, language: WrittenLocale): string[] {
  const parts = line.split(/(?<=[.,;:!?…])\s+/).filter((part) => /\p{L}/u.test(part));
  if (random() < 0.5) return parts;
  const at = Math.floor(random() * parts.length);
  const words = (parts[at] ?? '').split(/\s+/);
  if (words.length < 3) return parts;
  const place = searchPlace(random, words, language);
  const filler = random() < 0.25 ? ` ${pick(random, [...turnWords[language].fillers])}` : '';
  const halves = [words.slice(0, place).join(' ') + filler, words.slice(place).join(' ')];
  return parts.toSpliced(at, 1, ...halves);
}

/** Returns the word before which a speaker pauses: in half of the cases, at a conjunction if there is one. */
function searchPlace(
  random: () => number,
  words: readonly string[],
  language: WrittenLocale,
): number {
  const { never } = turnWords[language];
  const joint = words.findIndex((word, index) => index > 0 && never.has(word.toLowerCase()));
  const isAtJoint = joint > 0 && joint < words.length - 1 && random() < 0.5;
  if (isAtJoint) return random() < 0.5 ? joint : joint + 1;
  return 1 + Math.floor(random() * (words.length - 1));
}
