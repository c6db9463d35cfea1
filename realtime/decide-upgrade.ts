import { isAllowedOrigin } from './allow-origin';
import type { EngineRequest } from './engines/engine';

export interface UpgradeRefusal {
  status: number;
  message: string;
  reason: 'origin' | 'malformed';
}

/** A websocket key as every client creates it: 16 random bytes (RFC 6455, section 4.1). */
const websocketKey = /^[+/0-9A-Za-z]{22}==$/;

/**
 * Decides whether a request for a socket is well formed. Refuses requests that the engines would refuse
 * with their own error texts, and a second transport for an existing connection, which would not be
 * counted.
 */
export function decideUpgrade(
  { headers, query }: Pick<EngineRequest, 'headers' | 'query'>,
  publicUrl: string,
): UpgradeRefusal | null {
  if (!isAllowedOrigin(publicUrl, headers['origin'])) {
    return { status: 403, message: 'Forbidden', reason: 'origin' };
  }
  const isWhole =
    query.get('transport') === 'websocket' &&
    query.get('EIO') === '4' &&
    !query.has('sid') &&
    headers['sec-websocket-version'] === '13' &&
    headers['sec-websocket-protocol'] === undefined &&
    websocketKey.test(headers['sec-websocket-key'] ?? '');
  return isWhole ? null : { status: 400, message: 'Bad request', reason: 'malformed' };
}
