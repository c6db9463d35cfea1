import * as z from 'zod';

const objectSchema = z.looseObject({
  type: z.union([z.literal('object'), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()),
});

/**
 * Declares that the objects of a response contain only the named properties, because responses are cut to
 * their schemas before they are sent. Parts of an `allOf` stay open, because otherwise none would match.
 */
export function closeObjects<Schema>(schema: Schema): Schema;
export function closeObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((item: unknown): unknown => closeObjects(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'allOf' ? value : closeObjects(value),
    ]),
  );
  const isObject = objectSchema.safeParse(schema).success;
  return isObject && !('additionalProperties' in closed)
    ? { ...closed, additionalProperties: false }
    : closed;
}
