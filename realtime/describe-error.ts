import type { ErrorResponse } from './protocol/command-response';

/** Returns an error in the product's shape. */
export function describeError(statusCode: number, message: string, path: string): ErrorResponse {
  return { statusCode, message, timestamp: new Date().toISOString(), path, data: null };
}
