import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter, makePost, makeUser } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const contactUs = '/api/v1/email/contact-us';
const message = (email = `${newId()}@example.com`) => ({
  name: 'Ada Moreau',
  email,
  subject: 'A question',
  message: 'How do I change my name?',
});
const casesOf = (email: string) => site.db('cases').where({ email });

describe('POST /email/contact-us', () => {
  it('opens a case and answers its reference', async () => {
    const body = message();
    const answer = await site.client().post(contactUs, body);
    expect(answer.status).toBe(201);
    const [row] = await casesOf(body.email);
    expect(answer.body).toEqual({ success: true, reference: row?.reference });
    expect(row).toMatchObject({ kind: 'contact', user_id: null });
  });

  it('stores the user of the session', async () => {
    const client = await logIn(site);
    const body = message();
    await client.post(contactUs, body);
    expect(await casesOf(body.email)).toMatchObject([{ user_id: client.userId }]);
  });

  it('opens one case for one key', async () => {
    const body = message();
    const client = site.client();
    const send = () => client.post(contactUs, body, { 'idempotency-key': body.email });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect(await casesOf(body.email)).toHaveLength(1);
  });

  it('answers alike whether or not the address has an account', async () => {
    const { email } = await makeUser(site.db);
    const [registered, unknown] = [
      await site.client().post(contactUs, message(email)),
      await site.client().post(contactUs, message()),
    ];
    const shapeOf = ({ status, body }: typeof registered) => ({
      status,
      body: { ...(body as object), reference: expect.any(String) as unknown },
    });
    expect(registered).toMatchObject(shapeOf(unknown));
    expect(await casesOf(email)).toMatchObject([{ user_id: null }]);
  });

  it.each([
    ['nothing', {}, 'name is required'],
    ['no address', { ...message(), email: undefined }, 'email is required'],
    [
      'a NUL',
      { ...message(), message: 'a\0b' },
      'The text holds a character that cannot be stored',
    ],
    ['a list', { ...message(), message: ['a'] }, 'message is required'],
    ['too much', { ...message(), message: 'x'.repeat(5001) }, 'the text is too long'],
    ['look-alike letters', message('аda@example.com'), 'invalid email address'],
  ])('refuses %s in words and stores nothing', async (_what, body, errorMessage) => {
    const before = await site.db('cases').count();
    const answer = await site.client().post(contactUs, body);
    expect(answer).toMatchObject({ status: 400, body: { message: errorMessage } });
    expect(await site.db('cases').count()).toEqual(before);
  });

  it('refuses a body of ten megabytes', async () => {
    const answer = await site
      .client()
      .post(contactUs, { ...message(), message: 'x'.repeat(10 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });

  it('sends an address at most a few acknowledgements an hour', async () => {
    const email = `${newId()}@example.com`;
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const body = { ...message(email), subject: `Question ${count}` };
      statuses.push((await site.client().post(contactUs, body)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
    expect(await casesOf(email)).toHaveLength(6);
  });
});

describe('POST /character-reports/{characterId}/reports', () => {
  const pathOf = (characterId: string) => `/api/v1/character-reports/${characterId}/reports`;

  it('reports for spam unless another reason is given', async () => {
    const client = await logIn(site);
    const { id } = await makeCharacter(site.db);
    const { id: postId } = await makePost(site.db, { characterId: id });
    const answer = await client.post(pathOf(id), {});
    expect(answer).toMatchObject({ status: 201, body: { success: true } });
    expect((await client.post(pathOf(id), { reportReason: 'Spam' })).body).toEqual(answer.body);
    await client.post(pathOf(id), { reportReason: 'animal abuse', postId });
    expect(await casesOf(client.email).orderBy('id')).toMatchObject([
      { reason: 'spam', post_id: null },
      { reason: 'animal abuse', post_id: postId },
    ]);
  });

  it('refuses an unknown reason, a malformed post id, and a malformed or unknown character id', async () => {
    const client = await logIn(site);
    const { id } = await makeCharacter(site.db);
    const answers = [
      await client.post(pathOf(id), { reportReason: 'boring' }),
      await client.post(pathOf(id), { postId: 'last' }),
      await client.post(pathOf('luna'), {}),
      await client.post(pathOf(newId()), {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404]);
    expect(answers[2]?.body).toMatchObject({ message: 'characterId is required' });
    expect(answers[3]?.body).toMatchObject({ message: 'Character not found' });
    expect(await casesOf(client.email)).toEqual([]);
  });

  it('is only for users with a verified address', async () => {
    const { id } = await makeCharacter(site.db);
    const unproved = await logIn(site, { isVerified: false });
    expect((await site.client().post(pathOf(id), {})).status).toBe(401);
    expect((await unproved.post(pathOf(id), {})).status).toBe(403);
  });
});
