import { isSignedBy, sign } from '../shared/sealing/signature';

export interface RefreshClaims {
  sessionId: string;
  generation: number;
}

/**
 * The token of one generation of a session. It is derived, not stored: the same generation always
 * gives the same token, so two tabs that refresh at once receive the same successor.
 */
export function writeRefreshToken(key: Buffer, { sessionId, generation }: RefreshClaims): string {
  const body = `${sessionId}.${generation}`;
  return `${body}.${sign(key, body)}`;
}

/** The claims of a genuine token, else null. */
export function readRefreshToken(key: Buffer, token: string): RefreshClaims | null {
  const [sessionId, generation, signature, ...rest] = token.split('.');
  if (!sessionId || !generation || !signature || rest.length > 0) return null;
  if (!/^[1-9]\d{0,8}$/.test(generation)) return null;
  if (!isSignedBy(key, `${sessionId}.${generation}`, signature)) return null;
  return { sessionId, generation: Number(generation) };
}
