import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import type { UserViewer } from '~/domain/viewers/viewer';
import { readCookies } from '../../kit/session/read-cookies';

const typedSchema = z.object({ emailConfirmation: z.string(), reason: z.string() });
const envelopeSchema = z.object({ typed: typedSchema, userId: z.string(), until: z.number() });

/** What somebody has typed who is about to leave. */
export type Leaving = z.infer<typeof typedSchema>;

/** Long enough to wait for a mailed code. */
export const keptSeconds = 900;
/** Browsers throw a longer cookie away, its attributes included (RFC 6265bis, 5.6). */
const longestValue = 3800;

/**
 * The cookie that keeps it while they prove that it is them. It is sealed and theirs alone; a reason
 * no cookie holds is written once more.
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

/** What the same person typed a moment ago, if they did. */
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
