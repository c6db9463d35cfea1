import { once } from 'node:events';
import { ParticipantInfo_State, SignalRequest, SignalResponse } from '@livekit/protocol';
import { SignJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '~/db/testing/eventually';
import { openTestSandbox } from '../testing/open-test-sandbox';
import { sandboxLiveKit } from './read-grants';

const sandbox = await openTestSandbox();
const address = `${sandbox.url.replace('http', 'ws')}/livekit/rtc`;

const tokenFor = (identity: string, room: string, video: object = {}, secret?: string) =>
  new SignJWT({ video: { room, roomJoin: true, ...video } })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(sandboxLiveKit.key)
    .setSubject(identity)
    .setExpirationTime('1m')
    .sign(Buffer.from(secret ?? sandboxLiveKit.secret));

/** Connects as an SDK does; the caller is admitted, or refused with a status. */
async function knock(token: string, { path = '', query = '' } = {}) {
  const socket = new WebSocket(`${address}${path}?access_token=${token}${query}`);
  onTestFinished(() => socket.terminate());
  const messages: SignalResponse['message'][] = [];
  socket.on('message', (data: Buffer) => messages.push(SignalResponse.fromBinary(data).message));
  const find = <Value>(pick: (message: SignalResponse['message']) => Value | undefined) =>
    messages
      .toReversed()
      .map(pick)
      .find((value) => value !== undefined);
  const refused = once(socket, 'unexpected-response').then(([, response]) =>
    Number((response as { statusCode: number }).statusCode),
  );
  const status = await Promise.race([once(socket, 'open').then(() => 101), refused]);
  return {
    status,
    messages,
    socket,
    ask: (message: SignalRequest['message']) =>
      socket.send(new SignalRequest({ message }).toBinary()),
    hears: (kind: SignalResponse['message']['case']) =>
      eventually(() => expect(messages.map((message) => message.case)).toContain(kind)),
    joined: () => find((message) => (message.case === 'join' ? message.value : undefined)),
    updated: () =>
      find((message) => (message.case === 'update' ? message.value.participants : undefined)),
  };
}

const microphone = { cid: 'mine', name: 'microphone', type: 0, source: 2 };
const addTrack = { case: 'addTrack', value: microphone } as never;

describe('a server of rooms', () => {
  it('admits people to the room that their token names, and lists its participants', async () => {
    const first = await knock(await tokenFor('one', 'blue'));
    await first.hears('join');
    expect(first.joined()).toMatchObject({
      room: { name: 'blue' },
      participant: { identity: 'one' },
      otherParticipants: [],
    });
    const elsewhere = await knock(await tokenFor('three', 'green'));
    const second = await knock(await tokenFor('two', 'blue'));
    await second.hears('join');
    expect(second.joined()?.otherParticipants).toMatchObject([{ identity: 'one' }]);
    await first.hears('update');
    expect(first.updated()).toMatchObject([{ identity: 'two' }]);
    second.ask({ case: 'leave', value: {} } as never);
    await eventually(() =>
      expect(first.updated()?.[0]?.state).toBe(ParticipantInfo_State.DISCONNECTED),
    );
    expect(elsewhere.messages.map((message) => message.case)).toEqual(['join']);
  });

  it('admits no one with another secret, without a room, or without a token', async () => {
    const forged = await tokenFor('one', 'blue', {}, 'another secret that is as long as it');
    const roomless = await tokenFor('one', 'blue', { roomJoin: false });
    for (const token of [forged, roomless, '']) expect((await knock(token)).status).toBe(401);
  });

  it('uses two connections per participant, and refuses a client that requests one', async () => {
    const token = await tokenFor('one', 'blue');
    expect((await knock(token, { path: '/v1' })).status).toBe(404);
    const why = await fetch(`${sandbox.url}/livekit/rtc/v1/validate?access_token=${token}`);
    expect(why.status).toBe(404);
  });

  it('accepts the tracks that a token grants, and no others', async () => {
    const granted = await knock(
      await tokenFor('one', 'blue', { canPublishSources: ['microphone'] }),
    );
    granted.ask(addTrack);
    await granted.hears('trackPublished');
    for (const video of [{ canPublish: false }, { canPublishSources: ['camera'] }]) {
      const refused = await knock(await tokenFor('two', 'blue', video));
      refused.ask(addTrack);
      refused.ask({ case: 'ping', value: 1n });
      await refused.hears('pong');
      expect(refused.messages.map((message) => message.case)).not.toContain('trackPublished');
    }
  });

  it('disconnects the earlier connection of a participant who joins again', async () => {
    const before = await knock(await tokenFor('one', 'red'));
    const closed = once(before.socket, 'close');
    const after = await knock(await tokenFor('one', 'red'));
    await closed;
    expect(before.messages.at(-1)?.case).toBe('leave');
    await after.hears('join');
    expect(after.joined()?.otherParticipants).toEqual([]);
  });

  it('makes a client that resumes a broken connection join again', async () => {
    const resuming = await knock(await tokenFor('one', 'blue'), { query: '&reconnect=1&sid=PA_1' });
    await resuming.hears('leave');
  });

  it('is unavailable when /control requests it', async () => {
    const setBehaviour = (behaviour: string) =>
      fetch(`${sandbox.url}/control/next`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ target: 'livekit', behaviour }),
      });
    const token = await tokenFor('one', 'blue');
    await setBehaviour('fail');
    expect((await knock(token)).status).toBe(503);
    await setBehaviour('hang');
    const statuses: number[] = [];
    for (let count = 0; count < 2; count += 1) {
      // The connection that gets no answer is closed with the test.
      knock(token).then(
        ({ status }) => statuses.push(status),
        () => undefined,
      );
    }
    await eventually(() => expect(statuses).toEqual([101]));
    expect((await knock(token)).status).toBe(101);
    expect(statuses).toEqual([101]);
  });
});
