import { beforeAll, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { changeSpendConfirmation } from '~/domain/wallet/spends/spend-confirmation';
import { rateLimits } from '../../rate-limits';
import { createAttemptLimits } from '../../kit/http/attempt-limits';
import { sendByForm } from './send-by-form.server';

const { database, context: domain } = await openTestContext();
const redis = await openTestRedis();
let characterId: string;

beforeAll(async () => {
  characterId = (await makeCharacter(database.db)).id;
});

async function post(person: Person, content: string, fields: Record<string, string> = {}) {
  const limits = createAttemptLimits({
    rateLimits,
    redis: redis.redis,
    hashKey: Buffer.alloc(32),
  })('10.0.0.1');
  const form = new FormData();
  form.set('idempotencyKey', newId());
  form.set('content', content);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
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

it('requires confirmation first when the writer wants it, and then sends under the same key', async () => {
  const { id } = await makeUser(database.db, { trialUsed: 5 });
  await giveTokens(domain, id, 10);
  await changeSpendConfirmation(domain, id, 2);
  const person: Person = { kind: 'user', id };
  const { refused } = await post(person, 'Good evening');
  expect(refused).toMatchObject({ error: 'Confirmation needed', content: 'Good evening' });
  expect(refused?.prompt?.tokens).toBe(2);
  const yes = { idempotencyKey: refused?.prompt?.idempotencyKey ?? '', confirmed: '2' };
  const sent = await post(person, 'Good evening', yes);
  expect(sent.refused).toBeNull();
  expect(sent.last).toMatchObject({ content: 'Good evening', idempotencyKey: yes.idempotencyKey });
});
