import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestContext } from '~/db/testing/open-test-context';
import { withRequestId } from '~/observability/request-context';
import { createOpenAiCompatibleModel } from '~/providers/language-model/openai-compatible';
import {
  delta,
  drip,
  finish,
  plainAnswer,
  respond,
  words,
} from '~/providers/language-model/testing/odd-answers';
import { startOddServer, type OddServer } from '~/providers/language-model/testing/odd-server';
import * as z from 'zod';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { openPayload } from '../../shared/outbox/event-payload';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { readBalance } from '../../wallet/get-balance';
import { transact } from '../../shared/transactions/transact';
import { appendCallSummary } from '../calls/append-call-summary';
import { claimReply, listDueReplies } from './claim-reply';
import { characterMessageSent } from '../events';
import { listMessages } from '../messages/list-messages';
import { noteConversationClosed, noteConversationOpened } from '../chats/note-presence';
import { nothingRecalled } from './recollection';
import { sendMessage } from '../send/send-message';
import { writeReply, type ReplyProgress, type ReplyWriter } from './write-reply';
import { chatSettings } from '../settings';

const { database, context } = await openTestContext();
let server: OddServer;
let person: Person;
let characterId: string;
let chatId: string;
/** The events that the browser would receive, in order. */
let events: string[];
const moderator = createEmbeddedModerator();

beforeAll(async () => {
  server = await startOddServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  characterId = (await makeCharacter(database.db)).id;
  const { id } = await makeUser(database.db, { trialUsed: 5 });
  await giveTokens(context, id, 10);
  person = { kind: 'user', id };
  events = [];
  server.requests.length = 0;
  chatId = await say('Good evening.');
});

async function say(content: string, requestId = newId()): Promise<string> {
  const outcome = await withRequestId(requestId, () =>
    sendMessage(context, moderator, { person, characterId, idempotencyKey: newId(), content }),
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.message.chatId;
}

const write = (options: Partial<Parameters<typeof createOpenAiCompatibleModel>[0]> = {}) => {
  const writer: ReplyWriter = {
    moderator,
    recall: () => Promise.resolve(nothingRecalled),
    model: createOpenAiCompatibleModel({ url: server.url, key: 'k', model: 'm', ...options }),
    broadcast: {
      writing: (_, __, isWriting) => note(isWriting ? 'writing' : 'not writing'),
      chunk: (_, { draft, offset, text }) => note(`${draft}:${offset}:${text}`),
      retracted: (_, { draft }) => note(`retracted ${draft}`),
    },
  };
  return writeReply(context, writer, chatId);
};
const note = (what: string) => {
  events.push(what);
  return Promise.resolve();
};
const row = () => database.db('replies').where({ chat_id: chatId }).orderBy('seq').first();
const answers = async () =>
  (await listMessages(context, person, { characterId, limit: 50 })).items
    .filter(({ role, seq }) => role === 'character' && seq > 1)
    .map(({ content }) => content);
const isDue = async () =>
  (await listDueReplies(context, { olderThanSeconds: 0, limit: 1000 })).some(
    (due) => due.chatId === chatId,
  );

it('includes the turns of a call with their speakers, and a call without a transcript', async () => {
  server.next(respond(plainAnswer));
  await write();
  const call = async (transcript: string) =>
    transact(context, (trx) =>
      appendCallSummary(context, trx, {
        ...{ userId: person.id, characterId, callId: newId(), transcript },
        ...{ seconds: 60, endedBy: 'person', tokens: 6, balanceAfter: 94 },
      }),
    );
  await call('Noor: I live in Lisbon.\nYou: I moved to Lyon.');
  await call('');
  await say('Do you remember our call?');
  server.next(respond(plainAnswer));
  await write();
  const body = server.requests.at(-1)?.split('\r\n\r\n')[1] ?? '';
  const { messages } = z.object({ messages: z.array(z.unknown()) }).parse(JSON.parse(body));
  expect(messages.slice(-5)).toEqual([
    { role: 'user', content: '*calls you*' },
    { role: 'assistant', content: 'I live in Lisbon.' },
    { role: 'user', content: 'I moved to Lyon.' },
    { role: 'user', content: '*calls you*' },
    { role: 'user', content: 'Do you remember our call?' },
  ]);
});

it('is published as seen while the user has the chat in view, and not after they left', async () => {
  const inView = async () => {
    server.next(respond(plainAnswer));
    expect(await write()).toMatchObject({ kind: 'written' });
    const fact = await database
      .db('outbox')
      .where({ name: characterMessageSent.name, person_id: person.id })
      .orderBy('id', 'desc')
      .first('event_id', 'payload');
    const payload = openPayload(context.seal, fact?.event_id ?? '', fact?.payload);
    return characterMessageSent.payload.parse(payload).isInView;
  };
  expect(await inView()).toBe(false);
  await noteConversationOpened(context, person, characterId);
  await say('I am here.');
  expect(await inView()).toBe(true);
  await noteConversationClosed(context, person);
  await say('And gone.');
  expect(await inView()).toBe(false);
});

describe('a model that fails', () => {
  it('is called as often as the settings allow, with growing waits and one typing indicator', async () => {
    server.next(respond('', { status: '503 Unavailable' }));
    const waits: number[] = [];
    let progress: ReplyProgress = await write();
    while (progress.kind === 'postponed') {
      expect(progress.cause).toMatchObject({ reason: 'status' });
      waits.push(progress.delayMs);
      // Neither the sweep nor another job runs before it is due.
      expect(await isDue()).toBe(false);
      expect(await write()).toEqual({ kind: 'nothing-due' });
      context.advance(progress.delayMs);
      progress = await write();
    }
    expect(progress).toEqual({ kind: 'given-up' });
    expect(server.requests).toHaveLength(6);
    expect(waits).toHaveLength(5);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThanOrEqual(120_000);
    // Nothing was shown, so nothing is retracted, and the indicator does not flicker.
    expect(events).toEqual([...Array.from({ length: 6 }, () => 'writing'), 'not writing']);
    expect(await readBalance(database.db, person.id)).toBe(10);
    expect(await write()).toEqual({ kind: 'nothing-due' });
  });

  it('is called under one request id, that of the message', async () => {
    const requestId = newId();
    server.next(respond(plainAnswer));
    await write();
    await say('Still there?', requestId);
    server.requests.length = 0;
    server.next(respond('', { status: '503 Unavailable' }));
    const progress = await write();
    context.advance(progress.kind === 'postponed' ? progress.delayMs : 0);
    server.next(respond(plainAnswer));
    expect(await write()).toMatchObject({ kind: 'written' });
    const ids = server.requests.map((request) => /x-request-id: (\S+)/.exec(request)?.[1]);
    expect(ids).toEqual([requestId, requestId]);
  });

  it('is not called before its retry-after time', async () => {
    server.next(respond('', { status: '429 Too Many', headers: ['retry-after: 60'] }));
    expect(await write()).toMatchObject({ kind: 'postponed', delayMs: 60_000 });
    context.advance(59_000);
    expect(await write()).toEqual({ kind: 'nothing-due' });
    context.advance(1_000);
    server.next(respond(plainAnswer));
    expect(await write()).toMatchObject({ kind: 'written' });
  });

  it('is given up on if its retry-after exceeds the patience', async () => {
    server.next(respond('', { status: '503 Unavailable', headers: ['retry-after: 3600'] }));
    expect(await write()).toEqual({ kind: 'given-up' });
    expect(await readBalance(database.db, person.id)).toBe(10);
  });

  it('has not failed if an open circuit prevented the call', async () => {
    const model = createOpenAiCompatibleModel({
      url: server.url,
      key: 'k',
      model: 'm',
      circuit: { failures: 1, openMs: 30_000 },
    });
    const broadcast: ReplyWriter['broadcast'] = {
      writing: () => Promise.resolve(),
      chunk: () => Promise.resolve(),
      retracted: () => Promise.resolve(),
    };
    const recall = () => Promise.resolve(nothingRecalled);
    const writer = { moderator, model, broadcast, recall };
    server.next(respond('', { status: '503 Unavailable' }));
    const first = await writeReply(context, writer, chatId);
    context.advance(first.kind === 'postponed' ? first.delayMs : 0);
    const second = await writeReply(context, writer, chatId);
    expect(second).toMatchObject({ kind: 'postponed', cause: { reason: 'circuit-open' } });
    // The wait equals the remaining time of the open circuit.
    expect(second.kind === 'postponed' && second.delayMs).toBeGreaterThan(25_000);
    expect(server.requests).toHaveLength(1);
    expect(await row()).toMatchObject({ failures: 1, attempts: 2, state: 'pending' });
  });

  it('retracts only the shown text, and the next draft starts from the beginning', async () => {
    server.next(respond(words('Good evening. ', 'You came back')));
    const progress = await write();
    expect(progress).toMatchObject({ kind: 'postponed', cause: { reason: 'broken-off' } });
    expect(events).toEqual(['writing', '1:0:Good evening. ', 'retracted 1']);
    events = [];
    context.advance(progress.kind === 'postponed' ? progress.delayMs : 0);
    server.next(respond(words('Hello.') + finish()));
    await write();
    expect(events).toEqual(['writing', '2:0:Hello.']);
    expect(await answers()).toEqual(['Hello.']);
  });

  it('holds up the messages after the one it owes, and no other chat', async () => {
    server.next(respond('', { status: '503 Unavailable' }));
    const progress = await write();
    await say('And another thing.');
    expect(await write()).toEqual({ kind: 'nothing-due' });
    context.advance(progress.kind === 'postponed' ? progress.delayMs : 0);
    server.next(respond(plainAnswer));
    expect(await write()).toEqual({ kind: 'written', hasMore: true });
    expect(await write()).toEqual({ kind: 'written', hasMore: false });
    expect(await answers()).toHaveLength(2);
  });
});

describe('a model that refuses', () => {
  it.each([
    ['what was said', respond('{"error":{"code":"content_filter"}}', { status: '400 No' })],
    ['the request', respond('', { status: '404 Not Found' })],
    ['in its own words', respond(delta({ refusal: 'I cannot.' }) + finish())],
  ])('%s is not called again: the price is returned', async (_, behaviour) => {
    server.next(behaviour);
    expect(await write()).toEqual({ kind: 'given-up' });
    expect(await write()).toEqual({ kind: 'nothing-due' });
    expect(server.requests).toHaveLength(1);
    expect(await readBalance(database.db, person.id)).toBe(10);
    expect(events).toEqual(['writing', 'not writing']);
  });

  it('at the end of its words has them taken back', async () => {
    server.next(respond(words('Good evening. ', 'Well') + finish('content_filter')));
    expect(await write()).toEqual({ kind: 'given-up' });
    expect(events).toEqual(['writing', '1:0:Good evening. ', 'retracted 1', 'not writing']);
    expect(await answers()).toEqual([]);
  });
});

describe('a reply that is being written', () => {
  it('is left to its writer by all other workers', async () => {
    let goOn = () => {};
    const paused = new Promise<void>((resolve) => (goOn = resolve));
    server.next(async (socket) => {
      await drip([words('Good evening. ', 'You')], { ends: false })(socket);
      await paused;
      socket.end(words(' came back.') + finish());
    });
    const first = write();
    await eventually(() => expect(events).toContain('1:0:Good evening. '));
    expect(await write()).toEqual({ kind: 'nothing-due' });
    expect(server.requests).toHaveLength(1);
    goOn();
    expect(await first).toMatchObject({ kind: 'written' });
    expect(await answers()).toEqual(['Good evening. You came back.']);
  });
});

describe('a reply that is taken over', () => {
  it('starts from the beginning, and its former writer retracts nothing', async () => {
    // The first writer sends a sentence, then loses its lease while the model continues.
    const { reply_lease_seconds } = await context.settings(chatSettings);
    let goOn = () => {};
    const paused = new Promise<void>((resolve) => (goOn = resolve));
    server.next(async (socket) => {
      await drip([words('Good evening. ', 'You')], { ends: false })(socket);
      await paused;
      socket.end(words(' came back. ', 'At last.') + finish());
    });
    const first = write();
    await eventually(() => expect(events).toEqual(['writing', '1:0:Good evening. ']));
    context.advance((reply_lease_seconds + 1) * 1000);
    events = [];
    server.next(respond(words('Hello.') + finish()));
    expect(await write()).toMatchObject({ kind: 'written' });
    expect(events).toEqual(['retracted 2', 'writing', '2:0:Hello.']);
    goOn();
    await first;
    expect(events).not.toContain('retracted 1');
    expect(await answers()).toEqual(['Hello.']);
  });

  it('is given up when writer after writer has died over it', async () => {
    const { reply_max_attempts, reply_lease_seconds, reply_patience_seconds } =
      await context.settings(chatSettings);
    for (let count = 0; count < reply_max_attempts; count += 1) {
      expect(await claimReply(context, chatId)).not.toBeNull();
      context.advance((reply_lease_seconds + 1) * 1000);
    }
    context.advance(reply_patience_seconds * 1000);
    expect(await write()).toEqual({ kind: 'given-up' });
    expect(server.requests).toHaveLength(0);
  });

  it('is still written after all workers were down for longer than the patience', async () => {
    context.advance(3_600_000);
    server.next(respond(plainAnswer));
    expect(await write()).toMatchObject({ kind: 'written' });
    expect(await answers()).toEqual(['Good evening.']);
  });
});
