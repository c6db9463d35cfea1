import { answerCase } from '~/domain/cases/answer-case';
import { openCase } from '~/domain/cases/open-case';
import { answerAppeal } from '~/domain/strikes/answer-appeal';
import { appealStrike } from '~/domain/strikes/appeal-strike';
import type { StaffActor } from '~/domain/staff/carry-out';
import { decideTakedown } from '~/domain/takedowns/decide-takedown';
import { takeNotice } from '~/domain/takedowns/take-notice';
import type { Client } from '~/app/testing/client';
import { logIn, signInStaff } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { makeCharacter, makeStaff } from '~/db/testing';
import { sendMessage } from '~/domain/chat/send/send-message';
import { flagContent } from '~/domain/moderation/flag-content';
import type { Moderator } from '~/domain/moderation/verdict';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { buyPlan } from '~/domain/subscriptions/testing/buy-plan';
import { post } from '../forms/testing/refusal';

const refusing: Moderator = {
  judge: () =>
    Promise.resolve({
      kind: 'refused',
      findings: [{ category: 'minor_self', layer: 'grammar', score: 1 }],
    }),
};

export async function struckMember(site: TestSite) {
  const client = await logIn(site);
  await transact(site.domain, (trx) =>
    flagContent(site.domain, trx, {
      person: { kind: 'user', id: client.userId },
      kind: 'message',
      finding: { category: 'violence', layer: 'grammar', score: 1 },
      text: 'words',
    }),
  );
  return client;
}

export async function heldMember(site: TestSite) {
  const client = await logIn(site);
  const { id: characterId } = await makeCharacter(site.db);
  await sendMessage(site.domain, refusing, {
    person: { kind: 'user', id: client.userId },
    characterId,
    idempotencyKey: newId(),
    content: 'words about an age',
  });
  return client;
}

export async function signUp(site: TestSite, email: string) {
  const client = site.client();
  await post(client, '/sign_up', { email, password: 'a-better-night', isAdult: 'on' });
  return client;
}

/** Returns a user who bought a plan. */
export async function subscriber(site: TestSite) {
  const client = await logIn(site);
  await buyPlan(site.domain, client.userId);
  return client;
}

/** Returns a user whose appeal was answered. */
export async function answeredAppeal(site: TestSite) {
  const client = await struckMember(site);
  const strike = await site.db('strikes').where({ person_id: client.userId }).first();
  const { email } = client;
  const appeal = { email, locale: 'en-GB', reference: strike?.reference ?? '', message: 'No.' };
  await appealStrike(site.domain, appeal);
  const strikeId = strike?.id ?? '';
  await answerAppeal(site.domain, { by: await deskOf(site), strikeId, outcome: 'declined' });
  return { to: email, client };
}

/** Returns the sender of a question that staff have answered. */
export async function answeredCase(site: TestSite) {
  const email = `${newId()}@example.com`;
  const details = { name: 'Ada', subject: 'A question', message: 'Where is the night?' };
  const { reference } = await openCase(
    site.domain,
    { email, locale: 'en-GB' },
    { kind: 'contact', details },
  );
  const row = await site.db('cases').where({ reference }).first('id');
  await answerCase(site.domain, {
    by: await deskOf(site),
    caseId: row?.id ?? '',
    answer: { text: 'Here.' },
  });
  return { to: email, client: site.client() };
}

/** Returns the sender of a notice of intimate images that staff have decided. */
export async function answeredNotice(site: TestSite) {
  const email = `${newId()}@example.com`;
  const { reference } = await takeNotice(
    site.domain,
    { email, locale: 'en-GB' },
    {
      name: 'Ada',
      standing: 'myself',
      addresses: 'elsewhere.example/1',
      shows: 'intimate-without-consent',
      goodFaith: 'on',
      truthful: 'on',
      signature: 'Ada',
    },
    { site: site.handles.config.PUBLIC_URL },
  );
  const notice = await site.db('cases').where({ reference }).first('id');
  const caseId = notice?.id ?? '';
  await decideTakedown(site.domain, { by: await deskOf(site), caseId, outcome: 'upheld' });
  return { to: email, client: site.client() };
}

async function deskOf(site: TestSite): Promise<StaffActor> {
  const { id: staffId } = await makeStaff(site.db, { role: 'admin' });
  return { staffId, role: 'admin' };
}

/** Returns a colleague who was invited to the staff, in a browser without a session. */
export async function invitedColleague(site: TestSite): Promise<{ to: string; client: Client }> {
  const to = `${newId()}@example.com`;
  const by = await signInStaff(site, 'superAdmin');
  const invited = { email: to, role: 'user', locale: 'en-GB' };
  await by.post('/api/v1/admins', invited, { 'idempotency-key': newId() });
  return { to, client: site.client() };
}
