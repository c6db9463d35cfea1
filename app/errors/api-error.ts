/** Every failure of a call as the browser sees it, whatever it was. */
export interface ApiError {
  statusCode: number;
  message: string;
  /** ISO. */
  timestamp: string;
  path: string;
  data: Record<string, unknown> | null;
}

const unknownMessage = 'An unknown error occurred';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A failed answer, or what was thrown in place of one, in the one shape. */
export function normaliseError(failure: {
  /** None when no answer came. */
  status?: number | undefined;
  body?: unknown;
  path: string;
}): ApiError {
  const body = isFields(failure.body) ? failure.body : {};
  const { timestamp, path, data } = body;
  return {
    statusCode: failure.status ?? 500,
    message: firstText(body['message']) ?? unknownMessage,
    timestamp: isText(timestamp) ? timestamp : new Date().toISOString(),
    path: isText(path) ? path : failure.path,
    data: isFields(data) ? data : null,
  };
}

/** What a failure in the server's own shape says; a key that stands for "unknown" otherwise. */
export function structuredMessage(body: unknown): string {
  const isStructured =
    isFields(body) &&
    typeof body['statusCode'] === 'number' &&
    isText(body['message']) &&
    isText(body['timestamp']) &&
    isText(body['path']);
  return isStructured ? String(body['message']) : 'UNKNOWN_ERROR';
}

/** The first rule that a validation says is broken: {constraints: {rule: message}}, or a list of those. */
export function firstConstraint(error: unknown): string {
  const [first] = Array.isArray(error) ? (error as unknown[]) : [error];
  const constraints = isFields(first) ? first['constraints'] : null;
  const message = isFields(constraints) ? Object.values(constraints).find(isText) : undefined;
  return message ?? 'Unknown error occurred';
}

/** Why a sign-up failed: the message, or the first of several, or data.error, as a sentence. */
export function signUpMessage(body: unknown): string {
  const { message, data } = isFields(body) ? body : {};
  const told = firstText(message) ?? (isFields(data) ? firstText(data['error']) : null);
  return told === null ? 'Unknown error occurred' : readable(told);
}

function firstText(value: unknown): string | null {
  const candidates: unknown[] = Array.isArray(value) ? value : [value];
  return candidates.find(isText) ?? null;
}

/** A key such as `passwordTooShort` or `email.is_invalid` as words; a sentence stays as it is. */
function readable(text: string): string {
  if (!/^[A-Za-z][A-Za-z0-9]*(?:[._-][A-Za-z0-9]+)*$/.test(text)) return text;
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s._-]+/)
    .join(' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
