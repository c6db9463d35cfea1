import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankDestination } from '../payout-provider';
import { writePain001 } from './pain001';
import { writePayoutCsv } from './payout-csv';

const to: BankDestination = {
  kind: 'bank_payout',
  holder: 'Noor Haddad & Söhne <GmbH>',
  country: 'DE',
  account: 'DE89370400440532013000',
  isIban: true,
  bic: 'COBADEFFXXX',
  bankCode: null,
  accountType: null,
  state: null,
};
const order = (minor: number, currency = 'USD') => ({
  payoutId: '0197a000-0000-7000-8000-000000000001',
  amount: { minor, currency },
  to,
  description: 'Nocturne PO-1187',
});
const file = {
  batchId: '0197a000-0000-7000-8000-000000000009',
  createdAt: new Date('2026-11-27T10:00:00Z'),
  payOn: '2026-11-30',
  debtor: { name: 'Nocturne Ltd', iban: 'NL91ABNA0417164300', bic: null },
};

describe('a file for euro banks', () => {
  it('has its parts in the order of the schema, and what the bank converts', () => {
    const xml = writePain001({ ...file, orders: [order(12_345), order(5)] });
    const names = [...xml.matchAll(/<(\w+)[ >]/g)].map(([, name]) => name);
    expect(names).toEqual(
      `Document CstmrCdtTrfInitn GrpHdr MsgId CreDtTm NbOfTxs CtrlSum InitgPty Nm PmtInf PmtInfId
       PmtMtd NbOfTxs CtrlSum PmtTpInf SvcLvl Cd ReqdExctnDt Dt Dbtr Nm DbtrAcct Id IBAN DbtrAgt
       FinInstnId Othr Id ChrgBr ${'CdtTrfTxInf PmtId InstrId EndToEndId Amt EqvtAmt Amt CcyOfTrf CdtrAgt FinInstnId BICFI Cdtr Nm CdtrAcct Id IBAN RmtInf Ustrd '.repeat(2)}`
        .trim()
        .split(/\s+/),
    );
    expect(xml).toContain('<CtrlSum>123.50</CtrlSum>');
    expect(xml).toContain('<Amt Ccy="USD">123.45</Amt><CcyOfTrf>EUR</CcyOfTrf>');
    expect(xml).toContain('<Nm>Noor Haddad . Sohne .GmbH.</Nm>');
  });

  it('instructs euros as they are, and refuses accounts without IBAN', () => {
    expect(writePain001({ ...file, orders: [order(100, 'EUR')] })).toContain(
      '<InstdAmt Ccy="EUR">1.00</InstdAmt>',
    );
    const other = { ...order(100), to: { ...to, isIban: false } };
    expect(() => writePain001({ ...file, orders: [other] })).toThrow(RangeError);
    expect(() => writePain001({ ...file, orders: [] })).toThrow(RangeError);
  });

  it('holds only characters that every bank accepts, at most as many as fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const orders = [{ ...order(100), to: { ...to, holder: text } }];
        const [, holder] = writePain001({ ...file, orders }).match(/<Cdtr><Nm>(.*?)<\/Nm>/) ?? [];
        expect(holder).toMatch(/^(?:[A-Za-z0-9/?:().,'+ -]|&apos;){1,70}$/);
      }),
    );
  });
});

it('a file for other banks and wallets has no formulas', () => {
  const csv = writePayoutCsv([
    { ...order(5_000), to: { ...to, isIban: false, holder: '=cmd()', bankCode: '021000021' } },
    {
      ...order(700),
      to: {
        kind: 'crypto_payout',
        network: 'TRC20',
        address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      },
    },
  ]);
  const [, bank, wallet] = csv.split('\r\n');
  expect(bank).toContain("50.00,USD,DE89370400440532013000,'=cmd(),DE,021000021,");
  expect(wallet).toContain('7.00,USD,TJRabPrwbZy45sbavfcjinPJC18kjpRTv8,,,TRC20,USDT');
});
