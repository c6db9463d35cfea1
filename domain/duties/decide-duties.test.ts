import { describe, expect, it } from 'vitest';
import { dutiesAt } from './decide-duties';
import { duties } from './duties';

const placeOf = (code: string) => {
  const [country = '', region = null] = code.split('-');
  return { country, region };
};

describe.each(duties.map((duty) => [`${duty.places[0]}: ${duty.kind}`, duty] as const))(
  'the duty %s',
  (_, duty) => {
    const begins = new Date(`${duty.from}T00:00:00+14:00`);
    const before = new Date(begins.getTime() - 1);
    it.each(duty.places)('holds in %s from its day on', (code) => {
      expect(dutiesAt(duty.kind, placeOf(code), before)).not.toContain(duty);
      expect(dutiesAt(duty.kind, placeOf(code), begins)).toContain(duty);
    });

    it('holds nowhere else', () => {
      const elsewhere = [placeOf('CH'), { country: 'US', region: 'TX' }];
      for (const place of elsewhere) expect(dutiesAt(duty.kind, place, begins)).toEqual([]);
    });
  },
);

describe('for an unknown location', () => {
  const now = new Date('2028-01-01T00:00:00Z');

  it('all regions of the country count, and none of another', () => {
    const unknown = dutiesAt('told-again', { country: 'US', region: null }, now);
    expect(unknown.flatMap(({ places }) => places)).toEqual(['US-NY', 'US-CA', 'US-WA', 'US-OR']);
    expect(dutiesAt('told-again', { country: 'DE', region: null }, now)).toEqual([]);
    expect(dutiesAt('pause-in-crisis', { country: 'US', region: null }, now)).toHaveLength(1);
  });

  it('all duties to inform apply, and no duty to pause', () => {
    const nowhere = { country: null, region: null };
    for (const kind of ['told-in-chat', 'told-in-call', 'told-again'] as const) {
      expect(dutiesAt(kind, nowhere, now)).toEqual(duties.filter((duty) => duty.kind === kind));
    }
    expect(dutiesAt('pause-in-crisis', nowhere, now)).toEqual([]);
  });
});

it('a state that is added as one row is applied', () => {
  const row = {
    kind: 'told-again',
    words: 'again',
    everyMs: 60_000,
    places: ['US-TX'],
    law: 'An act',
    from: '2027-03-01',
  } as const;
  const place = { country: 'US', region: 'TX' };
  const now = new Date('2027-03-01T00:00:00Z');
  expect(dutiesAt('told-again', place, now, [...duties, row])).toEqual([row]);
});
