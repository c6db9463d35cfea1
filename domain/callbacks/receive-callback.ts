import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { announce } from '../shared/outbox/announce';
import { placeOf } from '../shared/sealing/seal';
import { transact } from '../shared/transactions/transact';
import { callbackReceived } from './events';
import type { CallbackName, Envelope } from './schema';

export const placeOfBody = (id: string) => placeOf('service_callbacks', 'sealed_body', id);

/** Stores a callback without applying it; a job does. A repetition is acknowledged and changes nothing. */
export async function receiveCallback(
  context: DomainContext,
  { name, envelope }: { name: CallbackName; envelope: Envelope },
): Promise<{ ok: true; isNew: boolean }> {
  const id = newId();
  return transact(context, async (trx) => {
    const [stored] = await trx('service_callbacks')
      .insert({
        id,
        name,
        request_id: envelope.requestId,
        sealed_body: context.seal.seal(JSON.stringify(envelope), placeOfBody(id)),
        received_at: context.now(),
      })
      .onConflict(['name', 'request_id'])
      .ignore()
      .returning('id');
    if (!stored) return { ok: true, isNew: false };
    const about = { personId: null, aggregateId: id };
    announce(trx, callbackReceived, about, { callbackId: id });
    return { ok: true, isNew: true };
  });
}
