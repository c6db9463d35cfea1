import type { StatementFilter } from './statement-view';

export const statementPath = '/settings/statement';

interface Place extends Partial<StatementFilter> {
  month?: string | undefined;
  cursor?: string | undefined;
}

/** Returns the address of a month of the statement with these filters. */
export function statementHref({ month, cursor, ...filter }: Place): string {
  const search = new URLSearchParams();
  if (month !== undefined) search.set('month', month);
  if (filter.characterId) search.set('character', filter.characterId);
  if (filter.reason) search.set('kind', filter.reason);
  if (filter.onlyMoney) search.set('money', 'only');
  if (cursor !== undefined) search.set('cursor', cursor);
  const text = search.toString();
  return text ? `${statementPath}?${text}` : statementPath;
}

/** Returns the filters in an address. */
export function readStatementFilter(search: URLSearchParams): StatementFilter {
  const readParam = (name: string, shape: RegExp) => {
    const value = search.get(name) ?? '';
    return shape.test(value) ? value : null;
  };
  return {
    characterId: readParam('character', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
    reason: readParam('kind', /^[a-z\d_-]{1,60}$/),
    onlyMoney: search.get('money') === 'only',
  };
}

/** Returns the month in an address (yyyy-mm); undefined if there is none or it is not valid. */
export function readMonth(search: URLSearchParams): string | undefined {
  const month = search.get('month') ?? '';
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined;
}
