import { listDueReplies } from '~/domain/chat/reply/claim-reply';
import { writeReply } from '~/domain/chat/reply/write-reply';
import { handleJob, Postponed, type HandlerOptions } from '../handler';
import { sweepRepliesJob } from './sweep-replies.job';
import { writeReplyJob } from './write-reply.job';

/** A reply is due again when nothing has happened to it for this long. */
const overdueSeconds = 5;
const sweepLimit = 500;

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

/** What answers messages, where it is enabled, and the sweep for messages that were forgotten. */
export const repliesHandlers = (
  options: Answering & Sweeping & Pick<HandlerOptions, 'repliesEnabled'>,
) => [...(options.repliesEnabled ? [answerMessages(options)] : []), sweepReplies(options)];

/** One chat's messages are answered one after the other. */
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
      // What is sent from now on has a job of its own.
      if (progress.kind === 'written' && !progress.hasMore) return { written: written + 1 };
    }
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
