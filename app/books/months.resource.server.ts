import * as z from 'zod';
import type { CloseRefusal } from '~/domain/books/decide-close';
import { bookTables } from '~/domain/books/export-books';
import {
  findClosingObstacle,
  findMonth,
  monthList,
  readMonthBalance,
  type MonthListed,
} from '~/domain/books/list-months';
import type { Month } from '~/domain/books/months';
import { moneyText } from '../payments/presenters/money-cells';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema } from '../staff/presenters/stamp';
import type { Asking, ThingRead } from '../staff/resources/define-resource.server';
import { mayAct } from '../staff/resources/may-act.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown, SectionShown } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';

const rowSchema = z.object({
  id: z.uuid(),
  month: z.string(),
  closedAt: staffOnly(stampSchema.nullable()),
  closedBy: staffOnly(z.string().nullable()),
});
type Row = z.infer<typeof rowSchema>;

const present = (row: MonthListed): Row => ({
  id: row.id,
  month: row.month,
  closedAt: row.closed_at && stamp(row.closed_at),
  closedBy: row.closed_by,
});

const stateCell = ({ closedAt }: Pick<Row, 'closedAt'>, words: Words): CellShown =>
  closedAt === null
    ? { text: words('months.state.open'), tone: 'gold' }
    : { text: words('months.state.closed'), tone: 'ok' };

const amountOf = (amount: number, unit: string) =>
  unit === 'TOKEN' ? String(amount) : moneyText(amount, unit);

function obstacleText(obstacle: CloseRefusal | null, words: Words): string {
  if (obstacle === null) return words('months.obstacle.none');
  const { reason } = obstacle;
  if (reason === 'month-before-open')
    return words(`months.obstacle.${reason}`, { month: obstacle.month });
  if (reason === 'reports-missing') {
    const [first] = obstacle.reports;
    const { processor = '', day = '' } = first ?? {};
    return words(`months.obstacle.${reason}`, { count: obstacle.reports.length, processor, day });
  }
  if ('count' in obstacle) return words(`months.obstacle.${reason}`, { count: obstacle.count });
  return words(`months.obstacle.${reason}`);
}

/** Returns the trial balance of a month: each account with what was booked to it and its balance. */
async function balanceOf({ context, words }: Asking, month: Month): Promise<SectionShown[]> {
  const { balances, imbalances } = await readMonthBalance(context.domain, month);
  const wrong = Object.entries(imbalances).map(([unit, amount]) => amountOf(amount, unit));
  return [
    {
      title: words('months.balance'),
      paragraphs: [
        wrong.length === 0
          ? words('months.balanced')
          : words('months.imbalanced', { sums: wrong.join(', ') }),
      ],
      lines: balances.map(({ account, unit, debit, credit, balance }) => ({
        text: `${account} · ${amountOf(balance, unit)}`,
        about: words('months.booked', {
          debit: amountOf(debit, unit),
          credit: amountOf(credit, unit),
        }),
      })),
    },
  ];
}

/** The months of the books. */
export const months = defineResource({
  name: 'months',
  kind: 'month',
  permission: 'money.read',
  nav: { group: 'money', icon: 'book-open', isSecondary: true },
  list: monthList,
  views: { open: { query: 'state=open' }, closed: { query: 'state=closed' } },
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    month: { cell: ({ month }) => month, sort: 'month' },
    state: { cell: stateCell },
    closedAt: { cell: ({ closedAt }) => closedAt, priority: 2 },
    closedBy: { cell: ({ closedBy }) => closedBy, priority: 3 },
  },
  detail: {
    tabs: ['overview', 'balance'],
    async read(asking, id, tab): Promise<ThingRead | null> {
      const { context, staff, words } = asking;
      const found = await findMonth(context.domain, id);
      if (!found) return null;
      const row = present(found);
      const processors = context.paymentProviders.map((provider) => provider.id);
      const of = { month: found.month, processors };
      return {
        title: row.month,
        states: [stateCell(row, words)],
        facts: [
          { label: words('months.columns.closedAt'), value: row.closedAt },
          { label: words('months.columns.closedBy'), value: row.closedBy },
        ],
        sections:
          tab === 'balance'
            ? await balanceOf(asking, found.month)
            : row.closedAt === null
              ? [
                  {
                    title: words('months.closing'),
                    paragraphs: [
                      obstacleText(await findClosingObstacle(context.domain, of), words),
                      words('months.closing-by-command'),
                    ],
                  },
                ]
              : [],
        links: mayAct(staff.role, 'month.export')
          ? bookTables.map((table) => ({
              to: `/admin/months/${id}/${table}.csv`,
              label: words(`months.export.${table}`),
              isFile: true as const,
            }))
          : [],
        offers: [],
      };
    },
  },
});
