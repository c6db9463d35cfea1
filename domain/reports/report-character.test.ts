import type { CasesRow } from '~/db/rows';
import { describe, expect, it } from 'vitest';
import { makeCharacter, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { dueDay } from '../cases/due-day';
import type { ReportReason } from '../cases/kinds';
import { casesSettings } from '../cases/settings';
import { deleteChat } from '../chat/chats/manage-chat';
import { openChat } from '../chat/chats/open-chat';
import { listMessages } from '../chat/messages/list-messages';
import { sendMessage } from '../chat/send/send-message';
import type { Moderator } from '../moderation/verdict';
import { newId } from '../shared/ids';
import { placeOf } from '../shared/sealing/seal';
import { reportCharacter } from './report-character';

const { database, context } = await openTestContext();

const locale = 'en-GB';
const openDetails = (row: Pick<CasesRow, 'id' | 'sealed_details'> | undefined): unknown =>
  row &&
  JSON.parse(context.seal.open(row.sealed_details, placeOf('cases', 'sealed_details', row.id)));
const casesOf = (email: string) => database.db('cases').where({ email });
const announcements = (email: string) =>
  database.db('outbox').whereRaw("name = 'cases.case-opened' and payload->>'email' = ?", [email]);

describe('reportCharacter', () => {
  async function makeReporter() {
    const { id: userId, email } = await makeUser(database.db);
    return { userId, email, locale };
  }

  it('keeps one open report per subject, however often and at once it is sent', async () => {
    const reporter = await makeReporter();
    const { id: characterId, slug } = await makeCharacter(database.db);
    const report = () =>
      reportCharacter(context, reporter, { characterId, reportReason: 'animal abuse' });
    const answers = await Promise.all(Array.from({ length: 10 }, report));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [row, ...more] = await casesOf(reporter.email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ kind: 'content', character_id: characterId, post_id: null });
    expect(openDetails(row)).toEqual({
      place: `/characters/${slug}`,
      reason: 'animal abuse',
    });
    expect(await announcements(reporter.email)).toHaveLength(1);

    await casesOf(reporter.email).update({ state: 'resolved', resolved_at: context.now() });
    await report();
    expect(await casesOf(reporter.email)).toHaveLength(2);
  });

  it('adds further reasons to the open report, and answers it sooner for a grave one', async () => {
    const reporter = await makeReporter();
    const { id: characterId } = await makeCharacter(database.db);
    const report = (reportReason: ReportReason) =>
      reportCharacter(context, reporter, { characterId, reportReason });
    const first = await report('spam');
    expect(await report('frauds and scams')).toEqual(first);
    const graver = await report('looks under age');
    await report('animal abuse');
    const [row, ...more] = await casesOf(reporter.email);
    expect([more, row?.reason]).toEqual([[], 'looks under age']);
    expect(openDetails(row)).toMatchObject({
      reason: 'spam',
      reasons: ['spam', 'frauds and scams', 'looks under age', 'animal abuse'],
    });
    const [slow, soon] = [first, graver].map((answer) => (answer.ok ? answer.dueOn : ''));
    expect(String(soon) < String(slow)).toBe(true);
    expect(await announcements(reporter.email)).toHaveLength(1);
  });

  it('refuses more open reports than one person may have, but for urgent ones', async () => {
    const reporter = await makeReporter();
    const { open_reports_most: most } = await context.settings(casesSettings);
    const report = async (reportReason: ReportReason) =>
      reportCharacter(context, reporter, {
        characterId: (await makeCharacter(database.db)).id,
        reportReason,
      });
    for (let count = 0; count < most; count += 1) await report('spam');
    expect(await report('spam')).toEqual({ ok: false, reason: 'too-many-open-reports' });
    expect(await report('looks under age')).toMatchObject({ ok: true });
    expect(await casesOf(reporter.email)).toHaveLength(most + 1);

    await casesOf(reporter.email).update({ state: 'resolved', resolved_at: context.now() });
    expect(await report('spam')).toMatchObject({ ok: true });
  });

  it('keeps different subjects and different reporters apart', async () => {
    const [ada, eve] = [await makeReporter(), await makeReporter()];
    const { id: characterId } = await makeCharacter(database.db);
    const { id: postId } = await makePost(database.db, { characterId });
    const spam = { characterId, reportReason: 'spam' } as const;
    await reportCharacter(context, ada, spam);
    await reportCharacter(context, ada, { ...spam, postId });
    await reportCharacter(context, eve, spam);
    expect(await casesOf(ada.email)).toHaveLength(2);
    expect(await casesOf(eve.email)).toHaveLength(1);
  });

  it('refuses a post that is hidden or not of the character', async () => {
    const reporter = await makeReporter();
    const { id: characterId } = await makeCharacter(database.db);
    const another = await makeCharacter(database.db);
    const foreign = await makePost(database.db, { characterId: another.id });
    const hidden = await makePost(database.db, { characterId, isPublished: false });
    for (const postId of [foreign.id, hidden.id, newId()]) {
      expect(
        await reportCharacter(context, reporter, { characterId, postId, reportReason: 'spam' }),
      ).toEqual({ ok: false, reason: 'no-such-post' });
    }
    expect(await casesOf(reporter.email)).toEqual([]);
  });

  it('keeps a message with its context, whatever becomes of it', async () => {
    const reporter = await makeReporter();
    const person = { kind: 'user', id: reporter.userId } as const;
    const { id: characterId } = await makeCharacter(database.db);
    const moderator: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };
    const say = async (content: string) => {
      const sent = await sendMessage(context, moderator, {
        person,
        characterId,
        idempotencyKey: newId(),
        content,
      });
      return sent.ok ? sent.message.id : '';
    };
    const [, messageId] = [await say('Before.'), await say('This one.'), await say('After.')];
    const spam = { characterId, reportReason: 'spam', messageId } as const;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => reportCharacter(context, reporter, spam)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    // A report of the character itself is separate.
    await reportCharacter(context, reporter, { ...spam, messageId: null });
    await deleteChat(context, person, { characterId });
    const rows = await casesOf(reporter.email);
    expect(rows).toHaveLength(2);
    const row = rows.find(({ message_id }) => message_id === messageId);
    expect(row).toMatchObject({ character_id: characterId, reason: 'spam' });
    expect(openDetails(row)).toMatchObject({
      reason: 'spam',
      evidence: {
        messageId,
        messages: [
          { role: 'character' },
          { content: 'Before.' },
          { id: messageId, content: 'This one.', role: 'user' },
          { content: 'After.' },
        ],
      },
    });
    expect(row?.sealed_details).not.toContain('This one.');
  });

  it('refuses a message that is gone, or is in the chat of another', async () => {
    const [reporter, other] = [await makeReporter(), await makeReporter()];
    const { id: characterId } = await makeCharacter(database.db);
    const owner = { kind: 'user', id: other.userId } as const;
    await openChat(context, owner, { characterId });
    const { items } = await listMessages(context, owner, { characterId, limit: 1 });
    for (const messageId of [items[0]?.id ?? '', newId()]) {
      expect(
        await reportCharacter(context, reporter, { characterId, messageId, reportReason: 'spam' }),
      ).toEqual({ ok: false, reason: 'no-such-message' });
    }
    expect(await casesOf(reporter.email)).toEqual([]);
  });

  it('refuses a character that is hidden or unknown', async () => {
    const reporter = await makeReporter();
    const hidden = await makeCharacter(database.db, { isPublished: false });
    for (const characterId of [hidden.id, newId()]) {
      expect(
        await reportCharacter(context, reporter, { characterId, reportReason: 'spam' }),
      ).toEqual({ ok: false, reason: 'no-such-character' });
    }
    expect(await casesOf(reporter.email)).toEqual([]);
  });
});

it.each(['looks under age', 'a real person without consent'] as const)(
  'a report that something %s is answered before any other',
  async (reportReason) => {
    const { id, email } = await makeUser(database.db);
    const { id: characterId } = await makeCharacter(database.db);
    const reporter = { userId: id, email, locale };
    const { id: another } = await makeCharacter(database.db);
    const spam = { characterId: another, reportReason: 'spam' } as const;
    const usual = await reportCharacter(context, reporter, spam);
    const urgent = await reportCharacter(context, reporter, { characterId, reportReason });
    if (!usual.ok || !urgent.ok) throw new Error('was not reported');
    expect(urgent.dueOn < usual.dueOn).toBe(true);
    const settings = await context.settings(casesSettings);
    const matter = { kind: 'content', reason: reportReason } as const;
    expect(urgent.dueOn).toBe(dueDay(matter, context.now(), settings));
    const slow = { ...settings, urgent_report_days: 30 };
    expect(dueDay(matter, context.now(), slow)).toBe(usual.dueOn);
  },
);
