import { createHash } from 'node:crypto';
import * as z from 'zod';

/** The identity that a person claims at a provider. */
export const personaSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).default(''),
  isVerified: z.union([z.boolean(), z.enum(['on', 'true']).transform(() => true)]).default(false),
});
export type Persona = z.infer<typeof personaSchema>;

/**
 * Personas to choose from: one new, one whose address has an account in the demo, one with an unverified
 * address.
 */
export const personas: readonly (Persona & { name: string; note: string })[] = [
  {
    name: 'Ada Winter',
    email: 'ada.winter@example.com',
    isVerified: true,
    note: 'new here, address verified',
  },
  {
    name: 'Alex',
    email: 'fan@example.com',
    isVerified: true,
    note: 'has an account already, address verified',
  },
  {
    name: 'Kim Sol',
    email: 'kim.sol@example.com',
    isVerified: false,
    note: 'address not verified',
  },
];

/**
 * Returns OpenID Connect's claims about a persona; the same person has the same subject at one provider.
 */
export function claimsOf(provider: string, { email, isVerified }: Persona) {
  const sub = createHash('sha256').update(`${provider}:${email}`).digest('hex').slice(0, 21);
  return { sub, ...(email && { email, email_verified: isVerified }) };
}
