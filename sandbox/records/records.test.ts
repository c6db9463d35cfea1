import { describe, expect, it } from 'vitest';
import { Records } from './records';

describe('records', () => {
  it('are found by target and request id, the newest first', () => {
    const records = new Records();
    records.add('model', 'a', { n: 1 });
    records.add('smtp', null, { n: 2 });
    records.add('model', 'a', { n: 3 }).outcome = 'answered';

    const found = records.list({ target: 'model', requestId: 'a' });
    expect(found.map(({ received, outcome }) => [received, outcome])).toEqual([
      [{ n: 3 }, 'answered'],
      [{ n: 1 }, 'pending'],
    ]);
  });

  it('are bounded in number and in size', () => {
    const records = new Records();
    for (let index = 0; index < 1_005; index += 1) records.add('model', String(index), {});
    records.add('model', 'big', { text: 'a'.repeat(30_000) });

    expect(records.list()).toHaveLength(1_000);
    expect(records.list({ requestId: '5' })).toEqual([]);
    expect(records.counts()).toEqual({ model: 1_006 });
    expect(records.list()[0]?.received).toEqual({ characters: expect.any(Number) });
  });
});
