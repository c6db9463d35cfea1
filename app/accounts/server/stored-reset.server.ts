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
    /** Whoever wants to log in, and keeps their password. */
    isForLogIn: z.literal(true).optional(),
  }),
  z.object({ step: z.literal('set-new-password'), token: z.string() }),
  z.object({ step: z.literal('success') }),
]);
const envelopeSchema = z.object({ reset: keptSchema, until: z.number() });

/** What a browser carries between the steps. Its cookie is sealed: it holds an address or a token. */
export type StoredReset = z.infer<typeof keptSchema>;

/** Long enough to read the words; whoever comes back later begins anew. */
const successSeconds = 120;

/** The cookie that keeps a step; it ends with what it is good for. */
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

/** The step a request's browser stands at; null for one that never was ours, or has run out. */
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

/** The same as the page may show it. */
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
