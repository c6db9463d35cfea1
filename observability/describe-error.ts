import { strikeAddresses } from './strike-addresses';

interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  cause?: unknown;
  [fact: string]: unknown;
}

/**
 * Error properties that help to find a fault and contain no personal data: SQLSTATE or errno, and its
 * subject.
 */
const facts = [
  'code',
  'errno',
  'syscall',
  'table',
  'column',
  'constraint',
  'responseCode',
] as const;
const mostCauses = 4;

/**
 * Returns an error in a form that is safe for logs. Libraries attach data to their errors (whole rows,
 * commands with arguments, server responses), so only known properties are copied, and addresses are
 * removed from messages.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error))
    return { type: typeof error, message: strikeAddresses(textOf(error)) };
  const described: DescribedError = {
    type: error.constructor.name,
    message: strikeAddresses(error.message),
    ...(error.stack === undefined ? {} : { stack: strikeAddresses(error.stack) }),
  };
  for (const fact of facts) {
    const value: unknown = Reflect.get(error, fact);
    if (typeof value === 'string' || typeof value === 'number') described[fact] = value;
  }
  if (error.cause !== undefined && depth < mostCauses) {
    described.cause = describeError(error.cause, depth + 1);
  }
  return described;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : 'not an error');
