import {
  followUpLeaseSeconds,
  listDueFollowUps,
  writeFollowUp,
} from '~/domain/follow-ups/write-follow-up';
import { currentRequestId } from '~/observability/request-context';
import { handleJob, type HandlerOptions } from '../handler';
import { sweepFollowUpsJob } from './sweep-follow-ups.job';
import { writeFollowUpJob } from './write-follow-up.job';

/** Chats per run; the rest follow in the next. */
const limit = 500;

/** Returns the handlers that make characters write first. */
export function followUpsHandlers({
  context,
  longRunning,
  model,
  moderator,
  recall,
  enqueuer,
}: Pick<
  HandlerOptions,
  'context' | 'longRunning' | 'model' | 'moderator' | 'recall' | 'enqueuer'
>) {
  return [
    handleJob(writeFollowUpJob, async ({ chatId }) =>
      writeFollowUp(context, { model, moderator, recall }, chatId, {
        requestId: currentRequestId() ?? chatId,
        // A job that takes longer than the lease has lost it.
        signal: AbortSignal.timeout(followUpLeaseSeconds * 1000),
      }),
    ),
    handleJob(sweepFollowUpsJob, async () => {
      const due = await listDueFollowUps(longRunning, limit);
      for (const chatId of due) await enqueuer.enqueue(writeFollowUpJob, { chatId });
      return { due: due.length };
    }),
  ];
}
