import { parseWithZod } from '@conform-to/zod/v4';
import type * as z from 'zod';

/**
 * Parses a flat form. Only the schema's fields are read: other names could describe values of unlimited
 * depth, and the library's own field would change the input.
 */
export function parseForm<Schema extends z.ZodObject>(form: FormData, schema: Schema) {
  const filtered = new FormData();
  for (const name of Object.keys(schema.shape)) {
    for (const value of form.getAll(name)) filtered.append(name, value);
  }
  return parseWithZod(filtered, { schema });
}
