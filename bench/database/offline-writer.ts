import { Readable } from 'node:stream';
import { nothingRecalled } from '~/domain/chat/reply/recollection';
import type { ReplyWriter } from '~/domain/chat/reply/write-reply';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';

const done = () => Promise.resolve();

/** Answers everything with one sentence and tells nobody: what a reply costs is the database's alone. */
export const offlineWriter: ReplyWriter = {
  moderator: createEmbeddedModerator(),
  recall: () => Promise.resolve(nothingRecalled),
  broadcast: { writing: done, chunk: done, retracted: done },
  model: { streamReply: () => Readable.from(['The rain has only just stopped.']) },
};
