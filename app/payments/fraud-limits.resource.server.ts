import * as z from 'zod';
import { clearDecisions, upholdDecisions } from '~/domain/payments/bulk-acts';
import {
  findDecision,
  openDecisions,
  reviewDecision,
} from '~/domain/payments/risk/review-decisions';
import type { OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema } from '../staff/presenters/stamp';

const rowSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  email: staffOnly(z.string().nullable()),
  rule: staffOnly(z.string()),
  counted: staffOnly(z.number().int()),
  limit: staffOnly(z.number().int()),
  decidedAt: staffOnly(stampSchema),
});

const review = (isUpheld: boolean): OfferedAct => ({
  act: 'risk-decision.review',
  bulk: isUpheld ? upholdDecisions : clearDecisions,
  run: ({ context, by }, decisionId) =>
    reviewDecision(context.domain, { decisionId, by, isUpheld }),
});

/** Refusals by the fraud limits that were not reviewed yet. */
export const fraudLimits = defineResource({
  name: 'fraud-limits',
  kind: 'risk-decision',
  permission: 'money.read',
  nav: { group: 'money', icon: 'shield-check' },
  list: openDecisions,
  waits: '',
  row: {
    schema: rowSchema,
    present: (row) => ({
      id: row.id,
      userId: row.user_id,
      email: row.email,
      rule: row.rule,
      counted: row.counted,
      limit: row.max,
      decidedAt: stamp(row.decided_at),
    }),
  },
  idOf: ({ id }) => id,
  columns: {
    person: { cell: ({ email, userId }) => email ?? { text: userId, isCode: true } },
    rule: { cell: ({ rule }, words) => words(`fraud-limits.rule.${rule}`, { defaultValue: rule }) },
    counted: {
      cell: ({ counted, limit }, words) => words('fraud-limits.of', { counted, limit }),
      priority: 2,
    },
    decidedAt: { cell: ({ decidedAt }) => decidedAt, sort: 'decidedAt' },
  },
  detail: {
    async read({ context, words }, id) {
      const row = await findDecision(context.domain, id);
      if (!row) return null;
      const { rule, counted, max, decided_at, is_upheld } = row;
      return {
        title: row.email ?? row.user_id,
        about: words(`fraud-limits.rule.${rule}`, { defaultValue: rule }),
        states:
          is_upheld === null ? [{ text: words('fraud-limits.waits'), tone: 'gold' as const }] : [],
        facts: [
          {
            label: words('fraud-limits.columns.counted'),
            value: words('fraud-limits.of', { counted, limit: max }),
          },
          { label: words('fraud-limits.columns.decidedAt'), value: stamp(decided_at) },
        ],
        offers: is_upheld === null ? ['uphold', 'clear'] : [],
      };
    },
  },
  acts: { uphold: review(true), clear: review(false) },
});
