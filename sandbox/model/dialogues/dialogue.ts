import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import * as characters from './characters';

/** How a reader judged a reply: answers, takes up, beside the point, tone-deaf, or echoes. */
export const judgements = ['answers', 'takes-up', 'beside', 'tone-deaf', 'echoes'] as const;

const dialogueSchema = z.strictObject({
  language: z.enum(['en', 'fr', 'de', 'es', 'pt']),
  character: z.enum(['noor', 'vera', 'marlowe', 'amara', 'elio', 'thea', 'nao', 'sparse']),
  turns: z.array(
    z.strictObject({
      fan: z.string(),
      /** A fact or a figure that the reply has to contain. */
      holds: z.string().optional(),
      /** What it has to contain is true of one evening only, that of the tests. */
      isDated: z.boolean().optional(),
      /** The reply that was read, and the judgement on it; of held-out dialogues. */
      reply: z.string().optional(),
      judgement: z.enum(judgements).optional(),
    }),
  ),
});

export interface Dialogue extends z.infer<typeof dialogueSchema> {
  title: string;
  /** The system prompt. */
  prompt: string;
}

/** The talks in a folder beside this file: those learned from, or those held out. */
export function readDialogues(kind: 'learned' | 'held-out'): Dialogue[] {
  const folder = join(import.meta.dirname, kind);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const dialogue = dialogueSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return {
        ...dialogue,
        title: name.replace('.json', ''),
        prompt: characters[dialogue.character],
      };
    });
}
