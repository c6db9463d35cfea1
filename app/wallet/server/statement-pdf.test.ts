import { expect, it } from 'vitest';
import { statementPdf } from './statement-pdf.server';

const money = (minor: number) => ({ minor, currency: 'USD' });
const amount = (tokens: number, minor: number) => ({ tokens, money: money(minor) });

const pagesOf = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b/g),
  ].length;

const make = (lines: number) =>
  statementPdf(
    {
      month: '2026-11',
      timeZone: 'UTC',
      opening: amount(40, 266),
      in: amount(592, 3199),
      out: amount(570, 3052),
      closing: amount(62, 413),
      held: 0,
      months: [],
      byReason: [],
      byCharacter: [],
    },
    {
      rows: Array.from({ length: lines }, (_, index) => ({
        transferId: String(index),
        reason: 'text_message',
        reference: null,
        characterId: null,
        tokens: -2,
        cost: money(13),
        kinds: ['bought' as const],
        createdAt: '2026-11-20T18:20:00.000Z',
      })),
      words: {
        columns: { date: 'D', what: 'W', whom: 'P', tokens: 'T', cost: 'C', currency: '' },
        reason: (reason) => reason,
        character: () => '',
      },
      t: ((key: string) => key) as never,
      locale: 'en-GB',
      product: 'Nocturne',
      owner: 'alex@example.com',
    },
  );

it('writes a document, however long the month was', async () => {
  const short = await make(1);
  expect(Buffer.from(short.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(pagesOf(short)).toBe(1);
  expect(pagesOf(await make(100))).toBeGreaterThan(2);
});
