import { listDueMemories, memoryLeaseSeconds, remember } from '~/domain/memory/remember';
import { writeDiary } from '~/domain/memory/write-diary';
import { currentRequestId } from '~/observability/request-context';
import { handleJob, type HandlerOptions } from '../handler';
import { rememberJob } from './remember.job';
import { sweepMemoriesJob } from './sweep-memories.job';
import { writeDiaryJob } from './write-diary.job';

/** Of each kind, per run; the rest follow in the next. */
const limit = 500;

/** Returns the handlers of characters' memories. */
export function memoryHandlers({
  context,
  longRunning,
  model,
  moderator,
  enqueuer,
}: Pick<HandlerOptions, 'context' | 'longRunning' | 'model' | 'moderator' | 'enqueuer'>) {
  const finder = { model, moderator };
  /** A job that takes longer than the lease has lost it. */
  const requestOptions = (chatId: string) => ({
    requestId: currentRequestId() ?? chatId,
    signal: AbortSignal.timeout(memoryLeaseSeconds * 1000),
  });
  return [
    handleJob(rememberJob, async ({ chatId }) => {
      for (let kept = 0; ;) {
        const done = await remember(context, finder, chatId, requestOptions(chatId));
        if (done.kind === 'read') kept += done.kept;
        if (done.kind !== 'read' || !done.hasMore) return { kind: done.kind, kept };
      }
    }),
    handleJob(writeDiaryJob, async ({ chatId }) =>
      writeDiary(context, finder, chatId, requestOptions(chatId)),
    ),
    handleJob(sweepMemoriesJob, async () => {
      const { facts, diaries } = await listDueMemories(longRunning, limit);
      for (const chatId of facts) await enqueuer.enqueue(rememberJob, { chatId });
      for (const chatId of diaries) await enqueuer.enqueue(writeDiaryJob, { chatId });
      return { facts: facts.length, diaries: diaries.length };
    }),
  ];
}
