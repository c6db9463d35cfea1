import { describe, expect, it } from 'vitest';
import { newId } from '../shared/ids';
import { readCommand } from './read-command';

/** Returns the help with all verbs, which is shown without a verb. */
const help = () => {
  const read = readCommand([]);
  return read.ok ? '' : read.message.replace('Say what to do.\n', '');
};

const [one, two] = [newId(), newId()];

describe('npm run payments', () => {
  it.each([
    [
      ['refund', one, two, 'a mistake', '1250'],
      { verb: 'refund', payment: one, staff: two, reason: 'a mistake', minor: 1250 },
    ],
    [
      ['refund', one, two, ' all of it '],
      { verb: 'refund', payment: one, staff: two, reason: 'all of it' },
    ],
    [['approve-refund', one, two], { verb: 'approve-refund', refund: one, staff: two }],
    [['decline-refund', one, two], { verb: 'decline-refund', refund: one, staff: two }],
    [['evidence', one, two], { verb: 'evidence', payment: one, staff: two }],
    [['reviews'], { verb: 'reviews' }],
    [['approve', one, two], { verb: 'approve', payment: one, staff: two }],
    [['decline', one, two], { verb: 'decline', payment: one, staff: two }],
    [['decisions'], { verb: 'decisions' }],
    [['uphold', one, two], { verb: 'uphold', decision: one, staff: two }],
    [['reverse', one, two], { verb: 'reverse', decision: one, staff: two }],
    [['stuck-webhooks'], { verb: 'stuck-webhooks' }],
  ])('%j is read as it is meant', (words, command) =>
    expect(readCommand(words)).toEqual({ ok: true, command }),
  );

  const refund = 'npm run payments -- refund PAYMENT STAFF REASON [MINOR]';
  const minor = 'MINOR is a whole number of minor units: 1250 are 12.50.';
  const idOf = (word: string) => `${word} is an id, as reviews, decisions and receipts show it.`;
  it.each([
    [[], `Say what to do.\n${help()}`],
    [['refnud', one], `There is no command refnud.\n${help()}`],
    [['refund', one, two], `REASON is missing.\n${refund}`],
    [
      ['refund', 'order-7', two, ''],
      `${idOf('PAYMENT')}\nREASON is 1 to 500 characters, in quotes.\n${refund}`,
    ],
    ...['12.50', '0', '-5', '1e3', 'all', ''].map((amount) => [
      ['refund', one, two, 'a mistake', amount],
      `${minor}\n${refund}`,
    ]),
    [
      ['refund', one, two, 'a', 'mistake', '5'],
      `${minor}\nNothing follows refund ${one} ${two} a mistake.\n${refund}`,
    ],
    [['reviews', one], 'Nothing follows reviews.\nnpm run payments -- reviews'],
    [['evidence', one], 'STAFF is missing.\nnpm run payments -- evidence PAYMENT STAFF'],
  ] as [string[], string][])('%j is refused with the reason', (words, message) =>
    expect(readCommand(words)).toEqual({ ok: false, message }),
  );

  it('lists each verb in its help, with its arguments and its effect', () => {
    const lines = help().split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[0]).toBe(`${refund}  gives a payment back, whole or in part`);
    for (const line of lines) expect(line).toMatch(/^npm run payments -- [a-z-]+.*  [a-z]/);
  });
});
