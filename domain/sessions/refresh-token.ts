import { isSignedBy, sign } from '../shared/sealing/signature';

export interface RefreshClaims {
  sessionId: string;
  generation: number;
}

/**
 * Returns the token of one generation of a session. It is derived and not stored: a generation always has
 * the same token, so two tabs that refresh concurrently get the same successor.
 */
export function writeRefreshToken(key: Buffer, { sessionId, generation }: RefreshClaims): string {
  const body = `${sessionId}.${generation}`;
  return `${body}.${sign(key, body)}`;
}

/** Returns the claims of a valid token; null if it is forged. */
export function readRefreshToken(key: Buffer, token: string): RefreshClaims | null {
  const [sessionId, generation, signature, ...rest] = token.split('.');
  if (!sessionId || !generation || !signature || rest.length > 0) return null;
  if (!/^[1-9]\d{0,8}$/.test(generation)) return null;
  if (!isSignedBy(key, `${sessionId}.${generation}`, signature)) return null;
  return { sessionId, generation: Number(generation) };
}
