import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestContext,
  createTestDatabase,
  createTestRedis,
  makeCharacter,
  type TestContext,
  type TestDatabase,
} from '~/db/testing';
import { listMessages } from '~/domain/chat/list-messages';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { createAttemptLimits } from '../http/attempt-limits';
import { sendByForm } from './server/send-by-form.server';

let database: TestDatabase;
let redis: Awaited<ReturnType<typeof createTestRedis>>;
let domain: TestContext;
let characterId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  redis = await createTestRedis();
  domain = createTestContext(database.db);
  characterId = (await makeCharacter(database.db)).id;
});
afterAll(async () => {
  await redis.close();
  await database.drop();
});

async function post(person: Person, content: string) {
  const limits = createAttemptLimits({ redis: redis.redis, hashKey: Buffer.alloc(32) })('10.0.0.1');
  const form = new FormData();
  form.set('idempotencyKey', newId());
  form.set('content', content);
  const context = { domain, moderator: createEmbeddedModerator(), limits, country: 'FR' };
  const request = new Request('http://localhost/chats/someone', { method: 'POST' });
  const refused = await sendByForm(context, { request, person, characterId, form });
  const { items } = await listMessages(domain, person, { characterId, limit: 10 });
  return { refused, last: items.at(-1) };
}

describe('a message longer than is allowed, sent by a form', () => {
  const long = 'so it went. '.repeat(2000);
  const visitor = (): Person => ({ kind: 'guest', id: newId() });

  it('is answered with lines of help if its writer is in danger', async () => {
    const { refused, last } = await post(visitor(), `${long}I want to kill myself`);
    expect(refused).toBeNull();
    expect(last).toMatchObject({ subtype: 'crisis_referral' });
  });

  it('is refused for its length if not, its words kept in the field', async () => {
    const { refused } = await post(visitor(), long);
    expect(refused).toMatchObject({ error: 'message is too long', content: long });
  });
});
