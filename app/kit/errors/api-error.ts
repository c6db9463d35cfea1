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

function firstText(value: unknown): string | null {
  const candidates: unknown[] = Array.isArray(value) ? value : [value];
  return candidates.find(isText) ?? null;
}
