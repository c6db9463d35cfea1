import * as z from 'zod';
import { LanguageModelRefused, LanguageModelUnavailable } from './language-model';

/** The forms of `error` from servers: an object as OpenAI's, or only a sentence. */
const errorSchema = z.union([
  z.string().transform((message) => ({ message })),
  z.object({
    message: z.unknown().optional(),
    code: z.unknown().optional(),
    type: z.unknown().optional(),
    status: z.unknown().optional(),
    innererror: z.object({ code: z.unknown().optional() }).nullish().catch(null),
  }),
]);
type ModelError = z.infer<typeof errorSchema>;

/** Codes and sentences with which servers refuse content. */
const contentRefusal =
  /content[_ ](?:policy|filter|management policy)|moderation|responsibleai|safety|prohibited_content/i;
const describedLength = 500;

const isWorthAnotherTry = (status: number): boolean =>
  status < 400 || status >= 500 || [408, 409, 425, 429].includes(status);

/** Returns the failure for a response's status and body. */
export function failureOfStatus(
  status: number,
  body: string,
  retryAfterMs: number | undefined,
): LanguageModelRefused | LanguageModelUnavailable {
  const description = describe(readError(body) ?? body);
  if (isWorthAnotherTry(status)) {
    return new LanguageModelUnavailable('status', `The model answered ${status}`, { retryAfterMs });
  }
  const about = contentRefusal.test(description) ? 'content' : 'request';
  return new LanguageModelRefused(`The model answered ${status}`, about, status);
}

/** Returns the failure for an `error` within a response. */
export function failureOfError(error: unknown): LanguageModelRefused | LanguageModelUnavailable {
  const parsed = errorSchema.safeParse(error);
  const description = describe(parsed.success ? parsed.data : '');
  if (contentRefusal.test(description)) {
    return new LanguageModelRefused('The model refused what was said', 'content');
  }
  const { code, status } = { code: undefined, status: undefined, ...parsed.data };
  const number = Number(status ?? code);
  if (number >= 400 && !isWorthAnotherTry(number)) {
    return new LanguageModelRefused(`The model answered ${number}`, 'request', number);
  }
  return new LanguageModelUnavailable('broken-off', 'The model told an error');
}

function readError(body: string): ModelError | null {
  try {
    return z.object({ error: errorSchema }).parse(JSON.parse(body)).error;
  } catch {
    return null;
  }
}

function describe(error: ModelError | string): string {
  if (typeof error === 'string') return error.slice(0, describedLength);
  const { message, code, type, innererror } = {
    code: undefined,
    type: undefined,
    innererror: null,
    ...error,
  };
  return [code, type, innererror?.code, message]
    .filter((one) => typeof one === 'string')
    .join(' ')
    .slice(0, describedLength);
}
