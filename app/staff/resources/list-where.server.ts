import * as z from 'zod';
import type { ListState } from './list-state.server';

type AnyFilters = Record<string, { schema: z.ZodType }>;
type Where<Filters extends AnyFilters> = {
  [Name in keyof Filters]?: z.output<Filters[Name]['schema']>;
};

/** Returns the values of filters, typed by their schemas. */
export function whereOf<Filters extends AnyFilters>(
  { filters }: { filters: Filters },
  given: ListState['filters'],
): Where<Filters> {
  const read = Object.entries(given).map(([name, text]) => [
    name,
    filters[name]?.schema.parse(text),
  ]);
  return Object.fromEntries(read) as Where<Filters>;
}

/** Returns the query schema of a list's calls: each of its filters, all optional. */
export function queryOf<Filters extends AnyFilters>({ filters }: { filters: Filters }) {
  const shape = Object.entries(filters).map(([name, { schema }]) => [name, schema.optional()]);
  return z.object(
    Object.fromEntries(shape) as {
      [Name in keyof Filters]: z.ZodOptional<Filters[Name]['schema']>;
    },
  );
}
