import { expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { nothingRecalled } from '~/domain/chat/reply/recollection';
import { sendMessage } from '~/domain/chat/send/send-message';
import type { Moderator } from '~/domain/moderation/verdict';
import { newId } from '~/domain/shared/ids';
import type { Enqueuer } from '../enqueue.job';
import { repliesHandlers } from './handlers';
import { sweepRepliesJob } from './sweep-replies.job';
import { writeReplyJob } from './write-reply.job';

const { database, context } = await openTestContext();
const moderator: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };
const nothing = () => Promise.resolve();

async function sendUnanswered(): Promise<string> {
  const { id } = await makeUser(database.db);
  await giveTokens(context, id, 10);
  const { id: characterId } = await makeCharacter(database.db);
  const person = { kind: 'user', id } as const;
  const message = { person, characterId, idempotencyKey: newId(), content: 'Are you there?' };
  const sent = await sendMessage(context, moderator, message);
  if (!sent.ok) throw new Error(sent.reason);
  return sent.message.chatId;
}

it('the sweep queues every reply whose own job was lost', async () => {
  const chats = [await sendUnanswered(), await sendUnanswered(), await sendUnanswered()];
  context.advance(60_000);
  const enqueued: unknown[] = [];
  const enqueuer: Enqueuer = {
    enqueue(job, payload) {
      expect(job.name).toBe(writeReplyJob.name);
      enqueued.push(payload);
      return Promise.resolve('');
    },
    queues: new Map(),
    listOldest: () => Promise.resolve([]),
    close: nothing,
  };
  const handlers = repliesHandlers({
    context,
    longRunning: context,
    enqueuer,
    moderator,
    repliesEnabled: false,
    model: { async *streamReply() {} },
    recall: () => Promise.resolve(nothingRecalled),
    pace: { turn: nothing, giveBack: () => undefined },
    broadcast: {
      writing: nothing,
      chunk: nothing,
      retracted: nothing,
      suggested: nothing,
      captioned: nothing,
    },
  });
  const sweep = handlers.find(({ job }) => job.name === sweepRepliesJob.name);
  await sweep?.handle({});
  expect(enqueued).toHaveLength(3);
  expect(enqueued).toEqual(
    expect.arrayContaining(chats.map((chatId) => expect.objectContaining({ chatId }))),
  );
});
