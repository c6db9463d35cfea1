import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeModel, makeStaff } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { renderDocuments } from '../testing/documents';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

const page = '/verified-model-onboarding/approval';

async function applicant() {
  const client = await logIn(site);
  await site.db('users').where({ id: client.userId }).update({ account_type: 'CreatorUser' });
  return client;
}

it('shows the way of an application, step by step, to its person alone', async () => {
  const client = await applicant();
  expect((await client.get(page)).headers.get('location')).toBe('/verified-model-onboarding');
  expect((await client.get('/api/v1/creators-v2/approval-status')).status).toBe(404);
  const { creatorId } = await makeModel(site.db, { userId: client.userId, isLive: false });
  const of = { creator_id: creatorId };
  const shows = async () => String((await client.get(page)).body);
  const heading = async () => /<h1[^>]*>([^<]*)/.exec(await shows())?.[1];
  expect(await heading()).toBe('Your twin is made');

  await site.db('creator_twins').where(of).update({ status: 'in_progress', accepted_at: null });
  expect(await heading()).toBe('Your twin is being made');
  await site.db('creator_approvals').where(of).update({ status: 'pending' });
  expect(await heading()).toBe('We are looking at it');
  expect((await client.get('/api/v1/creators-v2/approval-status')).body).toMatchObject({
    photoVerificationStatus: 'photo_verification_approved',
    adminVerificationStatus: 'admin_approval_pending',
    aiTwinGenerationStatus: 'ai_twin_in_progress',
    isLive: false,
  });
  await site.db('creator_photo_checks').where(of).update({ status: 'rejected' });
  expect(await shows()).toContain('/verified-model-onboarding/photo-verification-failed');
  await site.db('creator_identities').where(of).update({ status: 'not_started' });
  expect(await heading()).toBe('Confirm who you are');

  const { id: staffId } = await makeStaff(site.db);
  await site.db('creator_decisions').insert({
    ...of,
    staff_id: staffId,
    outcome: 'declined',
    reasons: ['voice'],
    id: newId(),
    words: 'The third recording stops halfway.',
    may_try_again: true,
    at: new Date(),
  });
  await site.db('creator_approvals').where(of).update({ status: 'rejected' });
  const declined = await shows();
  expect(declined).toContain('The third recording stops halfway.');
  expect(declined).toContain('begin again');
});
