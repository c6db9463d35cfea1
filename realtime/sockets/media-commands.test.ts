import { describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { emitCommand, enterChat } from '../testing/enter-chat';
import { engines } from '../testing/engines';
import { openTestBed } from '../testing/open-test-bed';

const accepted = { accepted: true };
const refused = (statusCode: number) => ({ accepted: false, error: { statusCode } });
const abroad = { 'x-country': 'FR' };

describe.each(engines)('commands about media on %s', async (engine) => {
  const bed = await openTestBed(engine);

  it.each([
    ['chat.text-to-speech.command', 'speak'],
    ['chat.unlock-private-audio.command', 'unlock-audio'],
  ])('%s is queued with the agreed price and the country of its person', async (command, job) => {
    const person = await bed.signIn();
    const { client, jobs } = await enterChat(bed, person, undefined, abroad);
    const messageId = newId();
    expect(await emitCommand(client, command, { messageId, confirmedTokens: 3 })).toEqual(accepted);
    expect(await emitCommand(client, command, { messageId })).toEqual(accepted);
    for (const payload of [
      {},
      { messageId: 'no id' },
      { messageId, confirmedTokens: 0 },
      { messageId, confirmedTokens: 2.5 },
      { messageId, confirmedTokens: '3' },
    ]) {
      expect(await emitCommand(client, command, payload)).toMatchObject(refused(400));
    }
    const queued = (await jobs()).map(({ name, data }) => ({ name, ...data }));
    const one = {
      name: job,
      person: { kind: 'user', id: person.id },
      messageId,
      country: 'FR',
      requestId: expect.any(String) as string,
    };
    expect(queued).toHaveLength(2);
    expect(queued).toEqual(expect.arrayContaining([{ ...one, confirmed: 3 }, one]));
  });

  it.each([
    ['chat.text-to-speech.command', 'speak'],
    ['chat.unlock-private-audio.command', 'unlock-audio'],
    ['chat.mark-voice-message-listened.command', 'mark-listened'],
  ])('%s of a visitor waits apart from members', async (command, job) => {
    const visitor = await bed.visit();
    const { client, jobsOf } = await enterChat(bed, visitor);
    const messageId = newId();
    expect(await emitCommand(client, command, { messageId })).toEqual(accepted);
    expect(await jobsOf('chat')).toEqual([]);
    expect((await jobsOf('guest-chat')).map(({ name, data }) => [name, data])).toEqual([
      [
        job,
        expect.objectContaining({ person: { kind: 'guest', id: visitor.id }, messageId }) as object,
      ],
    ]);
  });

  it('queues that a voice message was played, and nothing for an invalid message id', async () => {
    const person = await bed.signIn();
    const { client, jobs } = await enterChat(bed, person);
    const messageId = newId();
    const command = 'chat.mark-voice-message-listened.command';
    expect(await emitCommand(client, command, { messageId })).toEqual(accepted);
    for (const payload of [{}, { messageId: null }, { messageId: [messageId] }]) {
      expect(await emitCommand(client, command, payload)).toMatchObject(refused(400));
    }
    expect((await jobs()).map(({ name, data }) => ({ name, ...data }))).toEqual([
      {
        name: 'mark-listened',
        person: { kind: 'user', id: person.id },
        messageId,
        requestId: expect.any(String) as string,
      },
    ]);
  });

  it('queues suggestions once when a member or visitor repeats the request meanwhile', async () => {
    const gateway = await bed.start({ commandsPerSecond: 100 });
    const member = await bed.signIn();
    const visitor = await bed.visit();
    const [one, other] = [
      await enterChat(bed, member, gateway),
      await enterChat(bed, visitor, gateway),
    ];
    const characterId = newId();
    const command = 'chat.suggest-replies.command';
    for (const { client } of [one, one, other]) {
      expect(await emitCommand(client, command, { characterId })).toEqual(accepted);
    }
    expect(await emitCommand(one.client, command, {})).toMatchObject(refused(400));
    const wanted = (await one.jobsOf('memory')).map(({ name, data }) => [name, data]);
    const of = (kind: 'user' | 'guest', id: string) => [
      'suggest-replies',
      expect.objectContaining({ person: { kind, id }, characterId }) as object,
    ];
    expect(wanted).toHaveLength(2);
    expect(wanted).toEqual(
      expect.arrayContaining([of('user', member.id), of('guest', visitor.id)]),
    );
  });

  it.each([
    ['chat.unlock-private-photo.command', 'Photo'],
    ['chat.unlock-private-video.command', 'Video'],
  ])(
    '%s is queued with the price that was shown, and refused for a visitor',
    async (command, media) => {
      const person = await bed.signIn();
      const { client, jobs } = await enterChat(bed, person, undefined, abroad);
      const unlock = { messageId: newId(), price: 18, confirmedTokens: 18 };
      expect(await emitCommand(client, command, unlock)).toEqual(accepted);
      for (const price of [-1, 0.5, '18']) {
        expect(await emitCommand(client, command, { ...unlock, price })).toMatchObject(
          refused(400),
        );
      }
      expect((await jobs()).map(({ name, data }) => ({ name, ...data }))).toEqual([
        {
          name: 'unlock-picture',
          userId: person.id,
          media,
          messageId: unlock.messageId,
          price: 18,
          confirmed: 18,
          country: 'FR',
          requestId: expect.any(String) as string,
        },
      ]);
      const visitor = await enterChat(bed, await bed.visit());
      expect(await emitCommand(visitor.client, command, unlock)).toMatchObject(refused(404));
      expect(await visitor.jobsOf('guest-chat')).toEqual([]);
    },
  );

  it('queues the regeneration of a photo, named by a message or its id, and refuses a visitor', async () => {
    const person = await bed.signIn();
    const { client, jobs } = await enterChat(bed, person);
    const command = 'chat.regenerate-asset.command';
    const messageId = newId();
    for (const message of [messageId, { _id: messageId, seq: 3 }]) {
      expect(await emitCommand(client, command, { message, confirmedTokens: 5 })).toEqual(accepted);
    }
    for (const message of [undefined, 'no id', { seq: 3 }]) {
      expect(await emitCommand(client, command, { message })).toMatchObject(refused(400));
    }
    const queued = (await jobs()).map(({ name, data }) => ({ name, ...data }));
    const again = {
      name: 'regenerate-photo',
      userId: person.id,
      messageId,
      confirmed: 5,
      isOverLimit: false,
      requestId: expect.any(String) as string,
    };
    expect(queued).toEqual([again, again]);
    const visitor = await enterChat(bed, await bed.visit());
    const answer = await emitCommand(visitor.client, command, { message: messageId });
    expect(answer).toMatchObject(refused(404));
    expect(await visitor.jobsOf('guest-chat')).toEqual([]);
  });
});
