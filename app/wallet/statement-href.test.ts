import { expect, it } from 'vitest';
import { readMonth, readStatementFilter, statementHref } from './statement-href';

const searchOf = (href: string) => new URL(href, 'http://site.invalid').searchParams;

it('leads to a month, narrowed, and reads it again', () => {
  const filter = {
    characterId: '0190a1b2-0000-7000-8000-00000000abcd',
    reason: 'calls',
    onlyMoney: true,
  };
  const href = statementHref({ month: '2026-11', ...filter });
  expect(href).toBe(
    '/settings/statement?month=2026-11&character=0190a1b2-0000-7000-8000-00000000abcd&kind=calls&money=only',
  );
  expect(readStatementFilter(searchOf(href))).toEqual(filter);
  expect(readMonth(searchOf(href))).toBe('2026-11');
});

it('leads to all of this month', () => {
  expect(statementHref({})).toBe('/settings/statement');
  expect(readStatementFilter(new URLSearchParams('kind=&character=c1'))).toEqual({
    characterId: null,
    reason: null,
    onlyMoney: false,
  });
});

it.each(['2026-13', '2026-00', '1999-01', '2026-1', 'now', ''])('takes %j for no month', (month) =>
  expect(readMonth(new URLSearchParams({ month }))).toBeUndefined(),
);
