import { Readable } from 'node:stream';
import { nothingRecalled } from '~/domain/chat/reply/recollection';
import type { ReplyWriter } from '~/domain/chat/reply/write-reply';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';

const done = () => Promise.resolve();

/**
 * Replies to everything with one sentence and broadcasts nothing, so that the cost of a reply is only that
 * of the database.
 */
export const offlineWriter: ReplyWriter = {
  moderator: createEmbeddedModerator(),
  recall: () => Promise.resolve(nothingRecalled),
  broadcast: { writing: done, chunk: done, retracted: done },
  model: { streamReply: () => Readable.from(['The rain has only just stopped.']) },
};
