import * as z from 'zod';
import { withoutSecrets } from './without-secrets';

const errorSchema = z.object({
  userId: z.string().max(100).nullish(),
  name: z.string().max(200),
  message: z.string().max(4000),
  stack: z.string().max(12_000).nullish(),
});

/** A browser's error report; the error itself is JSON in a text, as in the contract. */
export const errorReportSchema = z.object({
  error: z
    .string({ error: 'error is required' })
    .max(20_000, 'the report is too long')
    .transform((text, context): z.infer<typeof errorSchema> => {
      const parsed = errorSchema.safeParse(readJson(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: 'error is not a report as JSON' });
      return z.NEVER;
    }),
  path: z.string({ error: 'path is required' }).max(2000, 'path is too long'),
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the report as a log entry; the reporter is identified by the session, not by the report. */
export function toLogEntry({ error, path }: z.output<typeof errorReportSchema>) {
  return {
    name: withoutSecrets(error.name),
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    path: withoutSecrets(path.split(/[?#]/, 1)[0] ?? ''),
  };
}
