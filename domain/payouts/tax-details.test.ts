import { expect, it } from 'vitest';
import { makeSession, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { addMethod } from './methods/manage-methods';
import { typedDetailsSchema } from './methods/read-details';
import { addMonths, getMonthStatement, monthOf } from './statement/month-statement';
import { payoutStatementCsv } from './statement/statement-csv';
import { findTaxDetails, saveTaxDetails, taxDetailsSchema } from './tax-details';
import { haveEarned } from './testing/have-earned';
import { playPayouts } from './testing/play-payouts';
import { writeDac7 } from './write-dac7';

const { context, database } = await openTestContext();
const { db } = database;
const details = taxDetailsSchema.parse({
  name: 'Noor Haddad',
  address: 'Hauptstr. 1, 10115 Berlin',
  country: 'de',
  taxNumber: '12/345/67890',
  birthDate: '1996-02-29',
  isBusiness: false,
});

it('are sealed, and compared with the holders of accounts', async () => {
  const { id: userId } = await makeUser(db);
  const who = await makeSession(context, userId);
  await saveTaxDetails(context, userId, { ...details, selfBilling: false });
  const stored = await db('payout_tax_details').where({ user_id: userId }).first();
  expect(JSON.stringify(stored)).not.toMatch(/Haddad|12.345/);
  const typed = { country: 'DE', account: 'DE89370400440532013000' };
  for (const holder of ['Haddád  noor', 'Kai Berger']) {
    await addMethod(context, [playPayouts().provider], who, {
      kind: 'bank_payout',
      label: '',
      details: typedDetailsSchema.parse({ ...typed, holder }),
    });
  }
  const checks = await db('payout_methods').where({ user_id: userId }).orderBy('created_at');
  expect(checks.map(({ name_check }) => name_check)).toEqual(['matches', 'differs']);
  await saveTaxDetails(context, userId, { ...details, name: 'Kai Berger', selfBilling: false });
  const again = await db('payout_methods').where({ user_id: userId }).orderBy('created_at');
  expect(again.map(({ name_check }) => name_check)).toEqual(['differs', 'matches']);
});

it('make an invoice of a month that is over, with one number, and a line for tax authorities', async () => {
  const { id: userId } = await makeUser(db);
  await saveTaxDetails(context, userId, { ...details, selfBilling: true });
  await haveEarned(context, { userId, minor: 12_345 });
  const month = monthOf(context.now());
  expect((await getMonthStatement(context, userId, month)).invoice).toBeNull();
  context.advance(32 * 86_400_000);
  const read = () => getMonthStatement(context, userId, month);
  const [one, other] = await Promise.all([read(), read()]);
  expect(one.invoice).toMatchObject({ amountMinor: 12_345, from: { name: 'Noor Haddad' } });
  expect(other.invoice?.number).toBe(one.invoice?.number);
  expect(one).toMatchObject({ openingMinor: 0, earnedMinor: 12_345, closingMinor: 12_345 });
  expect(one.lines).toEqual([
    { reason: 'chat_tip', day: null, count: 1, paidMinor: 24_690, ownMinor: 12_345 },
  ]);
  expect(await getMonthStatement(context, userId, addMonths(month, 1))).toMatchObject({
    openingMinor: 12_345,
    earnedMinor: 0,
  });
  const csv = payoutStatementCsv(one, {
    columns: ['What', 'Day', 'Number', 'Paid', 'Kept', 'Own'],
    sums: {
      opening: 'Start',
      earned: 'Share',
      takenBack: 'Back',
      managers: 'Managers',
      paidOut: 'Out',
      closing: 'End',
    },
    reason: () => '=tip',
  });
  expect(csv).toContain("'=tip,,1,246.90,-123.45,123.45\r\n");
  const report = await writeDac7(context, Number(month.slice(0, 4)));
  expect(report).toMatch(
    new RegExp(`${userId},Noor Haddad,individual,.*DE,12/345/67890,,1996-02-29,USD,.*123\\.45,1`),
  );
  expect((await findTaxDetails(context, db, userId))?.selfBillingSince).not.toBeNull();
});
