export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

/** Checks whether a value is a JSON object. */
export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an object of entries, in which any key is a property of its own, `__proto__` as well. */
export const toObject = (entries: Iterable<readonly [string, JsonValue]>): JsonObject =>
  Object.fromEntries<JsonValue>(entries);

/** Returns the object at a key; undefined if there is none. */
export function objectAt(object: JsonObject, key: string): JsonObject | undefined {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return isObject(value) ? value : undefined;
}

/** Yields all texts of a value with their paths (`data.tags.0`), in order. */
export function* textsOf(value: JsonValue, path = ''): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) yield* textsOf(one, join(path, key));
}

/** Yields the names of all fields of a value, with repetitions. */
export function* keysOf(value: JsonValue): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield* Object.keys(value);
  for (const one of Object.values(value)) yield* keysOf(one);
}

/** Returns the path of a key below another path. */
export const join = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;
