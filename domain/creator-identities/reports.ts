import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  identityFailures,
  type IdentityProvider,
  type IdentityReport,
} from '~/providers/identity/identity-provider';
import { isWebhookRefused, type WebhookRequest } from '~/providers/payments/payment-provider';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { placeOf } from '../shared/sealing/seal';
import { transact } from '../shared/transactions/transact';
import { applyReport } from './apply-report';
import { identityReported } from './events';
import { refuse, type Refusal } from './refusals';

const reportsSchema = z.array(
  z.object({
    sessionId: z.string(),
    reference: z.string(),
    outcome: z.discriminatedUnion('state', [
      z.object({ state: z.literal('pending') }),
      z.object({
        state: z.literal('approved'),
        document: z.object({
          firstName: z.string().nullable(),
          lastName: z.string().nullable(),
          birthDate: z.string().nullable(),
        }),
      }),
      z.object({ state: z.literal('rejected'), failure: z.enum(identityFailures) }),
    ]),
  }),
) satisfies z.ZodType<IdentityReport[]>;

const placeOfReport = (id: string) => placeOf('identity_reports', 'sealed_report', id);

/** Stores a webhook of the provider, once; a job applies it. One that is forged or malformed is refused. */
export async function receiveIdentityWebhook(
  context: DomainContext,
  provider: IdentityProvider,
  request: WebhookRequest,
): Promise<{ ok: true } | Refusal<'webhook-forged' | 'webhook-stale' | 'webhook-malformed'>> {
  let reports: IdentityReport[];
  try {
    reports = provider.verifyWebhook(request);
  } catch (error) {
    if (isWebhookRefused(error)) return refuse(`webhook-${error.reason}`);
    throw error;
  }
  const id = newId();
  const digest = createHash('sha256').update(request.rawBody).digest('hex');
  await transact(context, async (trx) => {
    const [stored] = await trx('identity_reports')
      .insert({
        id,
        provider: provider.id,
        digest,
        sealed_report: context.seal.seal(JSON.stringify(reports), placeOfReport(id)),
        received_at: context.now(),
      })
      .onConflict(['provider', 'digest'])
      .ignore()
      .returning('id');
    if (!stored) return;
    announce(trx, identityReported, { personId: null, aggregateId: id }, { reportId: id });
  });
  return { ok: true };
}

/** Seconds after which a report about an attempt whose session was never stored is let go. */
const earlySeconds = 3600;

/** Applies a stored report once; returns whether it is done with. */
export async function applyStoredReport(context: DomainContext, id: string): Promise<boolean> {
  return transact(context, async (trx) => {
    const row = await trx('identity_reports').where({ id, applied_at: null }).forUpdate().first();
    if (!row?.sealed_report) return false;
    const text = context.seal.open(row.sealed_report, placeOfReport(id));
    const isOld = context.now().getTime() - row.received_at.getTime() > earlySeconds * 1000;
    for (const report of reportsSchema.parse(JSON.parse(text))) {
      const applied = await applyReport(context, trx, report, row.provider);
      if (applied === 'early' && !isOld) return false;
    }
    await trx('identity_reports')
      .where({ id })
      .update({ applied_at: context.now(), sealed_report: null });
    return true;
  });
}

/** The number of reports per run; the rest follow in the next run. */
const batch = 100;

/** Applies reports that wait, because their jobs were lost or they came before their sessions. */
export async function applyWaitingReports(context: DomainContext): Promise<number> {
  const waiting = await context
    .db('identity_reports')
    .whereNull('applied_at')
    .orderBy('received_at')
    .limit(batch)
    .pluck<string[]>('id');
  let applied = 0;
  for (const id of waiting) if (await applyStoredReport(context, id)) applied += 1;
  return applied;
}
