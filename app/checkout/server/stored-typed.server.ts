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

/** As long as an order mostly stands, and a bank may take. */
export const keptSeconds = 1800;
/** Longer than any of it is taken; browsers throw a longer cookie away (RFC 6265bis, 5.6). */
const longest = 200;

/**
 * The cookie that keeps what was typed beside a card, for whoever comes back from the processor or their
 * bank. It is sealed and theirs alone; nothing of the card is in it. None where nothing was typed.
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

/** What the same person typed a while ago, if they did. */
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
