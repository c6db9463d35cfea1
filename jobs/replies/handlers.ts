import { writeReply, type ReplyWriter } from '~/domain/chat/write-reply';
import type { DomainContext } from '~/domain/shared/context';
import { handleJob, Postponed } from '../handler';
import type { Pace } from './pace-replies';
import { writeReplyJob } from './write-reply.job';

/** What the replies queue does: one chat's messages are answered one after the other. */
export function repliesHandlers(
  context: DomainContext,
  writer: ReplyWriter,
  pace: Pick<Pace, 'turn' | 'giveBack'>,
) {
  return [
    handleJob(writeReplyJob, async ({ chatId }) => {
      for (let written = 0; ; written += 1) {
        await pace.turn();
        const progress = await writeReply(context, writer, chatId);
        if (progress.kind === 'postponed') throw new Postponed(progress.delayMs, progress.cause);
        if (progress.kind === 'nothing-due') {
          pace.giveBack();
          return { written };
        }
      }
    }),
  ];
}
