import { writeTrial } from '~/domain/chat/authors/write-trial';
import { listDueReplies } from '~/domain/chat/reply/claim-reply';
import { writeReply } from '~/domain/chat/reply/write-reply';
import { handleJob, Postponed, type HandlerOptions } from '../handler';
import { sweepRepliesJob } from './sweep-replies.job';
import { writeReplyJob } from './write-reply.job';
import { writeTrialJob } from './write-trial.job';

/** Seconds without progress after which a reply is due again. */
const overdueSeconds = 5;
const sweepLimit = 500;
/** Milliseconds after which the model call of a trial is aborted. */
const trialMs = 60_000;

type Answering = Pick<
  HandlerOptions,
  | 'context'
  | 'model'
  | 'moderator'
  | 'broadcast'
  | 'recall'
  | 'pace'
  | 'speaksAloud'
  | 'makesVideos'
>;
type Sweeping = Pick<HandlerOptions, 'longRunning' | 'enqueuer'>;

/** Handlers that answer messages, if enabled, and the sweep for lost messages. */
export const repliesHandlers = (
  options: Answering & Sweeping & Pick<HandlerOptions, 'repliesEnabled'>,
) => [
  ...(options.repliesEnabled ? [answerMessages(options), tryAuthors(options)] : []),
  sweepReplies(options),
];

/** Answers one chat's messages in order. */
function answerMessages({
  context,
  model,
  moderator,
  broadcast,
  recall,
  pace,
  speaksAloud,
  makesVideos,
}: Answering) {
  return handleJob(writeReplyJob, async ({ chatId }) => {
    for (let written = 0; ; written += 1) {
      await pace.turn();
      const writer = { model, moderator, broadcast, recall, speaksAloud, makesVideos };
      const progress = await writeReply(context, writer, chatId);
      if (progress.kind === 'postponed') throw new Postponed(progress.delayMs, progress.cause);
      if (progress.kind === 'nothing-due') {
        pace.giveBack();
        return { written };
      }
      // Messages sent from now on have their own jobs.
      if (progress.kind === 'written' && !progress.hasMore) return { written: written + 1 };
    }
  });
}

/** Writes replies by other authors, at the pace of replies. */
function tryAuthors({ context, model, moderator, recall, pace }: Answering) {
  return handleJob(writeTrialJob, async ({ trialId }) => {
    await pace.turn();
    const writer = { model, moderator, recall };
    return { trial: await writeTrial(context, writer, trialId, AbortSignal.timeout(trialMs)) };
  });
}

function sweepReplies({ longRunning, enqueuer }: Sweeping) {
  return handleJob(sweepRepliesJob, async () => {
    const due = await listDueReplies(longRunning, {
      olderThanSeconds: overdueSeconds,
      limit: sweepLimit,
    });
    for (const { chatId, requestId, isGuest } of due) {
      await enqueuer.enqueue(
        writeReplyJob,
        { chatId, requestId: requestId ?? chatId },
        { isForGuest: isGuest },
      );
    }
    return { chats: due.length };
  });
}
