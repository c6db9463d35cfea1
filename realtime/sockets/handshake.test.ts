import { describe, expect, it, vi } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import {
  accessCookie,
  guestCookie,
  refreshCookie,
  underAgeCookie,
} from '~/domain/sessions/cookies';
import { issueTokens } from '~/domain/sessions/start-session';
import { holdPerson } from '~/domain/age-reviews/hold-person';
import { transact } from '~/domain/shared/transactions/transact';
import { serverEvent } from '../protocol/names';
import { publicUrl } from '../testing/create-test-bed';
import { openTestBed } from '../testing/open-test-bed';
import type { ChatClient } from '../testing/test-clients';
import { engines } from '../testing/engines';

describe.each(engines)('the handshake on %s', async (engine) => {
  const bed = await openTestBed(engine);

  const opens = (client: ChatClient) =>
    eventually(() => expect(client.socket.connected).toBe(true));
  const isDecided = ({ socket }: ChatClient) =>
    new Promise<void>((resolve) => {
      socket.once('connect', resolve);
      socket.once('connect_error', () => resolve());
    });
  const isRefused = async (client: ChatClient, reason: string) => {
    await eventually(() => expect(client.errors.length).toBeGreaterThan(0));
    expect(client.errors[0]).toMatchObject({ message: reason, data: { code: reason } });
    expect(client.socket.connected).toBe(false);
  };

  it('runs on the requested engine', async () => {
    expect((await bed.start()).engine).toBe(engine);
  });

  it('admits a verified user and a visitor', async () => {
    const { url } = await bed.start();
    await opens(bed.chat(url, (await bed.signIn()).cookie));
    await opens(bed.chat(url, (await bed.visit()).cookie));
  });

  it('refuses a client without a genuine token', async () => {
    const { url } = await bed.start();
    const { cookie: visitor } = await bed.visit();
    await isRefused(bed.chat(url, ''), 'unauthorized');
    await isRefused(bed.chat(url, `${accessCookie}=made.up.token`), 'unauthorized');
    await isRefused(bed.chat(url, `${guestCookie}=made.up.token`), 'unauthorized');
    await isRefused(bed.chat(url, visitor.replace(guestCookie, accessCookie)), 'unauthorized');
  });

  it('sends a client with an expired access token to refresh it, not in as a visitor', async () => {
    const { url } = await bed.start();
    const { id, sessionId } = await bed.signIn();
    const ended = await issueTokens(
      { ...bed.context, now: () => new Date(Date.now() - 3_600_000) },
      {
        userId: id,
        sessionId,
        generation: 1,
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    );
    const { cookie: visitor } = await bed.visit();
    const stale = `${accessCookie}=${ended.accessToken}; ${visitor}`;
    await isRefused(bed.chat(url, stale), 'unauthorized');
    await isRefused(bed.chat(url, `${refreshCookie}=any; ${visitor}`), 'unauthorized');
  });

  it('refuses a revoked session and a suspended user', async () => {
    const { url } = await bed.start();
    const revoked = await bed.signIn();
    await bed.database
      .db('sessions')
      .where({ id: revoked.sessionId })
      .update({ revoked_at: new Date() });
    const suspended = await bed.signIn({ state: 'suspended' });
    await isRefused(bed.chat(url, revoked.cookie), 'unauthorized');
    await isRefused(bed.chat(url, suspended.cookie), 'unauthorized');
  });

  it('refuses a browser whose user stated to be under age, whichever account it presents', async () => {
    const { url } = await bed.start();
    for (const { cookie } of [await bed.signIn(), await bed.visit()]) {
      await isRefused(bed.chat(url, `${cookie}; ${underAgeCookie}=1`), 'unauthorized');
      const stream = bed.stream(
        `${url}/api/v1/notifications/stream`,
        `${underAgeCookie}=1; ${cookie}`,
      );
      await eventually(() => expect(stream.errors).toEqual([401]));
    }
  });

  it('refuses a visitor who is held for their statement, and closes their open connections', async () => {
    const { url } = await bed.start();
    const visitor = await bed.visit();
    const before = bed.chat(url, visitor.cookie);
    await opens(before);
    const person = { kind: 'guest' as const, id: visitor.id };
    await transact(bed.context, (trx) => holdPerson(bed.context, trx, person));
    await bed.relay.revoke(visitor.id, null);
    await eventually(() => expect(before.closings).toEqual(['io server disconnect']));
    expect(before.received.map(({ name }) => name)).toEqual([serverEvent.unauthorized]);
    await isRefused(bed.chat(url, visitor.cookie), 'unauthorized');
  });

  it('refuses a connection of a page that was rendered for another account', async () => {
    const { url } = await bed.start();
    const { id, cookie } = await bed.signIn();
    const other = await bed.signIn();
    await opens(bed.chat(url, cookie, { auth: { pageOwner: id } }));
    await isRefused(bed.chat(url, other.cookie, { auth: { pageOwner: id } }), 'somebody-else');
    const visitor = await bed.visit();
    await isRefused(bed.chat(url, visitor.cookie, { auth: { pageOwner: id } }), 'somebody-else');
  });

  it('keeps unverified users out of the chats', async () => {
    const { url } = await bed.start();
    const { cookie } = await bed.signIn({ isVerified: false });
    await isRefused(bed.chat(url, cookie), 'not-verified');
  });

  it('refuses a foreign and a hidden origin and allows the site’s own', async () => {
    const { url } = await bed.start();
    const { cookie } = await bed.signIn();
    for (const origin of ['http://elsewhere.test', 'null', `${publicUrl}.elsewhere.test`]) {
      const client = bed.chat(url, cookie, { extraHeaders: { origin }, reconnection: false });
      await eventually(() => expect(client.errors).toHaveLength(1));
      expect(client.errors[0]?.message).toBe('websocket error');
    }
    await opens(bed.chat(url, cookie, { extraHeaders: { origin: publicUrl } }));
  });

  it('limits the connections of one address, for all users together, and not those of a proxy', async () => {
    const { url } = await bed.start({ connectionsPerAddress: 2 });
    const from = async (address: string) => {
      const { cookie } = await bed.signIn();
      return bed.chat(url, cookie, { extraHeaders: { 'x-forwarded-for': address } });
    };
    const first = await from('203.0.113.7');
    await opens(first);
    await opens(await from('203.0.113.7'));
    await isRefused(await from('203.0.113.7'), 'too-many-connections');
    await opens(await from('203.0.113.8'));
    for (let count = 0; count < 3; count += 1) await opens(await from('10.0.0.1'));
    first.socket.disconnect();
    await eventually(async () => {
      const another = await from('203.0.113.7');
      await isDecided(another);
      expect(another.socket.connected).toBe(true);
    });
  });

  it('bounds the connections of one person', async () => {
    const { url } = await bed.start({ connectionsPerPerson: 2 });
    const { cookie } = await bed.signIn();
    const first = bed.chat(url, cookie);
    await opens(first);
    await opens(bed.chat(url, cookie));
    await isRefused(bed.chat(url, cookie), 'too-many-connections');
    first.socket.disconnect();
    await eventually(async () => {
      const another = bed.chat(url, cookie);
      await isDecided(another);
      expect(another.socket.connected).toBe(true);
    });
  });

  it('admits a crowd step by step, and removes clients that leave the queue', async () => {
    const { url } = await bed.start({ newcomersPerSecond: 20, connectionsPerPerson: 10 });
    const { cookie } = await bed.signIn();
    const crowd = Array.from({ length: 10 }, () => bed.chat(url, cookie));
    const [impatient, ...patient] = crowd;
    impatient?.socket.disconnect();
    for (const client of patient) await opens(client);
    // The closed connection no longer counts towards the person's limit of ten.
    await opens(bed.chat(url, cookie));
  });

  it('has nothing in the default namespace', async () => {
    const { url } = await bed.start();
    const { cookie } = await bed.signIn();
    const client = bed.chat(url, cookie);
    const other = client.socket.io.socket('/');
    const refused = vi.fn();
    other.on('connect_error', refused);
    other.connect();
    await eventually(() => expect(refused).toHaveBeenCalled());
    expect(other.connected).toBe(false);
  });
});
