import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeGroups } from './attribute-groups';
import { countFilters, feedSearch, readFilters } from './filters';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('filters', () => {
  it('are read from an address, which may have other parameters too', () => {
    const filters = read(
      'feedTab=new&category=Girls&ethnicity=Mixed&ethnicity=African&hairColor=&postId=1&style=pov',
    );
    expect(filters).toEqual({ category: 'Girls', ethnicity: ['Mixed', 'African'], style: ['pov'] });
    expect(countFilters(filters)).toBe(4);
    expect(read('category=Everything')).toEqual({});
  });

  it('are read back from the address they were written to', () => {
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

  it('use the size scale of the selected category', () => {
    const chosen = 'breastSize=Large&buttSize=Large&buttSize=Skinny&hairColor=Red';
    const women = { category: 'Girls', breastSize: ['Large'], buttSize: ['Large'] };
    expect(read(`category=Girls&${chosen}`)).toEqual({ ...women, hairColor: ['Red'] });
    const men = { category: 'Boys', buttSize: ['Large', 'Skinny'] };
    expect(read(`category=Boys&${chosen}`)).toEqual({ ...men, hairColor: ['Red'] });
  });
});

describe('the groups of attributes', () => {
  const names = (category?: 'Girls' | 'Boys' | 'Anime') =>
    attributeGroups(category).map(({ name }) => name);

  it('are the same for all but the sizes, of which men have their own', () => {
    const women = ['ethnicity', 'bodyType', 'breastSize', 'buttSize', 'hairColor', 'personality'];
    expect(names('Girls')).toEqual(women);
    expect(names('Anime')).toEqual(women);
    expect(names()).toEqual(women);
    expect(names('Boys')).toEqual(women.filter((name) => name !== 'breastSize'));
  });
});
