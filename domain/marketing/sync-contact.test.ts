import { beforeAll, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { createHttpMarketing } from '~/providers/marketing/http-marketing';
import type { Marketing } from '~/providers/marketing/marketing';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { listDriftedContacts } from './list-drifted-contacts';
import { syncContact } from './sync-contact';

const { database, context } = await openTestContext();
const sandbox = await openTestSandbox();
let marketing: Marketing;
beforeAll(() => {
  marketing = createHttpMarketing({
    url: `${sandbox.url}/marketing`,
    key: 'key',
    timeoutMs: 2_000,
  });
});

const contacts = async () =>
  (await (await fetch(`${sandbox.url}/marketing/contacts.json`)).json()) as { email: string }[];
const storedEmails = async () => (await contacts()).map(({ email }) => email);
const change = (id: string, columns: object) => database.db('users').where({ id }).update(columns);
const upset = (behaviour: object) =>
  fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'marketing', ...behaviour }),
  });
const syncEvents = (userId: string) =>
  database
    .db('outbox')
    .where({ aggregate_id: userId, name: 'marketing.contact-synced' })
    .orderBy('id')
    .select<{ payload: { isHasMarketingEmail: boolean } }[]>('payload');

async function agreeing() {
  const user = await makeUser(database.db);
  await change(user.id, { agreed_to_promotions: true });
  return user;
}

it('stores the contact of a user until they withdraw consent, and publishes each change', async () => {
  const { id, email } = await agreeing();
  await syncContact(context, marketing, id);
  expect(await storedEmails()).toContain(email);
  await syncContact(context, marketing, id);
  await change(id, { agreed_to_promotions: false });
  await syncContact(context, marketing, id);
  expect(await storedEmails()).not.toContain(email);
  expect((await syncEvents(id)).map(({ payload }) => payload.isHasMarketingEmail)).toEqual([
    true,
    false,
  ]);
});

it('never stores a contact without consent, a verified address and the right to sign in', async () => {
  const silent = await makeUser(database.db);
  const unproved = await makeUser(database.db, { isVerified: false });
  const suspended = await makeUser(database.db, { state: 'suspended' });
  for (const { id } of [unproved, suspended]) await change(id, { agreed_to_promotions: true });
  for (const { id, email } of [silent, unproved, suspended]) {
    await syncContact(context, marketing, id);
    expect(await storedEmails()).not.toContain(email);
  }
});

it('removes the former address of a user', async () => {
  const { id, email } = await agreeing();
  await syncContact(context, marketing, id);
  await change(id, { email: `new-${email}` });
  expect(await listDriftedContacts(database.db, 100)).toContain(id);
  await syncContact(context, marketing, id);
  expect(await storedEmails()).toContain(`new-${email}`);
  expect(await storedEmails()).not.toContain(email);
});

it('retries after a failure of the service, and lists the contact as drifted until then', async () => {
  const { id, email } = await agreeing();
  await upset({ behaviour: 'fail', status: 503 });
  await expect(syncContact(context, marketing, id)).rejects.toThrow();
  expect(await listDriftedContacts(database.db, 100)).toContain(id);
  await syncContact(context, marketing, id);
  expect(await storedEmails()).toContain(email);
  expect(await listDriftedContacts(database.db, 100)).not.toContain(id);
});

it('removes a contact whose consent was withdrawn during the sync', async () => {
  const { id, email } = await agreeing();
  const slow: Marketing = {
    ...marketing,
    async know(contact) {
      await marketing.know(contact);
      await change(id, { agreed_to_promotions: false });
    },
  };
  await expect(syncContact(context, slow, id)).rejects.toThrow();
  // No contact was stored, so the next attempt must request removal from the provider.
  await syncContact(context, marketing, id);
  expect(await storedEmails()).not.toContain(email);
});
