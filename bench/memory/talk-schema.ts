import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { wordLanguages } from '~/domain/memory/words/language';

/** The abilities of a memory, as in LongMemEval (Wu et al. 2024), and beside them questions with slips. */
export const abilities = [
  'extraction',
  'sessions',
  'time',
  'updates',
  'abstention',
  'misspelt',
] as const;

/** A conversation of a hundred days, and questions that are put at its end. */
const talkSchema = z.strictObject({
  language: z.enum(wordLanguages),
  lines: z.array(
    z.strictObject({ id: z.string(), day: z.number().int().min(0).max(99), text: z.string() }),
  ),
  questions: z.array(
    z.strictObject({
      ability: z.enum(abilities),
      text: z.string(),
      /** The lines that answer the question, any of which suffices; none if nothing was said. */
      evidence: z.array(z.string()),
    }),
  ),
});
export type Talk = z.infer<typeof talkSchema>;

/** Reads the talk of a language. */
export async function readTalk(language: Talk['language']): Promise<Talk> {
  const file = new URL(`./talks/${language}.json`, import.meta.url);
  return talkSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Matches an age, which would end the conversation if it were that of its author. */
const age = /\d|zehn|teen|years|jahre|años|\bans\b|anos|eighte|twenty|achtzehn/i;

/** Reads lines of everyday talk of a language, evenly spread over the moderation corpus. */
export async function readSmallTalk(language: Talk['language'], count: number): Promise<string[]> {
  const file = new URL(`../../data/moderation/written/${language}.txt`, import.meta.url);
  const [, safe = ''] = (await readFile(file, 'utf8')).split(/^## safe$/m);
  const lines = (safe.split(/^## /m)[0] ?? '')
    .split('\n')
    .filter((line) => line.length > 20 && !age.test(line));
  return Array.from(
    { length: Math.min(count, lines.length) },
    (_, index) => lines[Math.floor((index * lines.length) / count)] ?? '',
  );
}
