import * as z from 'zod';
import { clearDecisions, upholdDecisions } from '~/domain/payments/bulk-acts';
import {
  findDecision,
  reviewDecision,
  riskDecisions,
  type DecisionListed,
} from '~/domain/payments/risk/review-decisions';
import type { OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { masked } from '../staff/presenters/masked';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema } from '../staff/presenters/stamp';
import { personCell, personLinks } from './presenters/money-cells';

const states = ['open', 'upheld', 'cleared'] as const;

const rowSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  /** Masked; null if the account was erased. */
  email: staffOnly(z.string().nullable()),
  rule: staffOnly(z.string()),
  counted: staffOnly(z.number().int()),
  limit: staffOnly(z.number().int()),
  state: staffOnly(z.enum(states)),
  decidedAt: staffOnly(stampSchema),
});
type Row = z.infer<typeof rowSchema>;

const stateOf = ({ is_upheld }: DecisionListed) => {
  if (is_upheld === null) return 'open';
  return is_upheld ? 'upheld' : 'cleared';
};

const present = (row: DecisionListed): Row => ({
  id: row.id,
  userId: row.user_id,
  email: masked(row.email),
  rule: row.rule,
  counted: row.counted,
  limit: row.max,
  state: stateOf(row),
  decidedAt: stamp(row.decided_at),
});

const tones = { open: 'gold', upheld: 'ok', cleared: 'quiet' } as const;
const stateCell = ({ state }: Pick<Row, 'state'>, words: Words): CellShown => ({
  text: words(`fraud-limits.state.${state}`),
  tone: tones[state],
});
const ruleText = ({ rule }: Pick<Row, 'rule'>, words: Words) =>
  words(`fraud-limits.rule.${rule}`, { defaultValue: rule });

const review = (isUpheld: boolean): OfferedAct => ({
  act: 'risk-decision.review',
  reason: 'optional',
  inverse: isUpheld ? 'clear' : 'uphold',
  bulk: isUpheld ? upholdDecisions : clearDecisions,
  run: ({ context, by }, decisionId) =>
    reviewDecision(context.domain, { decisionId, by, isUpheld }),
});

/** The refusals by limits against fraud. A review can be replaced by a later one. */
export const fraudLimits = defineResource({
  name: 'fraud-limits',
  kind: 'risk-decision',
  permission: 'money.read',
  nav: { group: 'money', icon: 'shield-check', isSecondary: true },
  list: riskDecisions,
  search: 'search',
  waits: 'state=open',
  views: {
    open: { query: 'state=open&sort=decidedAt&order=asc' },
    upheld: { query: 'state=upheld' },
    cleared: { query: 'state=cleared' },
  },
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    person: { cell: personCell },
    rule: { cell: ruleText },
    counted: {
      cell: ({ counted, limit }, words) => words('fraud-limits.of', { counted, limit }),
      priority: 2,
    },
    state: { cell: stateCell },
    decidedAt: { cell: ({ decidedAt }) => decidedAt, sort: 'decidedAt', priority: 2 },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const found = await findDecision(context.domain, id);
      if (!found) return null;
      const row = present(found);
      const phrase = (key: string) => words(`fraud-limits.${key}`);
      return {
        title: ruleText(row, words),
        about: row.email ?? row.userId,
        states: [stateCell(row, words)],
        facts: [
          { label: phrase('columns.person'), value: personCell(row) },
          {
            label: phrase('columns.counted'),
            value: words('fraud-limits.of', { counted: row.counted, limit: row.limit }),
          },
          { label: phrase('columns.decidedAt'), value: row.decidedAt },
          { label: phrase('holds'), value: stamp(found.holds_until) },
          ...(found.reviewed_at === null
            ? []
            : [
                { label: phrase('reviewed'), value: stamp(found.reviewed_at) },
                { label: phrase('reviewer'), value: found.reviewer },
              ]),
        ],
        links: [
          ...personLinks(staff.role, row.userId, words),
          { to: `/admin/payments?userId=${row.userId}`, label: phrase('payments') },
        ],
        offers: [
          ...(row.state === 'upheld' ? [] : ['uphold']),
          ...(row.state === 'cleared' ? [] : ['clear']),
        ],
      };
    },
  },
  acts: { uphold: review(true), clear: review(false) },
});
