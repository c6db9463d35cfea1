import { parseWithZod } from '@conform-to/zod/v4';
import type * as z from 'zod';

/**
 * Reads a flat form. Only the fields its schema names are looked at: other names could describe
 * values nested without end, and the library's own field tells it to change what was typed.
 */
export function parseForm<Schema extends z.ZodObject>(form: FormData, schema: Schema) {
  const known = new FormData();
  for (const name of Object.keys(schema.shape)) {
    for (const value of form.getAll(name)) known.append(name, value);
  }
  return parseWithZod(known, { schema });
}
