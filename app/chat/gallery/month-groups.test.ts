import { expect, it } from 'vitest';
import { groupByMonth } from './month-groups';

const now = '2026-11-26T12:00:00.000Z';
const group = (moments: string[], locale = 'en-GB', timeZone = 'UTC') =>
  groupByMonth(
    moments.map((createdAt) => ({ createdAt })),
    { now, locale, timeZone },
  ).map(({ month, entries }) => [month, entries.length]);

it('groups the last seven days, then each month, with its year when that is another', () => {
  const moments = [
    '2026-11-26T11:00:00.000Z',
    '2026-11-20T11:00:00.000Z',
    '2026-11-18T11:00:00.000Z',
    '2026-10-02T11:00:00.000Z',
    '2026-10-01T11:00:00.000Z',
    '2025-10-01T11:00:00.000Z',
  ];
  expect(group(moments)).toEqual([
    [null, 2],
    ['November', 1],
    ['October', 2],
    ['October 2025', 1],
  ]);
  expect(group(moments.slice(3), 'fr-FR')).toEqual([
    ['octobre', 2],
    ['octobre 2025', 1],
  ]);
});

it('takes the month from the viewer’s time zone', () => {
  const midnight = ['2026-11-01T03:00:00.000Z', '2026-10-31T20:00:00.000Z'];
  expect(group(midnight)).toHaveLength(2);
  expect(group(midnight, 'en-GB', 'America/New_York')).toEqual([['October', 2]]);
});
