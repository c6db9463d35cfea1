import type { ErrorAnswer } from './protocol/command-answer';

/** The product's error shape. */
export function describeError(statusCode: number, message: string, path: string): ErrorAnswer {
  return { statusCode, message, timestamp: new Date().toISOString(), path, data: null };
}
