import * as z from 'zod';
import type { DomainContext } from '~/domain/shared/context';
import type { UserViewer } from '~/domain/viewers/viewer';
import { formText } from '../../kit/forms/form-text';
import type { SiteCookies } from '../../kit/session/cookies';
import type { SiteTokens } from '../../kit/session/read-cookies';
import { typedSchema, type Typed } from '../cards/stored-typed';

const envelopeSchema = z.object({ typed: typedSchema, userId: z.string(), until: z.number() });

type Sealing = Pick<DomainContext, 'seal' | 'now'>;
type Buyer = Pick<UserViewer, 'userId'>;

/** Seconds that cover the usual lifetime of an order and a bank's confirmation. */
export const keptSeconds = 1800;
/** The maximum length of each value; browsers discard a cookie that is too long (RFC 6265bis, 5.6). */
const longest = 200;

/**
 * Returns the cookie that keeps the input beside a card while the buyer is at the processor or the bank. It
 * is sealed and bound to the buyer, and contains no card data. Returns none if nothing was typed.
 */
export function keepTyped(
  { domain, cookies }: { domain: Sealing; cookies: Pick<SiteCookies, 'keepBesideCard'> },
  { userId }: Buyer,
  form: FormData,
): string[] {
  const read = (name: keyof Typed) => formText(form, name).slice(0, longest);
  const typed: Typed = {
    holder: read('holder'),
    line1: read('line1'),
    country: read('country'),
    zipCode: read('zipCode'),
  };
  if (Object.values(typed).every((text) => text === '')) return [];
  const expiresAt = new Date(domain.now().getTime() + keptSeconds * 1000);
  const envelope = JSON.stringify({ typed, userId, until: expiresAt.getTime() });
  return cookies.keepBesideCard({ sealed: domain.seal.seal(envelope), expiresAt });
}

/** Returns the same user's earlier input, if there is any. */
export function readTyped(
  { domain, tokens }: { domain: Sealing; tokens: Pick<SiteTokens, 'besideCard'> },
  { userId }: Buyer,
): Typed | null {
  if (!tokens.besideCard) return null;
  try {
    const kept = envelopeSchema.parse(JSON.parse(domain.seal.open(tokens.besideCard)));
    return kept.userId === userId && kept.until > domain.now().getTime() ? kept.typed : null;
  } catch {
    return null;
  }
}
