/** A failed call of any kind, as the browser receives it. */
export interface ApiError {
  statusCode: number;
  message: string;
  /** The time (ISO). */
  timestamp: string;
  path: string;
  data: Record<string, unknown> | null;
}

const unknownMessage = 'An unknown error occurred';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Converts a failed response, or the exception in its place, to the common form. */
export function normaliseError(failure: {
  /** Undefined if there was no response. */
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
