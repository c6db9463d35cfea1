import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPersonName, isPersonName } from './person-name';

describe('a person’s name', () => {
  it.each([
    [' nadia.  brook ', 'Nadia Brook'],
    ['émilie', 'Émilie'],
    ['анна каренина', 'Анна Каренина'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(cleanPersonName(typed)).toBe(stored);
    expect(isPersonName(stored)).toBe(true);
  });

  it.each(['Nadia Ellen Brook', 'N4dia', 'Nadia-Brook', '李娜', '', 'x'.repeat(51), 'A😀'])(
    '%j is refused',
    (name) => expect(isPersonName(cleanPersonName(name))).toBe(false),
  );

  it('has exactly two words where two are required', () => {
    expect(isPersonName('Nadia', 'two')).toBe(false);
    expect(isPersonName('Nadia Brook', 'two')).toBe(true);
  });

  it('is cleaned once and for all', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const cleaned = cleanPersonName(typed);
        expect(cleanPersonName(cleaned)).toBe(cleaned);
      }),
    );
  });
});
