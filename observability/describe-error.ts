import { strikeAddresses } from './strike-addresses';

interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  cause?: unknown;
  [fact: string]: unknown;
}

/** What helps to find a fault and holds nobody's data: SQLSTATE or errno, and what it is about. */
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
 * An error as logs may keep it. Libraries hang what they were doing onto their errors (whole rows,
 * commands with their arguments, answers of servers), so only known facts are taken; and addresses
 * are struck from the words.
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
