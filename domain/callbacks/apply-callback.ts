import type { DomainContext } from '../shared/context';
import { placeOfBody } from './receive-callback';
import {
  callbackNameSchema,
  envelopeSchema,
  type CallbackName,
  type CallbackOutcome,
  type Envelope,
} from './schema';

/** The effect of each callback in the area that placed the order; safe to repeat. */
export type Appliers = Readonly<
  Record<CallbackName, (envelope: Envelope) => Promise<CallbackOutcome>>
>;

/** Applies a stored callback, notes its outcome and removes its body; null if it was applied before. */
export async function applyCallback(
  { db, seal, now }: Pick<DomainContext, 'db' | 'seal' | 'now'>,
  appliers: Appliers,
  callbackId: string,
): Promise<CallbackOutcome | null> {
  const row = await db('service_callbacks').where({ id: callbackId, applied_at: null }).first();
  if (!row?.sealed_body) return null;
  const envelope = envelopeSchema.parse(
    JSON.parse(seal.open(row.sealed_body, placeOfBody(row.id))),
  );
  const outcome = await appliers[callbackNameSchema.parse(row.name)](envelope);
  await db('service_callbacks')
    .where({ id: callbackId, applied_at: null })
    .update({ applied_at: now(), outcome, sealed_body: null });
  return outcome;
}

/** Lists callbacks that wait, the oldest first; this compensates for lost jobs. */
export async function listWaitingCallbacks(
  { db }: Pick<DomainContext, 'db'>,
  limit: number,
): Promise<string[]> {
  return db('service_callbacks')
    .whereNull('applied_at')
    .orderBy('received_at')
    .limit(limit)
    .pluck('id');
}
