import type { CasesRow } from '~/db/rows';
import { describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { placeOf } from '../shared/sealing/seal';
import { dueDay } from './due-day';
import { followCase } from './follow-case';
import { openCase } from './open-case';
import type { CaseDetails } from './schema';
import { casesSettings } from './settings';

const { database, context } = await openTestContext();

const locale = 'en-GB';
const asker = (email = `${newId()}@example.com`) => ({ email, locale });
const complaint: CaseDetails = {
  kind: 'complaint',
  details: { name: 'Ada', message: 'The music stopped at 3.' },
};
const openDetails = (row: Pick<CasesRow, 'id' | 'sealed_details'> | undefined): unknown =>
  row &&
  JSON.parse(context.seal.open(row.sealed_details, placeOf('cases', 'sealed_details', row.id)));
const casesOf = (email: string) => database.db('cases').where({ email });
const announcements = (email: string) =>
  database.db('outbox').whereRaw("name = 'cases.case-opened' and payload->>'email' = ?", [email]);

describe('openCase', () => {
  it('stores the words sealed, and has them acknowledged', async () => {
    const ada = asker();
    const { reference, dueOn } = await openCase(context, ada, complaint);
    const [row] = await casesOf(ada.email);
    expect(row).toMatchObject({ reference, kind: 'complaint', state: 'received', user_id: null });
    expect(JSON.stringify(row)).not.toContain('music');
    expect(openDetails(row)).toEqual(complaint.details);
    expect(dueOn).toBe(
      dueDay({ kind: 'complaint' }, context.now(), await context.settings(casesSettings)),
    );
    expect(await announcements(ada.email)).toMatchObject([
      { payload: { caseId: row?.id, reference, kind: 'complaint', locale, dueOn } },
    ]);
    expect(JSON.stringify(await announcements(ada.email))).not.toContain('music');
  });

  it('makes one case of words that are sent twenty times at once, as long as it is open', async () => {
    const ada = asker();
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => openCase(context, ada, complaint)),
    );
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
    expect(await openCase(context, ada, complaint)).toEqual(sent[0]);
    expect(await casesOf(ada.email)).toHaveLength(1);
    expect(await announcements(ada.email)).toHaveLength(1);

    await casesOf(ada.email).update({ state: 'resolved', resolved_at: context.now() });
    expect(await openCase(context, ada, complaint)).not.toEqual(sent[0]);
    expect(await casesOf(ada.email)).toHaveLength(2);
  });

  it('makes another case of other words, or of another person', async () => {
    const [ada, eve] = [asker(), asker()];
    const other: CaseDetails = { ...complaint, details: { name: 'Ada', message: 'And again.' } };
    const references = [
      await openCase(context, ada, complaint),
      await openCase(context, ada, other),
      await openCase(context, eve, complaint),
    ].map(({ reference }) => reference);
    expect(new Set(references).size).toBe(3);
  });

  it('adds later messages of an account to its open question, and to no other account’s', async () => {
    const { id: userId, email } = await makeUser(database.db);
    const submit = (message: string, by: string | undefined = userId) =>
      openCase(
        context,
        { email, locale, userId: by },
        { kind: 'contact', details: { name: 'Ada', subject: `On ${message}`, message } },
      );
    const first = await submit('the first');
    const next = await Promise.all(['a second', 'a third', 'a fourth'].map((text) => submit(text)));
    expect(next).toEqual([first, first, first]);
    const [row] = await casesOf(email);
    const { message, added } = openDetails(row) as { message: string; added: unknown[] };
    expect([message, added.length]).toEqual(['the first', 3]);
    expect(added).toContainEqual({
      subject: 'On a third',
      message: 'a third',
      at: expect.any(String),
    });
    // A form that is sent twice adds nothing.
    expect(await Promise.all([submit('the first'), submit('a third')])).toEqual([first, first]);
    const [again] = await casesOf(email);
    expect(openDetails(again)).toEqual(openDetails(row));
    // Anyone may enter an address: without a session nothing is added, and no reference is disclosed.
    const { id: other } = await makeUser(database.db);
    const strangers = await openCase(
      context,
      { email, locale },
      { kind: 'contact', details: { name: 'Eve', subject: 'On', message: 'What else?' } },
    );
    expect(strangers.reference).not.toBe(first.reference);
    expect((await submit('mine', other)).reference).not.toBe(first.reference);

    await casesOf(email).update({ state: 'resolved', resolved_at: context.now() });
    expect((await submit('the next')).reference).not.toBe(first.reference);
  });
});

describe('followCase', () => {
  it('shows a case only to a caller who has its reference and address', async () => {
    const [ada, eve] = [asker(), asker()];
    const { reference } = await openCase(context, ada, complaint);
    const other = await openCase(context, eve, complaint);
    expect(await followCase(context, { reference, email: ada.email })).toMatchObject({
      ok: true,
      kind: 'complaint',
      state: 'received',
      resolvedAt: null,
    });
    const refused = { ok: false, reason: 'no-such-case' };
    expect(await followCase(context, { reference, email: eve.email })).toEqual(refused);
    expect(await followCase(context, { reference: other.reference, email: ada.email })).toEqual(
      refused,
    );
    expect(await followCase(context, { reference: '0000-0000-0000', email: ada.email })).toEqual(
      refused,
    );
  });

  it('states when it was resolved', async () => {
    const ada = asker();
    const { reference } = await openCase(context, ada, complaint);
    const resolvedAt = new Date('2026-11-30T12:00:00Z');
    await casesOf(ada.email).update({ state: 'resolved', resolved_at: resolvedAt });
    expect(await followCase(context, { reference, email: ada.email })).toMatchObject({
      state: 'resolved',
      resolvedAt: resolvedAt.toISOString(),
    });
  });
});

it('dueDay follows the settings of its kind', async () => {
  const settings = await context.settings(casesSettings);
  const friday = new Date('2026-11-20T23:59:00Z');
  expect(dueDay({ kind: 'removal' }, friday, settings)).toBe('2026-11-23');
  expect(dueDay({ kind: 'complaint' }, friday, settings)).toBe('2026-12-01');
  expect(dueDay({ kind: 'data-request' }, friday, settings)).toBe('2026-12-20');
  const free = { ...settings, business_holidays: ['2026-11-23'] };
  expect(dueDay({ kind: 'removal' }, friday, free)).toBe('2026-11-24');
});
