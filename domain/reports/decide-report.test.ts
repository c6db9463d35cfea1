import { expect, it } from 'vitest';
import { makeCharacter, makePost, makeStaff, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { answerCase, openCaseText } from '../cases/answer-case';
import { saveCannedAnswer } from '../cases/canned-answers';
import { openCase } from '../cases/open-case';
import { newId } from '../shared/ids';
import { findQueued } from '../staff/queue/list-queue';
import { decideReport, markReport } from './decide-report';
import { reportCharacter } from './report-character';

const { database, context } = await openTestContext();
const { id: staffId } = await makeStaff(database.db, { role: 'manager' });
const by = { staffId, role: 'manager' } as const;

async function reported(characterId: string, postId?: string) {
  const { id: userId, email } = await makeUser(database.db);
  const reporter = { userId, email, locale: 'fr-FR' };
  const sent = await reportCharacter(context, reporter, {
    characterId,
    postId,
    reportReason: 'looks under age',
  });
  const reference = sent.ok ? sent.reference : '';
  const row = await database.db('cases').where({ reference }).first('id');
  return { id: row?.id ?? '', reference, email };
}
const mailsOf = (caseId: string) =>
  database
    .db('outbox')
    .where({ name: 'cases.case-answered', aggregate_id: caseId })
    .pluck<object[]>('payload');
const isPublished = async (table: 'posts' | 'characters', id: string) =>
  (await database.db(table).where({ id }).first('is_published'))?.is_published;

it('removes a reported post or character once, tells the reporter, and leaves the queue', async () => {
  const { id: postId, characterId } = await makePost(database.db);
  const report = await reported(characterId, postId);
  expect(await findQueued(context, { resource: 'report', id: report.id })).toMatchObject({
    gravity: 4,
    label: 'looks under age',
    reference: report.reference,
  });
  const decide = (decision: 'removed' | 'kept') =>
    decideReport(context, { by, reportId: report.id, decision, answer: { text: 'Merci.' } });
  const outcomes = await Promise.all([decide('removed'), decide('removed'), decide('removed')]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await decide('kept')).toEqual({ ok: false, reason: 'case-resolved' });
  expect(await isPublished('posts', postId)).toBe(false);
  expect(await mailsOf(report.id)).toMatchObject([
    { outcome: 'removed', text: 'Merci.', recipient: { email: report.email, locale: 'fr-FR' } },
  ]);
  expect(await findQueued(context, { resource: 'report', id: report.id })).toBeNull();

  const character = await makeCharacter(database.db);
  const second = await reported(character.id);
  const removed = { by, reportId: second.id, decision: 'removed', answer: {} } as const;
  expect(await decideReport(context, removed)).toEqual({ ok: true });
  expect(await isPublished('characters', character.id)).toBe(false);
});

it('keeps what breaks no rule, marks what was looked at, and tells nobody of a dismissed report', async () => {
  const character = await makeCharacter(database.db);
  const report = await reported(character.id);
  expect(await markReport(context, { by, reportId: report.id })).toEqual({
    ok: true,
    state: 'in_review',
  });
  expect(await markReport(context, { by, reportId: report.id })).toMatchObject({
    state: 'received',
  });
  const dismissed = { by, reportId: report.id, decision: 'dismissed', answer: {} } as const;
  expect(await decideReport(context, dismissed)).toEqual({ ok: true });
  expect(await mailsOf(report.id)).toEqual([]);
  expect(await isPublished('characters', character.id)).toBe(true);
  expect(await markReport(context, { by, reportId: report.id })).toMatchObject({ ok: false });
});

it('answers a case with a canned answer in the language of its sender, and logs its opening', async () => {
  const id = newId();
  const answer = { name: 'Night', texts: { 'en-GB': 'At night.', 'de-DE': 'Nachts.' } };
  await saveCannedAnswer(context, { by, id, answer }, 'canned-answer.add');
  const again = { by, id: newId(), answer: { ...answer, name: 'NIGHT' } };
  expect(await saveCannedAnswer(context, again, 'canned-answer.add')).toMatchObject({
    reason: 'answer-name-taken',
  });
  const details = { name: 'Ada', subject: 'A question', message: 'When?' };
  const asker = { email: 'ada@example.com', locale: 'de-DE' };
  const { reference } = await openCase(context, asker, { kind: 'contact', details });
  const row = await database.db('cases').where({ reference }).first('id');
  const caseId = row?.id ?? '';
  const opened = await openCaseText(
    context,
    { ...by, reason: 'To answer' },
    { act: 'case.open', id: caseId, kinds: ['contact'] },
  );
  expect(opened).toMatchObject({ ok: true });
  expect(JSON.stringify(opened)).toContain('When?');
  expect(await database.db('staff_actions').where({ resource_id: caseId })).toMatchObject([
    { act: 'case.open', reason: 'To answer' },
  ]);
  expect(await answerCase(context, { by, caseId, answer: { text: ' ' } })).toEqual({
    ok: false,
    reason: 'answer-missing',
  });
  await answerCase(context, { by, caseId, answer: { canned: id } });
  expect(await mailsOf(caseId)).toMatchObject([{ outcome: 'answered', text: 'Nachts.' }]);
});
