import type { CasesRow } from '~/db/rows';
import { describe, expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { placeOf } from '../shared/seal';
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

  it('makes one case of a form that is sent twenty times at once', async () => {
    const ada = asker();
    const formKey = newId();
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => openCase(context, ada, complaint, { formKey })),
    );
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
    expect(await openCase(context, ada, complaint, { formKey })).toEqual(sent[0]);
    expect(await casesOf(ada.email)).toHaveLength(1);
    expect(await announcements(ada.email)).toHaveLength(1);
  });

  it('makes another case of other words, or of another person, under the same key', async () => {
    const [ada, eve] = [asker(), asker()];
    const formKey = newId();
    const other: CaseDetails = { ...complaint, details: { name: 'Ada', message: 'And again.' } };
    const references = [
      await openCase(context, ada, complaint, { formKey }),
      await openCase(context, ada, other, { formKey }),
      await openCase(context, eve, complaint, { formKey }),
    ].map(({ reference }) => reference);
    expect(new Set(references).size).toBe(3);
  });
});

describe('followCase', () => {
  it('shows a case to whoever knows its reference and address, and to nobody else', async () => {
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

  it('says when it was resolved', async () => {
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
