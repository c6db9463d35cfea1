import type * as z from 'zod';

/** An event that an area announces: its name and the schema of its payload. */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  name: string;
  payload: Schema;
  /** True when it contains people's words; the outbox stores it sealed. */
  holdsWords: boolean;
}

/** Defines an event `area.past-tense` and its payload. */
export function defineEvent<Schema extends z.ZodType>(
  name: string,
  payload: Schema,
  { holdsWords = false }: { holdsWords?: boolean } = {},
): EventDefinition<Schema> {
  return { name, payload, holdsWords };
}
