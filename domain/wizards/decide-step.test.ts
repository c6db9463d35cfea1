import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideStep, type Held } from './decide-step';
import { allShades, heldOf, orderLamp } from './testing/order-lamp';

const decide = (held: Held, requested: string | null, facts = allShades) =>
  decideStep(orderLamp, held, facts, requested);
const statesOf = ({ steps }: ReturnType<typeof decide>) =>
  Object.fromEntries(steps.map(({ name, state }) => [name, state]));

const lamp = { kind: { kind: 'lamp' }, shade: { shades: ['red'] }, size: { size: 'large' } };
const candle = { kind: { kind: 'candle' }, size: { size: 'tall' } };

describe('which step is shown', () => {
  it.each<[string, Held, requested: string | null, shown: string]>([
    ['the first, of a draft nobody began', {}, null, 'kind'],
    ['none before its time', {}, 'size', 'kind'],
    ['the one where somebody left off', heldOf({ kind: lamp.kind }), null, 'shade'],
    ['the next', heldOf({ kind: lamp.kind }), 'shade', 'shade'],
    ['one that was done before', heldOf(lamp), 'kind', 'kind'],
    ['an optional one', heldOf(lamp), 'note', 'note'],
    ['one behind an optional one that was passed', heldOf(lamp), 'summary', 'summary'],
    ['none that is skipped', heldOf(candle), 'shade', 'note'],
    ['none that there is not', heldOf(lamp), 'colour', 'note'],
    ['the last, where all are done', heldOf({ ...lamp, note: {}, summary: {} }), null, 'summary'],
  ])('%s', (_name, held, requested, shown) => {
    expect(decide(held, requested).show).toBe(shown);
  });

  it('has neighbours, but for the first and the last', () => {
    expect(decide(heldOf(candle), 'kind')).toMatchObject({ previous: null, next: 'size' });
    expect(decide(heldOf(candle), 'size')).toMatchObject({ previous: 'kind', next: 'note' });
    expect(decide(heldOf(candle), 'summary')).toMatchObject({ previous: 'note', next: null });
  });
});

describe('a step with changed preconditions', () => {
  it('is required again if its options no longer contain its value', () => {
    const held = heldOf({ ...lamp, kind: candle.kind });
    expect(statesOf(decide(held, null))).toEqual({
      kind: 'done',
      size: 'again',
      note: 'open',
      summary: 'open',
    });
    expect(decide(held, 'note')).toMatchObject({ show: 'size', missing: 'size' });
  });

  it('is done again once the answer before it is as it was', () => {
    const { answers, missing } = decide(heldOf(lamp), null);
    expect(answers).toEqual(lamp);
    expect(missing).toBeNull();
  });

  it('counts for nothing while it is skipped', () => {
    const { answers } = decide(heldOf({ ...lamp, ...candle }), null);
    expect(answers).toEqual(candle);
  });

  it('is required again if a value is no longer on offer', () => {
    const decided = decide(heldOf(lamp), null, { shades: ['green'] });
    expect(decided).toMatchObject({ show: 'shade', missing: 'shade' });
  });

  it('gives no answers while its values do not fit', () => {
    const { answers, missing } = decide(heldOf({ ...lamp, size: { size: 'tall' } }), null);
    expect(answers).toEqual({ kind: lamp.kind, shade: lamp.shade });
    expect(missing).toBe('size');
  });

  it('that is optional is required again, too, rather than passed with an invalid value', () => {
    const held = heldOf({ ...lamp, note: { note: 'longer than it may be by now' } });
    expect(decide(held, 'summary')).toMatchObject({ show: 'note', missing: 'note' });
  });
});

const anyHeld = fc
  .record(
    {
      kind: fc.constantFrom({ kind: 'lamp' }, { kind: 'candle' }, { kind: 'torch' }),
      shade: fc.record({ shades: fc.subarray(['red', 'green', 'grey'], { minLength: 1 }) }),
      size: fc.record({ size: fc.constantFrom('small', 'large', 'tall') }),
      note: fc.record({ note: fc.string({ maxLength: 30 }) }),
      summary: fc.constant({}),
    },
    { requiredKeys: [] },
  )
  .map(heldOf);
const anyStep = fc.constantFrom(null, 'kind', 'shade', 'size', 'note', 'summary', 'nowhere');

it('shows a step only if all before it are settled, and never leads in a circle', () => {
  fc.assert(
    fc.property(anyHeld, anyStep, (held, requested) => {
      const { show, steps, missing } = decide(held, requested);
      const at = steps.findIndex(({ name }) => name === show);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(steps.slice(0, at).every(({ isSettled }) => isSettled)).toBe(true);
      expect(decide(held, show).show).toBe(show);
      expect(missing === null).toBe(steps.every(({ isSettled }) => isSettled));
    }),
  );
});
