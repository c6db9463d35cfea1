import * as z from 'zod';

const schema = z.object({ DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }) });

/** The database address for tools that need nothing else of the configuration. */
export function loadDatabaseUrl(env: Record<string, string | undefined>): string {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new Error('DATABASE_URL is missing or is no PostgreSQL address');
  return parsed.data.DATABASE_URL;
}
