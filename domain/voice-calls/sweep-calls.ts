import type { DomainContext } from '../shared/context';
import { secondsAgo } from '../shared/remove-in-batches';
import { transact } from '../shared/transactions/transact';
import { changeCall, lapseSeconds, lockCall } from './call';

/** Calls per run; the rest follow in the next. */
const limit = 200;

/**
 * Checks calls that gave no sign for a while. Those whose host died become lost; those that no one answered
 * or came back to end. Returns the number of ended calls. Throws at the end for calls that could not be
 * checked.
 */
export async function sweepCalls(context: DomainContext): Promise<number> {
  const silent = await context
    .db('voice_calls')
    .where({ ended_at: null })
    .where('heard_at', '<', secondsAgo(context, lapseSeconds))
    .orderBy('heard_at')
    .limit(limit)
    .pluck<string[]>('id');
  let ended = 0;
  const failures: unknown[] = [];
  for (const id of silent) {
    try {
      if (await isEnded(context, id)) ended += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} calls could not be looked at`);
  }
  return ended;
}

const isEnded = (context: DomainContext, id: string): Promise<boolean> =>
  transact(context, async (trx) => {
    const found = await lockCall(trx, { id });
    if (!found) return false;
    const { state } = await changeCall(context, trx, found, { kind: 'looked-at' });
    return state === 'ended';
  });
