import { describe, expect, it } from 'vitest';
import { closesByEscape, closesByPress, isSpecialOffer } from './closing';
import type { ModalDefinition } from './registry';

const definition = (fields: Partial<ModalDefinition> = {}): ModalDefinition => ({
  opensFor: ['visitor'],
  width: 523,
  load: () => Promise.reject(new Error('not drawn here')),
  ...fields,
});
const page = { closest: () => null };
/** Stands in an element of that kind. */
const within = (kind: string) => ({
  closest: (selectors: string) => (selectors.includes(kind) ? {} : null),
});

describe('an ordinary modal', () => {
  it('closes by Escape and by a press outside', () => {
    expect(closesByEscape(definition(), true)).toBe(true);
    expect(closesByPress(definition(), true, page)).toBe(true);
    expect(closesByPress(definition(), false, null)).toBe(true);
  });

  it.each(['[data-keeps-modal]', '[data-radix-popper-content-wrapper]', '[role="listbox"]'])(
    'stays open when the press is in %s',
    (kind) => expect(closesByPress(definition(), false, within(kind))).toBe(false),
  );
});

it('closes by Escape alone when a press outside is disabled', () => {
  const step = definition({ staysOnPressOutside: true });
  expect(closesByEscape(step, false)).toBe(true);
  expect(closesByPress(step, false, page)).toBe(false);
});

it('closes by neither when closing is disabled', () => {
  const gate = definition({ hasNoExit: true });
  expect(closesByEscape(gate, false)).toBe(false);
  expect(closesByPress(gate, false, page)).toBe(false);
});

it('is held open by a special offer, where the modal says so', () => {
  const gate = definition({ isHeldBySpecialOffer: true });
  expect(closesByEscape(gate, false)).toBe(true);
  expect(closesByPress(gate, false, page)).toBe(true);
  expect(closesByEscape(gate, true)).toBe(false);
  expect(closesByPress(gate, true, page)).toBe(false);
});

it.each([
  ['?special_offer=true', '', true],
  ['?special_offer=1', '', false],
  ['', 'lng=en-GB; special_offer=true', true],
  ['', 'special_offer=true', true],
  ['', 'special_offer=truely', false],
  ['', 'no_special_offer=true', false],
])('address %j and cookies %j: an offer runs: %j', (search, cookies, runs) => {
  expect(isSpecialOffer(search, cookies)).toBe(runs);
});
