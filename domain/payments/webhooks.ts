import * as z from 'zod';
import type { Knex } from 'knex';
import type { InboxRow } from '~/db/rows';
import {
  isPaymentProviderFailed,
  isWebhookRefused,
  type PaymentProvider,
  type ProviderEvent,
  type WebhookRequest,
  type WebhookRefused,
} from '~/providers/payments/payment-provider';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { applyEvent } from './pay/apply-event';
import { processorOf, type Providers } from './pay/call-processor';
import { webhookReceived } from './events';
import { providerEventSchema } from './pay/provider-event-schema';
import { refuse, type Refusal } from './refusals';

type WebhookRefusal = Refusal<`webhook-${WebhookRefused['reason']}`>;

type Received =
  | { ok: true; answer: string; stored: number }
  | WebhookRefusal
  | Refusal<'unknown-processor' | 'provider-away'>;

/**
 * Stores the events of a processor's webhook, each once, without applying them: the sender gets an
 * acknowledgement, and a job applies them. Forged, stale and malformed webhooks are refused.
 */
export async function receiveWebhook(
  context: DomainContext,
  providers: Providers,
  { processor, request }: { processor: string; request: WebhookRequest },
): Promise<Received> {
  const provider = processorOf(providers, processor);
  if (!provider) return refuse('unknown-processor');
  const read = await readWebhook(provider, request);
  if (!read.ok) return read;
  const stored = await transact(context, (trx) => store(context, trx, provider.id, read.events));
  return { ok: true, answer: provider.webhookAnswer, stored };
}

async function readWebhook(
  provider: PaymentProvider,
  request: WebhookRequest,
): Promise<{ ok: true; events: ProviderEvent[] } | WebhookRefusal | Refusal<'provider-away'>> {
  try {
    return { ok: true, events: await provider.readWebhook(request) };
  } catch (error) {
    if (isWebhookRefused(error)) return refuse(`webhook-${error.reason}`);
    // Some processors have to be queried for the state; if that fails, they send the webhook again.
    if (isPaymentProviderFailed(error)) return refuse('provider-away');
    throw error;
  }
}

async function store(
  { now }: DomainContext,
  trx: Knex.Transaction,
  provider: string,
  events: readonly ProviderEvent[],
): Promise<number> {
  let stored = 0;
  for (const event of events) {
    const [kept] = await trx('inbox')
      .insert({
        id: newId(),
        provider,
        event_id: event.eventId,
        payload: JSON.stringify(event),
        received_at: now(),
      })
      .onConflict(['provider', 'event_id'])
      .ignore()
      .returning('id');
    if (!kept) continue;
    stored += 1;
    announce(trx, webhookReceived, { personId: null, aggregateId: kept.id }, { inboxId: kept.id });
  }
  return stored;
}

/** Applies a stored event once; a repeat does nothing. Returns whether it was applied. */
export async function applyWebhook(context: DomainContext, inboxId: string): Promise<boolean> {
  return transact(context, async (trx) => {
    const row = await trx('inbox').where({ id: inboxId, applied_at: null }).forUpdate().first();
    if (!row) return false;
    await applyEvent(context, trx, row.provider, providerEventSchema.parse(row.payload));
    await trx('inbox').where({ id: inboxId }).update({ applied_at: context.now() });
    return true;
  });
}

/** The number of events per run; the rest follow in the next run. */
const batch = 200;
/** The number of failed attempts after which an event waits for an operator. */
const attempts = 20;

/**
 * Applies stored events that are not applied yet, the oldest first; this compensates for lost jobs.
 * Failures are recorded and retried later. Returns the number of events applied.
 */
export async function applyWaitingWebhooks(context: DomainContext): Promise<number> {
  const waiting = await context
    .db('inbox')
    .whereNull('applied_at')
    .where('attempts', '<', attempts)
    .orderBy('received_at')
    .limit(batch)
    .select<Pick<InboxRow, 'id'>[]>('id');
  let applied = 0;
  for (const { id } of waiting) {
    try {
      if (await applyWebhook(context, id)) applied += 1;
    } catch (error) {
      await noteFailure(context, id, error);
    }
  }
  return applied;
}

async function noteFailure({ db }: DomainContext, id: string, error: unknown): Promise<void> {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await db('inbox')
    .where({ id })
    .update({ attempts: db.raw('attempts + 1'), failure });
}

/** Returns the number of events that could not be applied; operators handle them. */
export async function countStuckWebhooks({ db }: DomainContext): Promise<number> {
  const stuck = await db('inbox').whereNull('applied_at').where('attempts', '>=', attempts).count();
  return Number(z.coerce.number().parse(stuck[0]?.['count']));
}
