import { expect, it } from 'vitest';
import { openersOf } from './openers-of';

const _id = '01a215ef-4cbc-7909-a51a-4d5a662f8801';
const hobby = { type: 'Hobby', value: 'dancing' } as const;

it('address the occupation and a hobby of the character, and one more topic', () => {
  const lines = openersOf({ _id, occupation: 'Sound engineer', attributes: [hobby] });
  expect(lines.slice(0, 2)).toEqual([{ line: 'occupation' }, { line: 'hobby', hobby: 'dancing' }]);
  expect(lines).toHaveLength(3);
});

it('finds three different lines for a character with neither, always the same ones', () => {
  const lines = openersOf({ _id, occupation: '', attributes: [] });
  expect(new Set(lines.map(({ line }) => line)).size).toBe(3);
  expect(openersOf({ _id, occupation: '', attributes: [] })).toEqual(lines);
  const other = openersOf({ _id: _id.replace(/1$/, '2'), occupation: '', attributes: [] });
  expect(other).not.toEqual(lines);
});
