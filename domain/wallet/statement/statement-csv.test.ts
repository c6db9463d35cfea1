import { expect, it } from 'vitest';
import { statementCsv } from './statement-csv';

const words = {
  columns: {
    date: 'Date',
    what: 'What',
    whom: 'With',
    tokens: 'Tokens',
    cost: 'Cost',
    currency: 'Currency',
  },
  reason: (reason: string) => (reason === 'text_message' ? 'Message, sent' : reason),
  character: (id: string) => (id === 'noor' ? 'Noor "N" Haddad' : '=HYPERLINK("x")'),
};
const row = {
  transferId: 'one',
  reference: null,
  kinds: ['bought' as const],
  createdAt: '2026-11-23T10:00:00.000Z',
};

it('writes one row per movement, quoted where necessary, and no formula', () => {
  const rows = [
    {
      ...row,
      reason: 'text_message',
      characterId: 'noor',
      tokens: -2,
      cost: { minor: 19, currency: 'USD' },
    },
    { ...row, reason: '-welcome', characterId: null, tokens: 20, cost: null },
    {
      ...row,
      reason: 'sale',
      characterId: 'other',
      tokens: 5,
      cost: { minor: 500, currency: 'JPY' },
    },
  ];
  expect(statementCsv(rows, words).split('\r\n')).toEqual([
    '\uFEFFDate,What,With,Tokens,Cost,Currency',
    '2026-11-23T10:00:00.000Z,"Message, sent","Noor ""N"" Haddad",-2,0.19,USD',
    "2026-11-23T10:00:00.000Z,'-welcome,,20,,",
    `2026-11-23T10:00:00.000Z,sale,"'=HYPERLINK(""x"")",5,500,JPY`,
    '',
  ]);
});
