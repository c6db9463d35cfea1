import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { maskEmail } from '~/domain/credentials/mask-email';
import { resetResendWait } from '~/domain/credentials/request-password-reset';
import type { ResetProgress } from '../reset/reset-progress';
import { credentialsSettings } from '~/domain/credentials/settings';

const keptSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('verification'),
    email: z.string(),
    /** True for a person who wants to log in and keeps their password. */
    isForLogIn: z.literal(true).optional(),
  }),
  z.object({ step: z.literal('set-new-password'), token: z.string() }),
  z.object({ step: z.literal('success') }),
]);
const envelopeSchema = z.object({ reset: keptSchema, until: z.number() });

/**
 * The data that a browser keeps between the steps. Its cookie is sealed, because it holds an address or a
 * token.
 */
export type StoredReset = z.infer<typeof keptSchema>;

/** Seconds to read the text; a later visit starts from the first step. */
const successSeconds = 120;

/** Returns the cookie that stores a step. It expires together with the step's code or token. */
export async function keepReset(
  { domain, cookies }: Pick<AppLoadContext, 'domain' | 'cookies'>,
  reset: StoredReset,
): Promise<string[]> {
  const { code_lifetime_seconds, reset_token_seconds } = await domain.settings(credentialsSettings);
  const seconds = {
    verification: code_lifetime_seconds,
    'set-new-password': reset_token_seconds,
    success: successSeconds,
  }[reset.step];
  const expiresAt = new Date(domain.now().getTime() + seconds * 1000);
  const envelope = JSON.stringify({ reset, until: expiresAt.getTime() });
  return cookies.keepReset({ sealed: domain.seal.seal(envelope), expiresAt });
}

/**
 * Returns the stored step of a request's browser; null if there is none, it is invalid or it has expired.
 */
export function readStoredReset({
  domain,
  tokens: { reset: sealed },
}: Pick<AppLoadContext, 'domain' | 'tokens'>): StoredReset | null {
  if (!sealed) return null;
  try {
    const { reset, until } = envelopeSchema.parse(JSON.parse(domain.seal.open(sealed)));
    return until > domain.now().getTime() ? reset : null;
  } catch {
    return null;
  }
}

/** Returns the reset's progress in the form that the page may show. */
export async function readResetProgress(
  context: Pick<AppLoadContext, 'domain' | 'tokens' | 'device'>,
): Promise<ResetProgress> {
  const { domain, device } = context;
  const kept = readStoredReset(context);
  if (!kept) return { step: 'enter-email' };
  if (kept.step !== 'verification') return { step: kept.step };
  return {
    step: 'verification',
    isForLogIn: kept.isForLogIn ?? false,
    maskedEmail: maskEmail(kept.email),
    resendInSeconds: await resetResendWait(domain, { email: kept.email, asker: device }),
    measuredAt: domain.now().toISOString(),
  };
}
