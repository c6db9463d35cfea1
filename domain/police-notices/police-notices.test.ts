import { expect, it } from 'vitest';
import { makeStaff, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { flagContent } from '../moderation/flag-content';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { takeItem } from '../staff/queue/claims';
import { decideNotice, noteSent, openNotice } from './decide-notice';
import { requestNotice } from './request-notice';

const { database, context } = await openTestContext();
const { db } = database;

async function staff() {
  const { id } = await makeStaff(db, { role: 'admin' });
  return { staffId: id, role: 'admin' as const, sessionId: newId() };
}

it('a notice to the police preserves the evidence, takes two people, and is sent once', async () => {
  const [nora, omar] = [await staff(), await staff()];
  const { id: userId, email } = await makeUser(db);
  await transact(context, (trx) =>
    flagContent(context, trx, {
      person: { kind: 'user', id: userId },
      kind: 'message',
      finding: { category: 'trafficking', layer: 'grammar', score: 0.9 },
      text: 'the refused words',
    }),
  );
  const incident = await db('incidents').where({ person_id: userId }).first('id');
  const incidentId = incident?.id ?? '';
  const request = {
    grounds: 'threat-to-life',
    recipient: 'police.example',
    facts: 'They say when and where.',
  } as const;
  const ask = () => requestNotice(context, { by: nora, incidentId, request });
  const asked = await Promise.all([ask(), ask(), ask()]);
  expect(asked.map(({ ok }) => ok).toSorted()).toEqual([false, false, true]);
  const notice = await db('police_notices').first('id', 'sealed_content');
  expect(notice?.sealed_content).not.toContain('words');
  const noticeId = notice?.id ?? '';

  const decide = (by: typeof nora) => decideNotice(context, { by, noticeId, isApproved: true });
  const thing = { resource: 'police-notice', id: noticeId } as const;
  expect(await takeItem(context, nora, thing)).toMatchObject({ reason: 'left-to-others' });
  expect(await noteSent(context, { by: omar, noticeId })).toMatchObject({ reason: 'not-waiting' });
  expect(await takeItem(context, omar, thing)).toMatchObject({ ok: true });
  // What is decided later does not change what was preserved.
  await db('incidents').where({ id: incidentId }).delete();
  expect(await decide(omar)).toEqual({ ok: true });
  expect(await decide(omar)).toMatchObject({ reason: 'not-waiting' });
  expect(await openNotice(context, { by: omar, noticeId })).toMatchObject({
    ok: true,
    content: {
      facts: request.facts,
      person: { id: userId, email },
      evidence: [{ text: 'the refused words', category: 'trafficking' }],
    },
  });
  const send = () => noteSent(context, { by: nora, noticeId, receipt: 'LKA 77/26' });
  expect(await send()).toEqual({ ok: true });
  expect(await send()).toMatchObject({ reason: 'not-waiting' });
  expect(await db('staff_queue_items').where({ thing_id: noticeId })).toEqual([]);
});
