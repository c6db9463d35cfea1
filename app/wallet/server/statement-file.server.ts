import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfiles } from '~/domain/characters/get-character-profile';
import { exportStatement, type StatementRow } from '~/domain/wallet/statement/list-statement';
import type { StatementWords } from '~/domain/wallet/statement/statement-csv';
import { translatorOf } from '../../kit/i18n/translator.server';

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
