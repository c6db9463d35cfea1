import * as z from 'zod';
import { languages } from '../grammar/languages';

/** An order for a picture that somebody might write, and what it is. */
const promptLineSchema = z.object({
  id: z.string(),
  lang: z.enum(languages),
  text: z.string(),
  label: z.enum(['safe', 'minors', 'real_person', 'violence', 'explicit']),
});
export type PromptLine = z.infer<typeof promptLineSchema>;

/** Reads a file of lines of JSON. */
export const readPromptLines = (file: string): PromptLine[] =>
  file
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => promptLineSchema.parse(JSON.parse(line)));
