import { data, type AppLoadContext } from '@remix-run/node';
import { getCharacterProfiles } from '~/domain/characters/get-character-profile';
import { exportStatement, type StatementRow } from '~/domain/wallet/statement/list-statement';
import { presentMonth } from '~/domain/wallet/statement/statement';
import type { StatementWords } from '~/domain/wallet/statement/statement-csv';
import { translatorOf } from '../../kit/i18n/translator.server';
import { readMonth } from '../statement-href';

/**
 * Returns the month (YYYY-MM) of a requested file, by default the person's current one. Throws a 404
 * response if it is not valid.
 */
export async function requireMonth(
  { domain }: AppLoadContext,
  userId: string,
  request: Request,
): Promise<string> {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('month')) return presentMonth(domain, userId);
  const month = readMonth(searchParams);
  if (month === undefined) throw data(null, 404);
  return month;
}

/** Returns all lines of a month and the strings for a file, in the reader's language. */
export async function readStatementFile(context: AppLoadContext, userId: string, month: string) {
  const { domain } = context;
  const rows: StatementRow[] = [];
  for await (const row of exportStatement(domain, userId, { month })) rows.push(row);
  const ids = [...new Set(rows.flatMap(({ characterId }) => characterId ?? []))];
  const [t, profiles] = await Promise.all([
    translatorOf(context),
    ids.length > 0 ? getCharacterProfiles(domain, { ids, slugs: [] }) : [],
  ]);
  const names = new Map(profiles.map(({ id, name }) => [id, name]));
  const words: StatementWords = {
    columns: {
      date: t('statement:file.date'),
      what: t('statement:file.what'),
      whom: t('statement:file.whom'),
      tokens: t('statement:file.tokens'),
      cost: t('statement:file.cost'),
      currency: t('statement:file.currency'),
    },
    reason: (reason) => t(`settings:reason.${reason}`),
    character: (id) => names.get(id) ?? '',
  };
  return { rows, words, t };
}
