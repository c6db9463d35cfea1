import { decodeJwt } from 'jose';
import { AccessToken } from 'livekit-server-sdk';
import { describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { sandboxLiveKit } from '~/sandbox/livekit/read-grants';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createRoomPasses, type RoomPass } from './room-passes';
import { passesOf } from './testing/sandbox-passes';

const sandbox = await openTestSandbox();
const passes = passesOf(sandbox);

/** Checks whether the server admits the bearer of a pass. */
async function opens({ url, token }: RoomPass): Promise<boolean> {
  const address = `${url.replace('ws', 'http')}/rtc/validate`;
  const answer = await fetch(`${address}?access_token=${encodeURIComponent(token)}`);
  return answer.ok;
}

describe('a pass for the room of a call', () => {
  it('admits one of its two participants to that room, to listen and to speak', async () => {
    const callId = newId();
    const pass = await passes(callId, 'caller');
    expect(await opens(pass)).toBe(true);
    expect(decodeJwt(pass.token)).toMatchObject({
      iss: sandboxLiveKit.key,
      sub: 'caller',
      video: {
        room: `call-${callId}`,
        roomJoin: true,
        canSubscribe: true,
        canPublish: true,
        canPublishSources: ['microphone'],
        canPublishData: false,
        canUpdateOwnMetadata: false,
      },
    });
    expect(decodeJwt((await passes(callId, 'character')).token)).toMatchObject({
      sub: 'character',
      video: { room: `call-${callId}` },
    });
  });

  it('grants no management, and does not reveal the caller', async () => {
    const claims = decodeJwt((await passes(newId(), 'caller')).token);
    expect(Object.keys(claims).toSorted()).toEqual(['exp', 'iss', 'nbf', 'sub', 'video']);
    const names = Object.keys(claims.video as object);
    expect(names.filter((name) => /^room|admin|record|ingress|agent/i.test(name))).toEqual([
      'room',
      'roomJoin',
    ]);
  });

  it('is good for two minutes', async () => {
    const pass = await passes(newId(), 'caller');
    const { exp = 0, nbf = 0 } = decodeJwt(pass.token);
    expect(exp - nbf).toBe(120);
    const late = new AccessToken(sandboxLiveKit.key, sandboxLiveKit.secret, {
      identity: 'caller',
      ttl: '-1s',
    });
    late.addGrant({ room: 'call-of-yesterday', roomJoin: true });
    expect(await opens({ ...pass, token: await late.toJwt() })).toBe(false);
  });

  it('is invalid with another secret, another key or another room written on it', async () => {
    const callId = newId();
    const forged = passesOf(sandbox, { LIVEKIT_SECRET: 'another secret that is as long as it' });
    const strange = passesOf(sandbox, { LIVEKIT_KEY: 'another' });
    expect(await opens(await forged(callId, 'caller'))).toBe(false);
    expect(await opens(await strange(callId, 'caller'))).toBe(false);
    const pass = await passes(callId, 'caller');
    const [head = '', body = '', signature = ''] = pass.token.split('.');
    const claims = Buffer.from(body, 'base64url').toString().replace(callId, newId());
    const token = [head, Buffer.from(claims).toString('base64url'), signature].join('.');
    expect(await opens({ ...pass, token })).toBe(false);
  });
});

it('passes do not exist where no server is configured', () => {
  expect(createRoomPasses({})).toBeNull();
});
