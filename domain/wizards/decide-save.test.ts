import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideSave } from './decide-save';
import { decideStep, type Held } from './decide-step';
import { allShades, heldOf, orderLamp } from './testing/order-lamp';
import type { StepAnswers } from './wizard';

const lamp = { kind: { kind: 'lamp' }, shade: { shades: ['red'] }, size: { size: 'large' } };
const drafted = { version: 3, held: heldOf(lamp) };
const save = (step: string, values: StepAnswers, version = 3, draft = drafted) =>
  decideSave(orderLamp, draft, allShades, { step, values, version });

describe('saving a step', () => {
  it('begins a draft', () => {
    expect(save('kind', lamp.kind, 0, { version: 0, held: {} })).toEqual({
      ok: true,
      isChanged: true,
      version: 1,
      held: { kind: { at: 1, values: lamp.kind } },
      next: 'shade',
    });
  });

  it('keeps the values of later steps, and requires them again if they no longer fit', () => {
    const saved = save('kind', { kind: 'candle' });
    if (!saved.ok) throw new Error(saved.reason);
    expect(saved.held).toEqual({ ...drafted.held, kind: { at: 4, values: { kind: 'candle' } } });
    expect(saved.next).toBe('size');
    const { steps } = decideStep(orderLamp, saved.held, allShades, null);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'again', 'open', 'open']);
  });

  it('with unchanged values changes nothing, and drops undefined ones', () => {
    const same = { ...lamp.size, more: undefined };
    expect(save('size', same)).toMatchObject({ isChanged: false, version: 3, held: drafted.held });
  });

  it('leads back to the last step from any step if all before it are done', () => {
    const whole = { version: 4, held: heldOf({ ...lamp, note: {} }) };
    expect(save('kind', lamp.kind, 4, whole)).toMatchObject({ next: 'summary' });
    expect(save('kind', lamp.kind)).toMatchObject({ next: 'shade' });
    expect(save('summary', {}, 4, whole)).toMatchObject({ next: null });
  });

  it.each<[string, step: string, StepAnswers, version: number, object]>([
    ['before its time', 'note', {}, 0, { reason: 'draft-incomplete', step: 'kind' }],
    ['that there is not', 'nowhere', {}, 3, { reason: 'draft-incomplete', step: 'note' }],
    ['with what is not offered', 'size', { size: 'huge' }, 3, { field: 'size' }],
    [
      'with one of several that is not',
      'shade',
      { shades: ['red', 'grey'] },
      3,
      { field: 'shades' },
    ],
    ['with what its schema refuses', 'shade', { shades: [] }, 3, { field: 'shades' }],
    [
      'that was saved otherwise since its page was drawn',
      'size',
      { size: 'small' },
      2,
      { reason: 'draft-changed', holds: { size: 'large' } },
    ],
  ])('is refused of one %s', (_name, step, values, version, expected) => {
    const draft = version === 0 ? { version: 0, held: {} } : drafted;
    expect(save(step, values, version, draft)).toMatchObject({ ok: false, ...expected });
  });

  it('is disturbed by no save of another step', () => {
    expect(save('kind', { kind: 'candle' }, 1)).toMatchObject({ ok: true });
    expect(save('size', { size: 'small' }, 3)).toMatchObject({ ok: true });
  });
});

it('two windows lose no save of one another unsaid', () => {
  const sizes = fc.constantFrom('small', 'large');
  const moves = fc.array(fc.record({ tab: fc.nat(1), size: sizes, looks: fc.boolean() }));
  fc.assert(
    fc.property(moves, (moved) => {
      let draft: { version: number; held: Held } = drafted;
      const seen = [draft, draft];
      for (const { tab, size, looks } of moved) {
        if (looks) seen[tab] = draft;
        const drawn = seen[tab] ?? draft;
        const saved = save('size', { size }, drawn.version, draft);
        const isUnseen = drawn.held['size']?.at !== draft.held['size']?.at;
        const overwrites = draft.held['size']?.values['size'] !== size;
        expect(saved.ok).toBe(!(isUnseen && overwrites));
        if (saved.ok) draft = seen[tab] = { version: saved.version, held: saved.held };
      }
    }),
  );
});
