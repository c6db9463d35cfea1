import { jwtVerify, SignJWT } from 'jose';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';

/** Signs a JWT (HS256) that identifies a staff session until its expiry. */
export function writeStaffToken(
  context: DomainContext,
  session: { id: string; expiresAt: Date },
): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(session.id)
    .setExpirationTime(Math.floor(session.expiresAt.getTime() / 1000))
    .sign(context.keys.staffToken);
}

/** Returns the session of a valid, unexpired token; null otherwise. */
export async function readStaffToken(
  context: DomainContext,
  token: string,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, context.keys.staffToken, {
      algorithms: ['HS256'],
      currentDate: context.now(),
    });
    return idSchema.parse(payload.sub);
  } catch {
    return null;
  }
}
