import { describe, expect, it } from 'vitest';
import { closesByEscape, closesByPress } from './closing';
import type { ModalDefinition } from './modal-definition';

const definition = (fields: Partial<ModalDefinition> = {}): ModalDefinition => ({
  opensFor: ['visitor'],
  width: 523,
  ...fields,
});
const page = { closest: () => null };
/** Returns a pressed element inside an element that matches the selector. */
const within = (kind: string) => ({
  closest: (selectors: string) => (selectors.includes(kind) ? {} : null),
});

describe('an ordinary modal', () => {
  it('closes by Escape and by a press outside', () => {
    expect(closesByEscape(definition())).toBe(true);
    expect(closesByPress(definition(), page)).toBe(true);
    expect(closesByPress(definition(), null)).toBe(true);
  });

  it.each(['[data-radix-popper-content-wrapper]', '[role="listbox"]'])(
    'stays open when the press is in %s',
    (kind) => expect(closesByPress(definition(), within(kind))).toBe(false),
  );
});

it('closes by Escape alone when a press outside is disabled', () => {
  const step = definition({ staysOnPressOutside: true });
  expect(closesByEscape(step)).toBe(true);
  expect(closesByPress(step, page)).toBe(false);
});

it('closes by neither when closing is disabled', () => {
  const gate = definition({ hasNoExit: true });
  expect(closesByEscape(gate)).toBe(false);
  expect(closesByPress(gate, page)).toBe(false);
});
