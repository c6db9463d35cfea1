import { writeReply, type ReplyWriter } from '~/domain/chat/write-reply';
import type { DomainContext } from '~/domain/shared/context';
import { handleJob } from '../handler';
import { writeReplyJob } from './write-reply.job';

/** What the replies queue does: one chat's messages are answered one after the other. */
export function repliesHandlers(context: DomainContext, writer: Omit<ReplyWriter, 'requestId'>) {
  return [
    handleJob(writeReplyJob, async ({ chatId, requestId }) => {
      let written = 0;
      while ((await writeReply(context, { ...writer, requestId }, chatId)) !== 'nothing-due') {
        written += 1;
      }
      return { written };
    }),
  ];
}
