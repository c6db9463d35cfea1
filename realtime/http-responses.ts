import { bareResponseHeaders } from '~/config/bare-response-headers';
import type { EngineResponse } from './engines/engine';
import { describeError } from './describe-error';

/** Headers of JSON that must not be cached. */
export const jsonHeaders = {
  ...bareResponseHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** Sends JSON that must not be cached. */
export function sendJson(response: EngineResponse, status: number, body: unknown): void {
  response.send(status, jsonHeaders, JSON.stringify(body));
}

/** Sends an error in the product's shape. */
export function sendError(
  response: EngineResponse,
  status: number,
  message: string,
  path: string,
): void {
  sendJson(response, status, describeError(status, message, path));
}
