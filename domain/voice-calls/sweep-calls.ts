import type { DomainContext } from '../shared/context';
import { secondsAgo } from '../shared/remove-in-batches';
import { transact } from '../shared/transact';
import { changeCall, lockCall } from './call';
import { voiceCallsSettings } from './settings';

/** In one go; the rest come with the next. */
const limit = 200;

/**
 * Looks at calls of which nothing was heard for a while: those whose host died are lost, and those that
 * nobody answered or came back to end. Answers how many ended.
 */
export async function sweepCalls(context: DomainContext): Promise<number> {
  const { voice_call_lapse_seconds } = await context.settings(voiceCallsSettings);
  const silent = await context
    .db('voice_calls')
    .where({ ended_at: null })
    .where('heard_at', '<', secondsAgo(context, voice_call_lapse_seconds))
    .orderBy('heard_at')
    .limit(limit)
    .pluck<string[]>('id');
  let ended = 0;
  for (const id of silent) {
    const row = await transact(context, async (trx) => {
      const found = await lockCall(trx, { id });
      return found && (await changeCall(context, trx, found, { kind: 'looked-at' }));
    });
    if (row?.state === 'ended') ended += 1;
  }
  return ended;
}
