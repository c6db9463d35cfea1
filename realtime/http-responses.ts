import { bareResponseHeaders } from '~/config/bare-response-headers';
import type { EngineResponse } from './engines/engine';
import { describeError } from './describe-error';

/** Answers JSON that nobody keeps. */
export function sendJson(response: EngineResponse, status: number, body: unknown): void {
  const headers = {
    ...bareResponseHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  };
  response.send(status, headers, JSON.stringify(body));
}

/** Answers an error in the product's shape. */
export function sendError(
  response: EngineResponse,
  status: number,
  message: string,
  path: string,
): void {
  sendJson(response, status, describeError(status, message, path));
}
