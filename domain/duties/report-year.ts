import type { Knex } from 'knex';
import type { CrisisCountsRow } from '~/db/rows';
import { duties } from './duties';

/** The path at which the protocol mentioned in a report is published. */
const protocolPath = '/crisis-protocol';

/**
 * Returns the yearly report that laws require: the number of times help was shown, and the laws. It
 * contains no personal data.
 */
export async function reportYear(db: Knex, year: number): Promise<string> {
  const rows = await db('crisis_counts')
    .where('month', 'like', `${year}-%`)
    .orderBy(['month', 'kind', 'country'])
    .select<CrisisCountsRow[]>('month', 'kind', 'country', 'count');
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const cells = [
    ['month', 'kind', 'country', 'count'],
    ...rows.map(({ month, kind, country, count }) => [month, kind, country, String(count)]),
  ];
  return [
    `Help shown to people in crisis in ${year}: ${total} times`,
    '',
    ...cells.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('')
        .trimEnd(),
    ),
    '',
    'message: somebody wrote of danger; call: it was said aloud; reply: a character came to speak of it.',
    'Countries by ISO 3166-1; ZZ where nobody could say. No person, account or word is counted.',
    `Protocol: ${protocolPath}`,
    '',
    'Reports are asked for by',
    ...duties
      .filter(({ kind }) => kind === 'yearly-report')
      .map(({ places, law, from }) => `  ${places.join(', ')} from ${from}: ${law}`),
    '',
  ].join('\n');
}

const widths = [9, 9, 9, 0];
