import type * as z from 'zod';

/** A fact an area announces: its name, and the shape of what it says. */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  name: string;
  payload: Schema;
  /** Whether it holds what people said: the outbox keeps it sealed. */
  holdsWords: boolean;
}

/** Names an event `area.past-tense` and fixes its payload. */
export function defineEvent<Schema extends z.ZodType>(
  name: string,
  payload: Schema,
  { holdsWords = false }: { holdsWords?: boolean } = {},
): EventDefinition<Schema> {
  return { name, payload, holdsWords };
}
