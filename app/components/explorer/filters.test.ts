import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, feedSearch, readFilters, styleLabel } from './filters';

describe('styleLabel', () => {
  it.each([
    ['film_noir', 'Film Noir'],
    ['pov', 'POV'],
    ['mirror_pov', 'Mirror POV'],
    ['neon', 'Neon'],
  ])('writes %s as %s', (label, text) => {
    expect(styleLabel(label)).toBe(text);
  });
});

describe('filters', () => {
  it('are read from an address, which may say other things too', () => {
    const search = new URLSearchParams(
      'feedTab=new&ethnicity=Asian&ethnicity=White&hairColor=&postId=1&style=pov',
    );
    const filters = readFilters(search);
    expect(filters).toEqual({ ethnicity: ['Asian', 'White'], style: ['pov'] });
    expect(countFilters(filters)).toBe(3);
  });

  it('come back from the address they were written to', () => {
    const value = fc.string({ minLength: 1, maxLength: 12 });
    const key = fc.constantFrom('ethnicity', 'bodyType', 'style', 'videoTag');
    const filters = fc.dictionary(key, fc.array(value, { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(filters, (chosen) => {
        const search = new URLSearchParams(feedSearch('new', chosen, { cursor: 'x' }));
        expect(readFilters(search)).toEqual({ ...chosen });
        expect(search.get('feedTab')).toBe('new');
        expect(search.get('cursor')).toBe('x');
      }),
    );
  });
});
