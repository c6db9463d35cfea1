import { describe, expect, it } from 'vitest';
import { readCard, readCvc } from './card-entry';
import { testCards } from './test-cards';

const now = new Date('2026-11-23T12:00:00Z');
const read = (changes: object = {}, holder = true) =>
  readCard(
    {
      number: '4242 4242 4242 4242',
      expiry: '12/26',
      cvc: '123',
      holder: ' Maya  Stone ',
      ...changes,
    },
    { now, holder },
  );

describe('a card that is typed', () => {
  it('is read, spaces or not', () => {
    expect(read()).toEqual({
      card: {
        last4: '4242',
        brand: 'visa',
        expiresOn: '2026-12',
        holder: 'Maya Stone',
        behaviour: 'approved',
      },
    });
    expect(read({ number: '2223003122003222', holder: '' }, false)).toMatchObject({
      card: { brand: 'master', holder: '' },
    });
  });

  it.each([
    [{ number: '' }, { number: 'required' }],
    [{ number: '4242424242424241' }, { number: 'invalid' }],
    [{ number: '42424242' }, { number: 'invalid' }],
    [{ number: '378282246310005' }, { number: 'brand' }],
    [{ expiry: '' }, { expiry: 'required' }],
    [{ expiry: '13/30' }, { expiry: 'invalid' }],
    [{ expiry: '10/26' }, { expiry: 'past' }],
    [{ cvc: '' }, { cvc: 'required' }],
    [{ cvc: '12' }, { cvc: 'invalid' }],
    [{ holder: '' }, { holder: 'required' }],
    [{ holder: 'Maya' }, { holder: 'invalid' }],
    [{ holder: 'Maya 4242' }, { holder: 'invalid' }],
    [
      { number: 'x', expiry: 'x', cvc: 'x', holder: '' },
      { number: 'invalid', expiry: 'invalid', cvc: 'invalid', holder: 'required' },
    ],
  ])('with %j reports the field at fault', (typed, problems) => {
    expect(read(typed)).toEqual({ problems });
  });

  it('is good to the end of its month', () => {
    expect(read({ expiry: '11/26' })).toHaveProperty('card');
  });

  it('may be limited to its code alone', () => {
    expect([readCvc({ cvc: '123' }), readCvc({ cvc: '' })]).toEqual([{}, { cvc: 'required' }]);
  });
});

it.each(testCards)(
  '$number can be typed, and has its listed behaviour',
  ({ number, behaviour }) => {
    expect(read({ number })).toMatchObject({ card: { behaviour, last4: number.slice(-4) } });
  },
);
