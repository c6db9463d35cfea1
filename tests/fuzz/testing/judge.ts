import { errorShape } from '~/app/kit/http/server/respond-with-error';
import type { FuzzRequest } from './request';
import type { FuzzResponse } from './send';

/** Describes what is wrong with a response; null when all is well. */
export function findFault(request: FuzzRequest, answer: FuzzResponse): string | null {
  const { status, text } = answer;
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status < 400) return null;
  if (request.method === 'HEAD') return null;
  // If the head is too large, the address is not read.
  const path = status === 431 ? null : request.target.split('?', 1)[0];
  return findFaultOfShape(path ?? null, status, text);
}

/** Describes what is wrong with a refusal; a path of null could not be read by the server. */
export function findFaultOfShape(path: string | null, status: number, text: string): string | null {
  const result = errorShape.strict().safeParse(parsed(text));
  if (!result.success) return `${status} is not told in the shape of errors: ${text.slice(0, 200)}`;
  if (result.data.statusCode !== status) return `${status} is told as ${result.data.statusCode}`;
  if (path !== null && result.data.path !== path) return `the path is told as ${result.data.path}`;
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
