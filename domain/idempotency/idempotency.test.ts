import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestContext, giveTokens, makeUser, type TestContext } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { readBalance } from '../wallet/get-balance';
import { spendTokens } from '../wallet/spends/spend-tokens';
import { openingBalance } from '../wallet/schema';
import { claimRequest, releaseRequest } from './claim-request';
import { findResponse } from './find-response';
import { fingerprint } from './fingerprint';
import { idempotencyRetention } from './retention';
import { idempotencyKeySchema, type IdempotentRequest, type ClaimedRequest } from './schema';
import { storeResponse } from './store-response';

const database = await openTestDatabase();
let context: TestContext;
beforeEach(async () => {
  context = createTestContext(database.db);
  await database.db('idempotent_requests').delete();
});

const lease = 60_000;
const day = 24 * 3600 * 1000;
const answer = { status: 201, body: { said: 'Good evening, Alex.' } };

const makeRequest = (changes: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  callerId: newId(),
  key: newId(),
  call: 'POST /gifts',
  fingerprint: fingerprint({ gift: 'rose' }),
  ...changes,
});

async function claim(incoming: IdempotentRequest): Promise<ClaimedRequest> {
  const claimed = await claimRequest(context, incoming);
  if (!claimed.ok || claimed.kind !== 'claimed') throw new Error('nothing was claimed');
  return claimed.request;
}

describe('a claim', () => {
  it('is granted to one of fifty concurrent requests', async () => {
    const incoming = makeRequest();
    const claims = await Promise.all(
      Array.from({ length: 50 }, () => claimRequest(context, incoming)),
    );
    expect(claims.filter((one) => one.ok)).toHaveLength(1);
    expect(claims.filter((one) => !one.ok && one.reason === 'request-in-flight')).toHaveLength(49);
  });

  it('is answered, once there is an answer, with that', async () => {
    const incoming = makeRequest();
    await storeResponse(context, context.db, await claim(incoming), answer);
    expect(await claimRequest(context, incoming)).toEqual({ ok: true, kind: 'answered', answer });
  });

  it('is refused if the key served another content or another call', async () => {
    const incoming = makeRequest();
    const request = await claim(incoming);
    const others = [
      { ...incoming, fingerprint: fingerprint({ gift: 'violet' }) },
      { ...incoming, call: 'POST /tips' },
    ];
    for (const other of others) {
      expect(await claimRequest(context, other)).toMatchObject({ reason: 'key-used-otherwise' });
    }
    await storeResponse(context, context.db, request, answer);
    for (const other of others) {
      expect(await claimRequest(context, other)).toMatchObject({ reason: 'key-used-otherwise' });
    }
  });

  it('has nothing to do with another caller’s under the same key', async () => {
    const incoming = makeRequest();
    await claim(incoming);
    const other = await claim({ ...incoming, callerId: newId(), fingerprint: fingerprint({}) });
    expect(other.attempt).toBe(1);
  });

  it('is taken over after its lease, by one, under the same id', async () => {
    const incoming = makeRequest();
    const lost = await claim(incoming);
    context.advance(lease - 1000);
    expect(await claimRequest(context, incoming)).toMatchObject({ reason: 'request-in-flight' });
    context.advance(1000);
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => claimRequest(context, incoming)),
    );
    const taken = claims.filter((one) => one.ok);
    expect(taken).toEqual([
      { ok: true, kind: 'claimed', request: { id: lost.id, attempt: lost.attempt + 1 } },
    ]);
  });

  it('that was taken over neither stores nor releases', async () => {
    const incoming = makeRequest();
    const lost = await claim(incoming);
    context.advance(lease);
    const taken = await claim(incoming);
    expect(await releaseRequest(context, lost)).toBe(false);
    expect(await storeResponse(context, context.db, lost, { status: 200, body: 'late' })).toBe(
      false,
    );
    expect(await findResponse(context, taken)).toBeNull();
    expect(await storeResponse(context, context.db, taken, answer)).toBe(true);
    expect(await findResponse(context, lost)).toEqual(answer);
  });

  it('that was released is free at once, for the same request alone', async () => {
    const incoming = makeRequest();
    const failed = await claim(incoming);
    expect(await releaseRequest(context, failed)).toBe(true);
    const other = { ...incoming, fingerprint: fingerprint({ gift: 'violet' }) };
    expect(await claimRequest(context, other)).toMatchObject({ reason: 'key-used-otherwise' });
    expect(await claim(incoming)).toEqual({ id: failed.id, attempt: 2 });
  });

  it('keeps its first answer', async () => {
    const request = await claim(makeRequest());
    await storeResponse(context, context.db, request, answer);
    expect(await storeResponse(context, context.db, request, { status: 500, body: {} })).toBe(
      false,
    );
    expect(await releaseRequest(context, request)).toBe(false);
    expect(await findResponse(context, request)).toEqual(answer);
  });

  it('is new after the row has expired, whether or not it was removed', async () => {
    const incoming = makeRequest();
    const first = await claim(incoming);
    await storeResponse(context, context.db, first, answer);
    context.advance(day);
    const second = await claim({ ...incoming, fingerprint: fingerprint({ gift: 'violet' }) });
    expect(second.id).not.toBe(first.id);
  });
});

it('an answer is not readable in the table', async () => {
  await storeResponse(context, context.db, await claim(makeRequest()), answer);
  const rows = await database.db('idempotent_requests');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('Alex');
});

describe('an answer settled with a charge', () => {
  const price = 10;
  async function makeSpender() {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 100);
    return id;
  }
  const spend = (userId: string, request: ClaimedRequest) =>
    transact(context, async (trx) => {
      await spendTokens(context, trx, {
        userId,
        tokens: price,
        reason: openingBalance,
        idempotencyKey: `test:${newId()}`,
      });
      if (!(await storeResponse(context, trx, request, answer))) throw new Error('taken over');
    });

  it('is there whenever the charge is', async () => {
    const userId = await makeSpender();
    const incoming = makeRequest({ callerId: userId });
    await spend(userId, await claim(incoming));
    context.advance(lease);
    expect(await claimRequest(context, incoming)).toMatchObject({ kind: 'answered' });
    expect(await readBalance(database.db, userId)).toBe(90);
  });

  it('undoes the charge of an attempt that was overtaken', async () => {
    const userId = await makeSpender();
    const incoming = makeRequest({ callerId: userId });
    const slow = await claim(incoming);
    context.advance(lease);
    const quick = await claim(incoming);
    await spend(userId, quick);
    await expect(spend(userId, slow)).rejects.toThrow('taken over');
    expect(await readBalance(database.db, userId)).toBe(90);
  });

  it('makes a takeover wait for the commit, and then returns the stored answer', async () => {
    const userId = await makeSpender();
    const incoming = makeRequest({ callerId: userId });
    const request = await claim(incoming);
    context.advance(lease);
    let overtaking: ReturnType<typeof claimRequest> | undefined;
    await transact(context, async (trx) => {
      await storeResponse(context, trx, request, answer);
      overtaking = claimRequest(context, incoming);
      await untilQueryWaitsForLock();
    });
    expect(await overtaking).toMatchObject({ kind: 'answered', answer });
  });
});

async function untilQueryWaitsForLock(): Promise<void> {
  for (;;) {
    const { rows } = await database.owner.raw<{ rows: unknown[] }>(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
  }
}

describe('removing expired requests', () => {
  it('takes every expired row, more than one batch of them, and no other', async () => {
    const kept = makeRequest();
    await database.db.raw(
      `insert into idempotent_requests (id, caller_id, key, call, fingerprint, created_at, expires_at)
       select gen_random_uuid(), gen_random_uuid(), 'key', 'POST /gifts', '', now(), ?
         from generate_series(1, 5001)`,
      [new Date(context.now().getTime() - 1)],
    );
    await claim(kept);
    expect(await idempotencyRetention.idempotentRequests.remove(context)).toBe(5001);
    expect(await idempotencyRetention.idempotentRequests.remove(context)).toBe(0);
    expect(await database.db('idempotent_requests').pluck('key')).toEqual([kept.key]);
  });
});

describe('a fingerprint', () => {
  it('does not depend on the order of members', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (members) => {
        const reversed = Object.fromEntries(Object.entries(members).reverse());
        expect(fingerprint({ body: reversed })).toBe(fingerprint({ body: members }));
      }),
    );
  });

  it('depends on the order of a list, on every value and on its position', () => {
    const values = [[1, 2], [2, 1], { a: 1 }, { a: '1' }, { b: 1 }, { a: { a: 1 } }, {}, [], null];
    expect(new Set(values.map(fingerprint)).size).toBe(values.length);
  });
});

it.each([
  ['8e03978e-40d5-43dd-bc93-6894a57f9324', true],
  ['x'.repeat(255), true],
  ['', false],
  ['x'.repeat(256), false],
  ['two words', false],
  ['schlüssel', false],
  ['line\n', false],
])('the key %j is allowed: %s', (key, isAllowed) => {
  expect(idempotencyKeySchema.safeParse(key).success).toBe(isAllowed);
});
