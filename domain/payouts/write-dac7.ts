import type { DomainContext } from '../shared/context';
import { csvOf, textCell } from '../shared/lists/csv';
import { findTaxDetails } from './tax-details';

interface Quarter {
  user_id: string;
  currency: string;
  quarter: number;
  minor: number;
  activities: number;
}

/**
 * Returns what a platform reports of a year about those who earned on it (Directive 2021/514): who they
 * are, and what they got by quarter, with the number of activities and what was kept. People without tax
 * details are listed with empty fields, so that staff request them.
 */
export async function writeDac7(
  context: Pick<DomainContext, 'db' | 'seal'>,
  year: number,
): Promise<string> {
  const quarters = await readQuarters(context, year);
  const people = [...new Set(quarters.map(({ user_id }) => user_id))];
  const lines: string[][] = [];
  for (const userId of people) {
    const tax = await findTaxDetails(context, context.db, userId);
    const own = quarters.filter(({ user_id }) => user_id === userId);
    for (const currency of new Set(own.map((one) => one.currency))) {
      const ofCurrency = own.filter((one) => one.currency === currency);
      lines.push([
        userId,
        textCell(tax?.name ?? ''),
        tax?.isBusiness ? 'entity' : 'individual',
        textCell(tax?.address ?? ''),
        tax?.country ?? '',
        textCell(tax?.taxNumber ?? ''),
        textCell(tax?.vatNumber ?? ''),
        tax?.birthDate ?? '',
        currency,
        ...[1, 2, 3, 4].flatMap((quarter) => {
          const found = ofCurrency.find((one) => one.quarter === quarter);
          return [((found?.minor ?? 0) / 100).toFixed(2), String(found?.activities ?? 0)];
        }),
      ]);
    }
  }
  return csvOf([head, ...lines]);
}

const head = [
  'seller',
  'name',
  'type',
  'address',
  'country',
  'tin',
  'vat',
  'birthDate',
  'currency',
  ...[1, 2, 3, 4].flatMap((quarter) => [`considerationQ${quarter}`, `activitiesQ${quarter}`]),
];

async function readQuarters({ db }: Pick<DomainContext, 'db'>, year: number): Promise<Quarter[]> {
  const { rows } = await db.raw<{ rows: Quarter[] }>(
    `select creator_id as user_id, currency,
            extract(quarter from created_at at time zone 'UTC')::int as quarter,
            sum(amount)::bigint as minor,
            count(distinct transfer_id) filter (where amount > 0)::int as activities
       from share_movements
      where account <> 'creator-payout' and reason not like 'payout\\_%'
        and reason <> 'creator_share_release'
        and created_at >= make_timestamptz(:year, 1, 1, 0, 0, 0, 'UTC')
        and created_at < make_timestamptz(:year + 1, 1, 1, 0, 0, 0, 'UTC')
      group by 1, 2, 3 order by 1, 2, 3`,
    { year },
  );
  return rows;
}
