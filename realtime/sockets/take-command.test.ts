import { Worker } from 'bullmq';
import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import type { CommandResponse } from '../protocol/command-response';
import { serverEvent } from '../protocol/names';
import type { TestGateway } from '../testing/create-test-bed';
import { emitCommand, enterChat } from '../testing/enter-chat';
import { openTestBed } from '../testing/open-test-bed';
import { engines } from '../testing/engines';

describe.each(engines)('commands on %s', async (engine) => {
  const bed = await openTestBed(engine);

  const message = (content = 'Good evening', idempotencyKey = newId()) => ({
    idempotencyKey,
    type: 'text',
    content,
    recipient: newId(),
    lockedVideoPosts: 0,
  });

  const enter = (
    of: { cookie: string },
    gateway?: TestGateway,
    extraHeaders?: Record<string, string>,
  ) => enterChat(bed, of, gateway, extraHeaders);
  const isRefused = (answer: CommandResponse, statusCode: number, words?: string) =>
    expect(answer).toMatchObject({
      accepted: false,
      error: words === undefined ? { statusCode } : { statusCode, message: words },
    });

  it('states the country of a message, for the moderation in the worker', async () => {
    const gateway = await bed.start();
    const { client, jobs } = await enter(await bed.signIn(), gateway, { 'x-country': 'GB' });
    await emitCommand(client, 'chat.send-user-message.command', message());
    const [job] = await jobs();
    expect(job?.data).toMatchObject({ country: 'GB' });
  });

  it('queues a message with its text sealed, and confirms it', async () => {
    const person = await bed.signIn();
    const { client, jobs } = await enter(person);
    const sent = message('Under the clock at nine');
    expect(await emitCommand(client, 'chat.send-user-message.command', sent)).toEqual({
      accepted: true,
    });
    const [job, ...more] = await jobs();
    expect(more).toEqual([]);
    expect(job?.name).toBe('send-message');
    expect(job?.data).toMatchObject({
      person: { kind: 'user', id: person.id },
      characterId: sent.recipient,
      idempotencyKey: sent.idempotencyKey,
    });
    expect(JSON.stringify(job?.data)).not.toContain('clock');
    expect(bed.context.seal.open(job?.data.sealedContent)).toBe(sent.content);
    expect(job?.data.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('gives every command a request id of its own', async () => {
    const { client, jobs } = await enter(await bed.visit());
    await emitCommand(client, 'chat.send-user-message.command', message());
    await emitCommand(client, 'chat.send-user-message.command', message());
    const ids = (await jobs()).map((job) => String(job.data.requestId));
    expect(new Set(ids).size).toBe(2);
  });

  it('queues the commands of a visitor apart from those of members', async () => {
    const { client, jobsOf } = await enter(await bed.visit());
    await emitCommand(client, 'chat.send-user-message.command', message());
    await emitCommand(client, 'chat.mark-messages-read.command', { chatId: newId() });
    await emitCommand(client, 'chat.user-opened-conversation.event', { characterId: newId() });
    await emitCommand(client, 'chat.user-close-conversation.event');
    expect(await jobsOf('chat')).toEqual([]);
    expect((await jobsOf('guest-chat')).map(({ name }) => name).sort()).toEqual([
      'conversation-closed',
      'conversation-opened',
      'mark-read',
      'send-message',
    ]);
  });

  it('takes characterId for the recipient', async () => {
    const { client, jobs } = await enter(await bed.visit());
    const { recipient: characterId, ...rest } = message();
    await emitCommand(client, 'chat.send-user-message.command', { ...rest, characterId });
    expect((await jobs())[0]?.data).toMatchObject({ characterId });
  });

  it('makes one job of a repeat while the first waits, and two of two people', async () => {
    const gateway = await bed.start({ commandsPerSecond: 100 });
    const { client, jobs } = await enter(await bed.signIn(), gateway);
    const sent = message();
    expect(await emitCommand(client, 'chat.send-user-message.command', sent)).toEqual({
      accepted: true,
    });
    expect(await emitCommand(client, 'chat.send-user-message.command', sent)).toEqual({
      accepted: true,
    });
    expect(await jobs()).toHaveLength(1);
    const { client: other } = await enter(await bed.signIn(), gateway);
    await emitCommand(other, 'chat.send-user-message.command', sent);
    expect(await jobs()).toHaveLength(2);
  });

  it('queues another job for a repeat once the first has ended, so that it is answered at once', async () => {
    const gateway = await bed.start({ commandsPerSecond: 100 });
    const { client, jobs } = await enter(await bed.signIn(), gateway);
    const sent = message();
    let done = 0;
    const worker = new Worker('chat', () => Promise.resolve((done += 1)), {
      connection: bed.redis.duplicate({ maxRetriesPerRequest: null }),
    });
    for (const attempt of [1, 2, 3]) {
      expect(await emitCommand(client, 'chat.send-user-message.command', sent)).toEqual({
        accepted: true,
      });
      await eventually(() => expect(done).toBe(attempt));
      await eventually(async () => expect(await jobs()).toEqual([]));
    }
    await worker.close();
  });

  it('states the language of a message, by the user’s choice, else by the browser', async () => {
    const gateway = await bed.start();
    const { cookie } = await bed.signIn();
    for (const [given, headers] of [
      [`${cookie}; lng=de-DE`, { 'accept-language': 'fr-CA,fr;q=0.9' }],
      [cookie, { 'accept-language': 'fr-CA,fr;q=0.9' }],
      [`${cookie}; lng=<no tag>`, {}],
    ] as const) {
      const { client } = await enter({ cookie: given }, gateway, headers);
      await emitCommand(client, 'chat.send-user-message.command', message());
    }
    const jobs = (await gateway.enqueuer.queues.get('chat')?.getJobs(['waiting'])) ?? [];
    const languages = jobs.map(({ data }) => (data as { language?: string }).language);
    expect(languages.sort()).toEqual(['de-DE', 'fr-CA', undefined]);
  });

  it('limits the messages of visitors of one network together, and marks those beyond the limit', async () => {
    const gateway = await bed.start({
      visitorCommandsPerSecond: 4,
      visitorMessages: { most: 2, seconds: 3600 },
    });
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const answers: CommandResponse[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { client } = await enter(await bed.visit(), gateway, headers);
      answers.push(await emitCommand(client, 'chat.send-user-message.command', message()));
    }
    const { client: member } = await enter(await bed.signIn(), gateway, headers);
    expect(await emitCommand(member, 'chat.send-user-message.command', message())).toEqual({
      accepted: true,
    });
    const marksOn = async (queue: 'chat' | 'guest-chat') => {
      const jobs = (await gateway.enqueuer.queues.get(queue)?.getJobs(['waiting'])) ?? [];
      return jobs.map(({ data }) => (data as { isOverLimit: boolean }).isOverLimit);
    };
    expect(await marksOn('chat')).toEqual([false]);
    const marks = await marksOn('guest-chat');
    expect(marks.filter((isOver) => !isOver)).toHaveLength(2);
    expect(marks.filter(Boolean).length).toBeGreaterThan(0);
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(marks.length);
  });

  it('queues read marks and the conversation in view', async () => {
    const person = await bed.signIn();
    const { client, jobs } = await enter(person);
    const chatId = newId();
    const characterId = newId();
    await emitCommand(client, 'chat.mark-messages-read.command', { chatId });
    await emitCommand(client, 'chat.user-opened-conversation.event', {
      EVENT_NAME: 'chat.user-opened-conversation.event',
      characterId,
    });
    await emitCommand(client, 'chat.user-close-conversation.event', {});
    await emitCommand(client, 'chat.user-close-conversation.event');
    const queued = (await jobs()).map(({ name, data }) => [name, data.marks ?? data.characterId]);
    expect(queued.sort()).toEqual([
      ['conversation-closed', undefined],
      ['conversation-closed', undefined],
      ['conversation-opened', characterId],
      ['mark-read', [{ person: { kind: 'user', id: person.id }, chatId }]],
    ]);
  });

  it('takes a page that is lost for one that shows its conversation no more', async () => {
    const { client, jobs } = await enter(await bed.signIn());
    const bystander = await enter(await bed.signIn());
    await emitCommand(client, 'chat.user-opened-conversation.event', { characterId: newId() });
    client.socket.io.engine.close();
    bystander.client.socket.io.engine.close();
    await eventually(async () => {
      const names = (await jobs()).map(({ name }) => name);
      expect(names.sort()).toEqual(['conversation-closed', 'conversation-opened']);
    });
  });

  it('queues the read marks of one moment together, each chat once', async () => {
    const { client, jobs } = await enter(await bed.signIn());
    const chatIds = [newId(), newId()];
    const marks = [...chatIds, ...chatIds].map((chatId) =>
      emitCommand(client, 'chat.mark-messages-read.command', { chatId }),
    );
    const answers = await Promise.all(marks);
    expect(answers.every(({ accepted }) => accepted)).toBe(true);
    const read = (await jobs()).map(({ name, data }) => [name, data.marks]);
    expect(read).toEqual([
      ['mark-read', chatIds.map((chatId) => expect.objectContaining({ chatId }) as unknown)],
    ]);
  });

  it('queues a tip with either sign, and none that is not a valid whole number of tokens', async () => {
    const person = await bed.signIn();
    const { client, jobs } = await enter(person);
    const tip = { idempotencyKey: 'k'.repeat(24), characterId: newId(), tipAmount: -25 };
    expect(await emitCommand(client, 'chat.send-tip.command', tip)).toEqual({ accepted: true });
    for (const tipAmount of [0, 2.5, '25', 1_000_001]) {
      isRefused(await emitCommand(client, 'chat.send-tip.command', { ...tip, tipAmount }), 400);
    }
    const wanted = (await jobs()).map(({ name, data }) => [name, data['tip'], data.characterId]);
    expect(wanted).toEqual([['send-message', 25, tip.characterId]]);
  });

  it('queues a reaction and its taking back, and knows no other than the six', async () => {
    const person = await bed.signIn();
    const { client, jobs } = await enter(person);
    const messageId = newId();
    for (const reaction of ['heart', null]) {
      const answer = await emitCommand(client, 'chat.react-to-message.command', {
        messageId,
        reaction,
      });
      expect(answer).toEqual({ accepted: true });
    }
    isRefused(
      await emitCommand(client, 'chat.react-to-message.command', { messageId, reaction: 'x' }),
      400,
    );
    const wanted = (await jobs()).map(({ name, data }) => [name, data.messageId]);
    expect(wanted).toEqual([
      ['react', messageId],
      ['react', messageId],
    ]);
  });

  it.each([
    ['no words', { content: '   ' }, 'message is required'],
    ['too many words', { content: 'a'.repeat(60_001) }, 'message is too long'],
    ['a key of another form', { idempotencyKey: 'a:b' }, undefined],
    ['no recipient', { recipient: undefined }, undefined],
    ['another type', { type: 'photo' }, undefined],
  ])('refuses a message with %s', async (_what, change, words) => {
    const { client, jobs } = await enter(await bed.visit());
    const answer = await emitCommand(client, 'chat.send-user-message.command', {
      ...message(),
      ...change,
    });
    isRefused(answer, 400, words);
    expect(await jobs()).toEqual([]);
  });

  it('queues text above the length limit: distress is recognised before a length is refused', async () => {
    const { client, jobs } = await enter(await bed.visit());
    const long = message(`${'so it went. '.repeat(1000)}I want to kill myself`);
    expect(await emitCommand(client, 'chat.send-user-message.command', long)).toEqual({
      accepted: true,
    });
    const [job] = await jobs();
    expect(bed.context.seal.open(job?.data.sealedContent)).toBe(long.content);
  });

  it('refuses unknown commands and invalid payloads', async () => {
    const { client, jobs } = await enter(await bed.visit());
    for (const name of ['chat.no-such.command', '__proto__', 'constructor', 'toString']) {
      isRefused(await emitCommand(client, name, {}), 404);
    }
    for (const payload of [null, 7, 'text', [], [[]], { chatId: {} }]) {
      isRefused(await emitCommand(client, 'chat.mark-messages-read.command', payload), 400);
    }
    expect(await jobs()).toEqual([]);
  });

  it('reports a refusal by chat.error, with the key, to a client without acknowledgements', async () => {
    const { client } = await enter(await bed.visit());
    const sent = message('');
    client.socket.emit('chat.send-user-message.command', sent);
    client.socket.emit('chat.send-user-message.command', 'no object');
    await eventually(() => expect(client.received).toHaveLength(2));
    expect(client.received[0]).toEqual({
      name: serverEvent.chatError,
      payload: { error: 'message is required', idempotencyKey: sent.idempotencyKey },
    });
    expect(client.received[1]?.payload).not.toHaveProperty('idempotencyKey');
  });

  it('bounds the commands of a person, not of another', async () => {
    const gateway = await bed.start({ commandsPerSecond: 3 });
    const { client } = await enter(await bed.visit(), gateway);
    const { client: other } = await enter(await bed.visit(), gateway);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => emitCommand(client, 'chat.send-user-message.command', message())),
    );
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(3);
    isRefused(
      answers.find(({ accepted }) => !accepted) ?? { accepted: true },
      429,
      'Too many requests',
    );
    expect(await emitCommand(other, 'chat.send-user-message.command', message())).toEqual({
      accepted: true,
    });
  });

  it('refuses in time when Redis does not take the command, and takes it later', async () => {
    const gateway = await bed.start({ queueWaitMs: 100 });
    const { client } = await enter(await bed.visit(), gateway);
    const sent = message();
    gateway.redis.commands.disconnect();
    isRefused(await emitCommand(client, 'chat.send-user-message.command', sent), 503);
    await gateway.redis.commands.connect();
    // A busy machine may take longer than the gateway waits.
    await eventually(async () =>
      expect(await emitCommand(client, 'chat.send-user-message.command', sent)).toEqual({
        accepted: true,
      }),
    );
  });

  it('closes the connection of a client that sends more at once than permitted', async () => {
    const gateway = await bed.start({ maxPayloadBytes: 4096 });
    const { client, jobs } = await enter(await bed.visit(), gateway);
    client.socket.emit('chat.send-user-message.command', message('a'.repeat(5000)));
    await eventually(() => expect(client.closings).toEqual(['transport close']));
    await eventually(() => expect(client.socket.connected).toBe(true));
    expect(await jobs()).toEqual([]);
  });

  it('counts commands by outcome', async () => {
    const gateway = await bed.start();
    const { client } = await enter(await bed.visit(), gateway);
    await emitCommand(client, 'chat.send-user-message.command', message());
    await emitCommand(client, 'chat.send-user-message.command', message(''));
    await emitCommand(client, 'chat.no-such.command', {});
    const count = (command: string, outcome: string) =>
      gateway.figure(
        `gateway_commands_total{command="${command}",outcome="${outcome}",process="test"}`,
      );
    expect(await count('chat.send-user-message.command', 'accepted')).toBe(1);
    expect(await count('chat.send-user-message.command', '400')).toBe(1);
    expect(await count('unknown', '404')).toBe(1);
  });
});
