import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import type { UserViewer } from '~/domain/viewers/viewer';
import { readCookies } from '../../kit/session/read-cookies';

const typedSchema = z.object({ emailConfirmation: z.string(), reason: z.string() });
const envelopeSchema = z.object({ typed: typedSchema, userId: z.string(), until: z.number() });

/** The input of a person who wants to delete their account. */
export type Leaving = z.infer<typeof typedSchema>;

/** Long enough to wait for a mailed code. */
export const keptSeconds = 900;
/** Browsers discard a longer cookie, including its attributes (RFC 6265bis, 5.6). */
const longestValue = 3800;

/**
 * Returns the cookie that stores the input while the person proves their identity. It is sealed and bound
 * to the user. A reason that is too long for a cookie must be typed again.
 */
export function keepLeaving(
  { domain, cookies }: Pick<AppLoadContext, 'domain' | 'cookies'>,
  { userId }: UserViewer,
  typed: Leaving,
): string[] {
  const expiresAt = new Date(domain.now().getTime() + keptSeconds * 1000);
  const envelope = JSON.stringify({ typed, userId, until: expiresAt.getTime() });
  const sealed = domain.seal.seal(envelope);
  return sealed.length > longestValue ? [] : cookies.keepLeaving({ sealed, expiresAt });
}

/** Returns the recent input of the same person, or null. */
export function readStoredLeaving(
  request: Request,
  { domain }: Pick<AppLoadContext, 'domain'>,
  { userId }: UserViewer,
): Leaving | null {
  const { leaving: sealed } = readCookies(request.headers.get('cookie') ?? undefined);
  if (!sealed) return null;
  try {
    const kept = envelopeSchema.parse(JSON.parse(domain.seal.open(sealed)));
    const isTheirs = kept.userId === userId && kept.until > domain.now().getTime();
    return isTheirs ? kept.typed : null;
  } catch {
    return null;
  }
}
