import type { IdentityAttemptsRow } from '~/db/rows';
import {
  isIdentityProviderFailed,
  type IdentityProvider,
  type IdentityReport,
} from '~/providers/identity/identity-provider';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { applyReport } from './apply-report';

/** The number of attempts per run; the rest follow in the next run. */
const batch = 50;
const firstWaitMs = 240_000;
const longestWaitMs = 6 * 3_600_000;
/** Milliseconds for which a silent provider is polled about an attempt that has expired. */
const silenceMs = 86_400_000;

/** Asks the provider about attempts without a decision, and ends those that have expired. */
export async function pollAttempts(
  context: DomainContext,
  provider: IdentityProvider | null,
): Promise<number> {
  if (!provider) return 0;
  const due = await context
    .db('identity_attempts')
    .where('poll_at', '<=', context.now())
    .where({ provider: provider.id })
    .orderBy('poll_at')
    .limit(batch)
    .pluck<string[]>('id');
  for (const id of due) await poll(context, provider, id);
  return due.length;
}

async function poll(context: DomainContext, provider: IdentityProvider, id: string): Promise<void> {
  const attempt = await claim(context, id);
  if (!attempt?.session_id) return;
  const session = { sessionId: attempt.session_id, reference: id };
  const report = reportOf(await ask(provider, session), attempt, context.now());
  if (report) await transact(context, (trx) => applyReport(context, trx, report, provider.id));
}

/** Puts off the next question, so that no other process asks this one; null if it is not due. */
async function claim(context: DomainContext, id: string): Promise<IdentityAttemptsRow | null> {
  const now = context.now();
  return transact(context, async (trx) => {
    const attempt = await trx('identity_attempts')
      .where({ id, state: 'open' })
      .where('poll_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .first();
    if (!attempt) return null;
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempt.polls, 10));
    const untilEnd = attempt.expires_at.getTime() - now.getTime();
    const nextMs = untilEnd > 0 ? Math.min(waitMs, untilEnd) : waitMs;
    await trx('identity_attempts')
      .where({ id })
      .update({
        polls: Math.min(attempt.polls + 1, 1_000),
        poll_at: new Date(now.getTime() + nextMs),
      });
    return attempt;
  });
}

/** Returns the provider's report; null if it cannot be reached. */
async function ask(
  provider: IdentityProvider,
  session: { sessionId: string; reference: string },
): Promise<IdentityReport | null> {
  try {
    return await provider.read(session);
  } catch (error) {
    if (isIdentityProviderFailed(error)) return null;
    throw error;
  }
}

/**
 * Returns what is known of an attempt: the provider's word, or that it has expired. Of a provider that stays
 * silent, the fault is its own.
 */
function reportOf(
  told: IdentityReport | null,
  { id, session_id, expires_at }: IdentityAttemptsRow,
  now: Date,
): IdentityReport | null {
  if (told && told.outcome.state !== 'pending') return told;
  const overMs = now.getTime() - expires_at.getTime();
  if (overMs < (told ? 0 : silenceMs) || session_id === null) return null;
  const failure = told ? 'expired' : 'internal_error';
  return { sessionId: session_id, reference: id, outcome: { state: 'rejected', failure } };
}
