import * as z from 'zod';
import { SocialSignInFailed, type SocialIdentity } from './social-provider';

/** Printable ASCII, at most 255 characters (OpenID Connect core, section 2). */
const subject = z.string().regex(/^[\x20-\x7e]{1,255}$/);

/** OpenID Connect's standard claims (section 5.1), with the loose types that providers use. */
const claimsSchema = z.object({
  sub: z.union([subject, z.int().transform(String)]),
  email: z.string().max(254).nullish(),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .nullish(),
});

/**
 * Returns the person described by claims. An address counts as not verified unless the provider vouches for
 * it.
 */
export function identityOf(
  { id, name }: { id: string; name: string },
  claims: unknown,
): SocialIdentity {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new SocialSignInFailed('invalid', { cause: parsed.error });
  const { sub, email, email_verified } = parsed.data;
  return {
    provider: id,
    providerName: name,
    subject: sub,
    email: email ?? null,
    isEmailVerified: email_verified === true,
  };
}
