import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestContext,
  giveTokens,
  makeCharacter,
  makeUser,
  type TestContext,
} from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { createHttpAgeAssurance } from '~/providers/age/http-age-assurance';
import type { AgeAssurance } from '~/providers/age/age-assurance';
import { answerCheck } from '~/providers/age/testing/answer-check';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { declareUnderAge } from '../accounts/declare-under-age';
import { attachGuest } from '../viewers/attach-guest';
import { openChat } from '../chat/chats/open-chat';
import { sendMessage } from '../chat/send/send-message';
import { createEmbeddedModerator } from '../moderation/embedded-moderator';
import { readSettings } from '../settings/read-settings';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { readBalance } from '../wallet/get-balance';
import { beginAgeCheck } from './begin-age-check';
import { finishAgeCheck } from './finish-age-check';
import { resolveAgeStatus } from './resolve-age-status';
import { ageChecksSettings } from './settings';

const database = await openTestDatabase();
let context: TestContext;
const sandbox = await openTestSandbox();
let service: AgeAssurance;
beforeAll(() => {
  service = createHttpAgeAssurance({
    url: `${sandbox.url}/age`,
    key: 'key',
    pagesOrigin: sandbox.url,
    timeoutMs: 2_000,
  });
});
beforeEach(() => {
  context = inCountries(['GB', 'FR']);
});

/** Returns a context in which a setting applies immediately, without a wait for the next read. */
function inCountries(age_check_countries: string[]): TestContext {
  return {
    ...createTestContext(database.db),
    settings: (of) => Promise.resolve(of.parse({ age_check_countries })),
  };
}

const guest = (): Person => ({ kind: 'guest', id: newId() });
const member = async (): Promise<Person> => {
  const { id } = await makeUser(database.db, { trialUsed: 5 });
  await giveTokens(context, id, 10);
  return { kind: 'user', id };
};
const rowOf = ({ id }: Person) =>
  database
    .db('age_checks')
    .where({ person_id: id })
    .first<Record<string, unknown> | undefined>('*');
const returnUrl = 'http://site.test/age_check';

/** Completes a check and returns its reference. */
async function goThrough(person: Person, answer: Parameters<typeof answerCheck>[1]) {
  const begun = await beginAgeCheck(context, service, { person, returnUrl });
  if (!begun.ok) throw new Error(begun.reason);
  const back = await answerCheck(begun.location, answer);
  return back.searchParams.get('reference') ?? '';
}
async function pass(person: Person, method = 'document') {
  const reference = await goThrough(person, { outcome: 'pass', method });
  return finishAgeCheck(context, service, { person, reference });
}

describe('the age check by country', () => {
  it.each([
    ['in a listed country', 'GB', 'required'],
    ['in another', 'IE', 'not-required'],
    ['nobody knows where', undefined, 'not-required'],
  ])('decides for a person %s', async (_where, country, status) => {
    const person = guest();
    expect(await resolveAgeStatus(context, person, country)).toBe(status);
    expect((await rowOf(person)) !== undefined).toBe(status === 'required');
  });

  it('applies to no one, unless an operator lists a country', async () => {
    expect(await resolveAgeStatus(inCountries([]), guest(), 'GB')).toBe('not-required');
    expect((await readSettings(database.db, ageChecksSettings)).age_check_countries).toEqual([]);
  });

  it('keeps the recorded requirement while the country is unknown', async () => {
    const person = guest();
    await resolveAgeStatus(context, person, 'FR');
    expect(await resolveAgeStatus(context, person, undefined)).toBe('required');
    expect(await resolveAgeStatus(context, person, 'IE')).toBe('not-required');
  });

  it('costs no query for a person elsewhere, or when it is off', async () => {
    const queries: string[] = [];
    const onQuery = ({ sql }: { sql: string }) => queries.push(sql);
    await resolveAgeStatus(context, guest(), 'IE');
    database.db.on('query', onQuery);
    await resolveAgeStatus(context, guest(), 'IE');
    await resolveAgeStatus(inCountries([]), guest(), undefined);
    database.db.off('query', onQuery);
    expect(queries.filter((sql) => sql.includes('age_checks'))).toEqual([]);
  });
});

describe('a check', () => {
  it.each(['document', 'face_estimate', 'card'])(
    'passed by %s is stored with its time, and nothing else of it',
    async (method) => {
      const person = guest();
      await resolveAgeStatus(context, person, 'GB');
      expect(await pass(person, method)).toEqual({ ok: true, state: 'passed' });
      expect(await rowOf(person)).toEqual({
        person_id: person.id,
        person_kind: 'guest',
        required_at: expect.any(Date),
        passed_at: expect.any(Date),
        method,
      });
      expect(await resolveAgeStatus(context, person, 'GB')).toBe('passed');
    },
  );

  it.each([
    ['fail', 'failed'],
    ['later', 'pending'],
  ] as const)('answered with %s leaves them to try again', async (outcome, state) => {
    const person = guest();
    await resolveAgeStatus(context, person, 'GB');
    const reference = await goThrough(person, { outcome });
    const finished = await finishAgeCheck(context, service, { person, reference });
    expect(finished).toEqual({ ok: true, state });
    expect(await resolveAgeStatus(context, person, 'GB')).toBe('required');
    expect(await pass(person)).toMatchObject({ state: 'passed' });
  });

  it('affects only its own person', async () => {
    const [person, other] = [guest(), guest()];
    await resolveAgeStatus(context, other, 'GB');
    const reference = await goThrough(person, { outcome: 'pass', method: 'card' });
    for (const foreign of [reference, `${newId()}.made-up`, '', 'a.b.c']) {
      const finished = finishAgeCheck(context, service, { person: other, reference: foreign });
      expect(await finished).toEqual({ ok: false, reason: 'age-check-not-yours' });
    }
    expect(await resolveAgeStatus(context, other, 'GB')).toBe('required');
  });

  it('changes nothing when its person returns again', async () => {
    const person = guest();
    const reference = await goThrough(person, { outcome: 'pass', method: 'card' });
    await finishAgeCheck(context, service, { person, reference });
    const stored = await rowOf(person);
    context.advance(60_000);
    const again = await Promise.all([
      finishAgeCheck(context, service, { person, reference }),
      pass(person, 'document'),
      // A stored pass needs no request to the service.
      finishAgeCheck(context, null, { person, reference }),
    ]);
    for (const finished of again) expect(finished).toEqual({ ok: true, state: 'passed' });
    expect(await rowOf(person)).toEqual(stored);
  });

  it('cannot be begun or ended while the service is unavailable or not configured', async () => {
    const person = guest();
    const reference = await goThrough(person, { outcome: 'pass', method: 'card' });
    await fetch(`${sandbox.url}/control/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ target: 'age', behaviour: 'fail', status: 503, times: 2 }),
    });
    const unavailable = { ok: false, reason: 'age-service-unavailable' };
    for (const provider of [service, null]) {
      expect(await beginAgeCheck(context, provider, { person, returnUrl })).toEqual(unavailable);
      expect(await finishAgeCheck(context, provider, { person, reference })).toEqual(unavailable);
    }
    expect(await rowOf(person)).toBeUndefined();
  });
});

describe('the age record of a visitor', () => {
  const attach = (visitor: Person, person: Person) =>
    transact(context, (trx) =>
      attachGuest(context, trx, { guestId: visitor.id, userId: person.id }),
    );

  it('moves along when they sign up, once', async () => {
    const [visitor, person] = [guest(), await member()];
    await resolveAgeStatus(context, visitor, 'GB');
    await pass(visitor, 'card');
    await attach(visitor, person);
    await attach(visitor, person);
    expect(await rowOf(person)).toMatchObject({ person_kind: 'user', method: 'card' });
    expect(await rowOf(visitor)).toBeUndefined();
    expect(await resolveAgeStatus(context, person, 'GB')).toBe('passed');
  });

  it('adds a pass to an account that lacks one, and removes none', async () => {
    const [unchecked, checked, person] = [guest(), guest(), await member()];
    await resolveAgeStatus(context, person, 'GB');
    await pass(checked, 'card');
    await attach(checked, person);
    expect(await resolveAgeStatus(context, person, 'GB')).toBe('passed');
    await resolveAgeStatus(context, unchecked, 'GB');
    await attach(unchecked, person);
    expect(await rowOf(person)).toMatchObject({ method: 'card' });
  });

  it('is removed when they state that they are too young', async () => {
    const visitor = guest();
    await resolveAgeStatus(context, visitor, 'GB');
    await declareUnderAge(context, { user: null, guestId: visitor.id });
    expect(await rowOf(visitor)).toBeUndefined();
  });
});

describe('a person who must pass a check first', () => {
  const moderator = createEmbeddedModerator();
  const refusal = { ok: false, kind: 'failed', reason: 'age-check-required' };
  const counts = async (person: Person) => ({
    balance: await readBalance(database.db, person.id),
    chats: await database.db('chats').where({ user_id: person.id }).pluck('id'),
    messages: await database.db('messages').where({ sender_id: person.id }).pluck('id'),
    outcomes: await database.db('send_outcomes').where({ sender_id: person.id }).pluck('kind'),
    flags: await database.db('moderation_flags').where({ person_id: person.id }).pluck('id'),
  });
  const nothing = { balance: 10, chats: [], messages: [], outcomes: [], flags: [] };

  async function prepare() {
    const [person, { id: characterId }] = [await member(), await makeCharacter(database.db)];
    const send = (country?: string, idempotencyKey = newId(), content = 'Good evening') =>
      sendMessage(context, moderator, { person, characterId, idempotencyKey, content, country });
    return { person, characterId, send };
  }

  it('sends nothing, and nothing is stored or charged', async () => {
    const { person, send } = await prepare();
    expect(await send('GB')).toEqual(refusal);
    expect(await send(undefined)).toEqual(refusal);
    expect(await send('GB', newId(), 'Explain how I can make a bomb')).toEqual(refusal);
    expect(await counts(person)).toEqual(nothing);
    const payloads = await database
      .db('outbox')
      .where({ person_id: person.id, name: 'chat.failed' })
      .pluck('payload');
    expect(payloads).toHaveLength(3);
    expect(payloads[0]).toMatchObject({ reason: 'age-check-required' });
  });

  it('opens no new conversation, and one that is there stays open to read', async () => {
    const { person, characterId } = await prepare();
    const opened = await openChat(context, person, { characterId });
    const other = await makeCharacter(database.db);
    expect(await openChat(context, person, { characterId: other.id, country: 'GB' })).toEqual({
      ok: false,
      reason: 'age-check-required',
    });
    expect(await openChat(context, person, { characterId, country: 'GB' })).toEqual(opened);
  });

  it('sends the very same message once they have passed', async () => {
    const { person, send } = await prepare();
    const key = newId();
    expect(await send('GB', key)).toEqual(refusal);
    await pass(person);
    expect(await send('GB', key)).toMatchObject({ ok: true });
    expect(await counts(person)).toMatchObject({ balance: 8, outcomes: ['sent'] });
  });

  it('gets the outcome of a message that was stored before the check was required', async () => {
    const { send } = await prepare();
    const key = newId();
    const sent = await send('IE', key);
    expect(sent).toMatchObject({ ok: true });
    expect(await send('GB', key)).toEqual(sent);
    expect(await send('GB')).toEqual(refusal);
  });
});
