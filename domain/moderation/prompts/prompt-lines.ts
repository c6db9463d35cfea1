import * as z from 'zod';
import { languages } from '../grammar/languages';

/** A sample order for a picture with its label. */
const promptLineSchema = z.object({
  id: z.string(),
  lang: z.enum(languages),
  text: z.string(),
  label: z.enum(['safe', 'minors', 'real_person', 'violence', 'explicit']),
});
export type PromptLine = z.infer<typeof promptLineSchema>;

/** Reads a file with one JSON value per line. */
export const readPromptLines = (file: string): PromptLine[] =>
  file
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => promptLineSchema.parse(JSON.parse(line)));
