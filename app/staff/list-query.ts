import * as z from 'zod';

interface Filtered<Filters extends Record<string, { schema: z.ZodType }>> {
  filters: Filters;
}

type Shape<Filters extends Record<string, { schema: z.ZodType }>> = {
  [Name in keyof Filters]: z.ZodOptional<Filters[Name]['schema']>;
};

/** Returns the query of a list's calls: each of its filters, which may be left out. */
export function queryOf<Filters extends Record<string, { schema: z.ZodType }>>({
  filters,
}: Filtered<Filters>) {
  const shape = Object.entries(filters).map(([name, { schema }]) => [name, schema.optional()]);
  return z.object(Object.fromEntries(shape) as Shape<Filters>);
}

/** Reads from a page's address what its list is narrowed by; what is empty or unknown narrows nothing. */
export function readListQuery<Filters extends Record<string, { schema: z.ZodType }>>(
  { filters }: Filtered<Filters>,
  address: URLSearchParams,
) {
  const read = Object.entries(filters).flatMap(([name, { schema }]) => {
    const value = schema.safeParse(address.get(name) ?? undefined);
    return value.success ? [[name, value.data]] : [];
  });
  return Object.fromEntries(read) as {
    [Name in keyof Filters]?: z.output<Filters[Name]['schema']>;
  };
}
