import * as z from 'zod';
import type { SettlementDifferencesRow } from '~/db/rows';
import { explainDifference } from '~/domain/books/explain-difference';
import {
  differenceKinds,
  differenceList,
  findDifference,
  movementKinds,
} from '~/domain/books/list-differences';
import { moneyText } from '../payments/presenters/money-cells';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema } from '../staff/presenters/stamp';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';

const rowSchema = z.object({
  id: z.uuid(),
  processor: z.string(),
  processorsId: staffOnly(z.string()),
  difference: z.enum(differenceKinds),
  kind: z.enum(movementKinds),
  /** Minor units that we booked, and that the processor settled; null if that side has nothing. */
  oursMinor: staffOnly(z.number().int().nullable()),
  theirsMinor: staffOnly(z.number().int().nullable()),
  currency: z.string(),
  foundAt: staffOnly(stampSchema),
  isResolved: staffOnly(z.boolean()),
});
type Row = z.infer<typeof rowSchema>;

const present = (row: SettlementDifferencesRow): Row => ({
  id: row.id,
  processor: row.processor,
  processorsId: row.provider_payment_id,
  difference: row.difference,
  kind: row.kind,
  oursMinor: row.ours_minor,
  theirsMinor: row.theirs_minor,
  currency: row.currency,
  foundAt: stamp(row.found_at),
  isResolved: row.resolved_at !== null,
});

const stateCell = ({ isResolved }: Pick<Row, 'isResolved'>, words: Words): CellShown =>
  isResolved
    ? { text: words('differences.state.resolved'), tone: 'ok' }
    : { text: words('differences.state.open'), tone: 'gold' };

const sum = (minor: number | null, { currency }: Row) =>
  minor === null ? null : moneyText(minor, currency);

/** The differences between settlements of processors and the books. */
export const differences = defineResource({
  name: 'differences',
  kind: 'difference',
  permission: 'money.read',
  nav: { group: 'money', icon: 'scale', isSecondary: true },
  list: differenceList,
  search: 'search',
  waits: 'state=open',
  views: { open: { query: 'state=open' } },
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    difference: {
      cell: ({ difference, kind }, words) => ({
        text: words(`differences.difference.${difference}`),
        about: words(`differences.kind.${kind}`),
      }),
    },
    ours: { cell: (row) => sum(row.oursMinor, row) },
    theirs: { cell: (row) => sum(row.theirsMinor, row) },
    state: { cell: stateCell },
    processor: { cell: ({ processor }) => processor, priority: 3 },
    found: { cell: ({ foundAt }) => foundAt, sort: 'found', priority: 2 },
  },
  detail: {
    async read({ context, words }, id) {
      const found = await findDifference(context.domain, id);
      if (!found) return null;
      const row = present(found);
      const phrase = (key: string) => words(`differences.${key}`);
      return {
        title: words(`differences.difference.${row.difference}`),
        about: row.processorsId,
        states: [stateCell(row, words)],
        facts: [
          { label: phrase('fields.kind'), value: words(`differences.kind.${row.kind}`) },
          { label: phrase('columns.ours'), value: sum(row.oursMinor, row) },
          { label: phrase('columns.theirs'), value: sum(row.theirsMinor, row) },
          { label: phrase('columns.processor'), value: row.processor },
          { label: phrase('number'), value: { text: row.processorsId, isCode: true } },
          { label: phrase('occurred'), value: stamp(found.occurred_at) },
          { label: phrase('columns.found'), value: row.foundAt },
          { label: phrase('resolved'), value: found.resolved_at && stamp(found.resolved_at) },
          { label: phrase('resolution'), value: found.resolution },
        ],
        links: [
          {
            to: `/admin/payments?search=${encodeURIComponent(row.processorsId)}`,
            label: words('money.payment'),
          },
        ],
        offers: row.isResolved ? [] : ['resolve'],
      };
    },
  },
  acts: {
    resolve: {
      act: 'difference.resolve',
      reason: 'required',
      run: ({ context, by }, id) => explainDifference(context.domain, by, id),
    },
  },
});
