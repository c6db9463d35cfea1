import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalData } from '~/domain/all-personal-data';
import type { AreaData, PersonalData } from '../shared/personal-data';
import { erasureOrder } from './erasure-order';

const rows = (table: string, of?: string): PersonalData => ({
  table,
  owner: 'owner_id',
  ...(of && { of: { table: of, owner: 'user_id', key: 'id' } }),
  onErasure: 'delete',
});
const areas = (...lists: PersonalData[][]): AreaData[] =>
  lists.map((data, place) => ({ area: `area-${place}`, data }));
const tables = (listed: AreaData[]) => erasureOrder(listed).map(({ table }) => table);

describe('the order in which the areas’ data is erased', () => {
  it('is theirs, but for rows that others are found by', () => {
    expect(tables(areas([rows('a'), rows('b')], [rows('c')]))).toEqual(['a', 'b', 'c']);
    expect(tables(areas([rows('a'), rows('b')], [rows('c', 'a')]))).toEqual(['b', 'c', 'a']);
    expect(tables(areas([rows('a', 'b'), rows('b', 'c')], [rows('c')]))).toEqual(['a', 'b', 'c']);
  });

  it('loses nothing, in whichever order the areas are listed', () => {
    const whole = personalData.flatMap(({ data }) => data);
    const shuffled = fc.shuffledSubarray([...personalData], { minLength: personalData.length });
    fc.assert(
      fc.property(shuffled, (listed) => {
        const ordered = erasureOrder(listed);
        expect(new Set(ordered)).toEqual(new Set(whole));
        expect(ordered).toHaveLength(whole.length);
        for (const [place, { of }] of ordered.entries()) {
          const earlier = ordered.slice(0, place).map(({ table }) => table);
          for (let path = of; path; path = path.of)
            expect(earlier).not.toContain(path.reads ?? path.table);
        }
      }),
    );
  });

  it('is an error if rows are found through each other', () => {
    expect(() => erasureOrder(areas([rows('a', 'b')], [rows('b', 'a')]))).toThrow('each other');
  });
});
