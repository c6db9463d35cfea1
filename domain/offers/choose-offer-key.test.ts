import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseOfferKey, offerWords, type OfferKeys } from './choose-offer-key';

const none = { offerKey: null, durationKey: null };

describe('which offer is chosen', () => {
  it.each<[string, OfferKeys, Partial<typeof none> | Record<string, string>]>([
    ['none where nothing says one', {}, {}],
    ['the key of an address', { address: 'first-light' }, { offerKey: 'first-light' }],
    ['a first period, in whatever case', { address: '3_day' }, { durationKey: '3_DAY' }],
    [
      'one of each kind',
      { address: 'first-light.1_MONTH' },
      { offerKey: 'first-light', durationKey: '1_MONTH' },
    ],
    [
      'the address before a mail',
      { address: '1_MONTH', mail: '3_DAY' },
      { durationKey: '1_MONTH' },
    ],
    ['a mail before the cookie', { mail: '3_DAY', cookie: '7_DAY' }, { durationKey: '3_DAY' }],
    [
      'the cookie before the experiment',
      { cookie: '7_DAY', experiment: '3_DAY' },
      { durationKey: '7_DAY' },
    ],
    ['the experiment, last', { experiment: '3_DAY' }, { durationKey: '3_DAY' }],
    ['none of an experiment that is off', { experiment: 'OFF' }, {}],
    [
      'of each kind from where it is told first',
      { address: 'first-light', mail: '3_DAY' },
      { offerKey: 'first-light', durationKey: '3_DAY' },
    ],
    ['the special offer as everybody has it', { cookie: 'true', experiment: '3_DAY' }, {}],
    [
      'past what says none',
      { address: 'Not A Key', mail: '0_DAY', cookie: '3_DAY' },
      { durationKey: '3_DAY' },
    ],
  ])('is %s', (_name, sources, chosen) => {
    expect(chooseOfferKey(sources)).toEqual({ ...none, ...chosen });
  });

  it('ignores all sources after the deciding one', () => {
    const duration = fc.integer({ min: 1, max: 30 }).map((days) => `${days}_DAY`);
    fc.assert(
      fc.property(duration, fc.string(), fc.string(), (first, mail, experiment) => {
        const chosen = chooseOfferKey({ address: first, mail, experiment });
        expect(chosen.durationKey).toBe(first);
      }),
    );
  });

  it('is a valid sales key for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (address, cookie) => {
        const { offerKey, durationKey } = chooseOfferKey({ address, cookie });
        expect(offerKey ?? 'a').toMatch(/^[a-z0-9][a-z0-9_-]{0,59}$/);
        expect(durationKey ?? '1_DAY').toMatch(/^[1-9]\d{0,2}_(?:DAY|MONTH)$/);
      }),
    );
  });
});

describe('the remembered value', () => {
  it.each([
    [[null, null], null],
    [['', 'OFF'], null],
    [['first-light', 'true'], 'first-light.true'],
    [[null, '3_DAY'], '3_DAY'],
    [['first-light.late-train', '3_DAY'], 'first-light.3_DAY'],
    [['<b>', '3_DAY.3_DAY'], '3_DAY'],
  ])('of %j is %j', (values, kept) => {
    expect(offerWords(values)).toBe(kept);
  });

  it('leads to the same choice again', () => {
    const key = fc.stringMatching(/^[a-z]{1,10}$/).filter((word) => word !== 'true');
    const duration = fc.integer({ min: 1, max: 30 }).map((days) => `${days}_DAY`);
    fc.assert(
      fc.property(key, duration, (offerKey, durationKey) => {
        const cookie = offerWords([offerKey, durationKey]);
        expect(chooseOfferKey({ cookie })).toEqual({ offerKey, durationKey });
      }),
    );
  });
});
