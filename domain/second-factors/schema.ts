import * as z from 'zod';
import { asciiDigits } from '../shared/words/ascii-digits';
import { wordsSchema } from '../shared/words/words-schema';

/** The maximum length of a browser's response to a challenge. */
const answerLength = 20_000;

const base64url = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(answerLength);

const transports = z.array(z.string().max(40)).max(10);

/** The browser's response after a passkey was created (WebAuthn, RegistrationResponseJSON). */
const madePasskeySchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});
export type MadePasskey = z.output<typeof madePasskeySchema>;

/** The browser's response after a passkey has signed (WebAuthn, AuthenticationResponseJSON). */
const signedByPasskeySchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});
export type SignedByPasskey = z.output<typeof signedByPasskeySchema>;

/** Returns the challenge in a response; empty if there is none. */
export function challengeOf(clientDataJSON: string): string {
  const clientData = parseJson(Buffer.from(clientDataJSON, 'base64url').toString());
  return z.object({ challenge: base64url }).safeParse(clientData).data?.challenge ?? '';
}

/** The name by which a person distinguishes their passkeys. */
export const passkeyNameSchema = wordsSchema({ missing: 'name required' })
  .min(1, 'name required')
  .max(60, 'please enter valid');

/** A code of an app, or a recovery code; spaces and dashes are ignored. */
export const factorCodeSchema = z
  .string({ error: 'code is required' })
  .transform((typed) => asciiDigits(typed).replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(?:\d{6}|[a-z2-7]{10})$/, 'incorrect code'))
  .meta({ pattern: '^[\\s-]*(?:(?:\\d[\\s-]*){6}|(?:[A-Za-z2-7][\\s-]*){10})$' });

/** Parses a passkey's response that a form or call contains as text; null if invalid. */
export function parseSigned(text: string): SignedByPasskey | null {
  return signedByPasskeySchema.safeParse(parseJson(text)).data ?? null;
}

/** Parses the response for a created passkey in the same way. */
export function parseMade(text: string): MadePasskey | null {
  return madePasskeySchema.safeParse(parseJson(text)).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
