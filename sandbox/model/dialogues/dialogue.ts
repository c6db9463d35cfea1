import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import * as characters from './characters';

const dialogueSchema = z.strictObject({
  language: z.enum(['en', 'fr', 'de', 'es', 'pt']),
  character: z.enum(['noor', 'vera', 'marlowe', 'amara', 'elio', 'thea', 'nao', 'sparse']),
  /** What the person says, turn by turn. */
  turns: z.array(z.string()),
});

export interface Dialogue extends z.infer<typeof dialogueSchema> {
  title: string;
  /** The system prompt. */
  prompt: string;
}

/** Returns the held-out dialogues. Nothing is written into the data of the stand-in to fit them. */
export function readDialogues(): Dialogue[] {
  const folder = join(import.meta.dirname, 'held-out');
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
