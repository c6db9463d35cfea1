import * as z from 'zod';
import { answerDispute, openDisputeEvidence } from '~/domain/payments/reversals/answer-dispute';
import {
  disputeList,
  findDispute,
  type DisputeListed,
} from '~/domain/payments/reversals/list-disputes';
import { disputeAnswers, disputeStates, type DisputeAnswer } from '~/domain/payments/schema';
import { masked } from '../staff/presenters/masked';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema, timeFact } from '../staff/presenters/stamp';
import type { OfferedAct, ThingRead } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { evidenceSection, moneyText, personCell, personLinks } from './presenters/money-cells';

const rowSchema = z.object({
  id: z.uuid(),
  paymentId: z.uuid(),
  number: z.string(),
  userId: z.uuid(),
  /** Masked; null if the account was erased. */
  email: staffOnly(z.string().nullable()),
  amountMinor: z.number().int(),
  currency: z.string(),
  /** The bank's reason. */
  reason: staffOnly(z.string().nullable()),
  processor: z.string(),
  state: z.enum(disputeStates),
  answer: staffOnly(z.enum(disputeAnswers).nullable()),
  openedAt: staffOnly(stampSchema),
  /** The time by which the processor wants an answer; null if it stated none. */
  answerBy: staffOnly(stampSchema.nullable()),
  isLate: staffOnly(z.boolean()),
});
type Row = z.infer<typeof rowSchema>;

const present = (row: DisputeListed, now: Date): Row => ({
  id: row.id,
  paymentId: row.payment_id,
  number: row.number,
  userId: row.payer_id,
  email: masked(row.email),
  amountMinor: row.amount_minor,
  currency: row.currency,
  reason: row.reason,
  processor: row.processor,
  state: row.state,
  answer: row.answer,
  openedAt: stamp(row.opened_at),
  answerBy: row.answer_by && stamp(row.answer_by),
  isLate:
    row.state === 'open' && row.answer === null && row.answer_by !== null && row.answer_by <= now,
});

const stateCell = ({ state, answer }: Pick<Row, 'state' | 'answer'>, words: Words): CellShown => {
  if (state === 'reversed') return { text: words('disputes.state.reversed'), tone: 'ok' };
  return answer === null
    ? { text: words('disputes.state.open'), tone: 'gold' }
    : { text: words(`disputes.answer.${answer}`), tone: answer === 'accepted' ? 'quiet' : 'info' };
};
const dueCell = ({ answerBy, isLate }: Pick<Row, 'answerBy' | 'isLate'>, words: Words) =>
  answerBy && {
    text: answerBy,
    ...(isLate && { tone: 'danger' as const, about: words('disputes.late') }),
  };

function factsOf(found: DisputeListed, row: Row, words: Words): ThingRead['facts'] {
  const phrase = (key: string) => words(`disputes.${key}`);
  return [
    { label: phrase('columns.person'), value: personCell(row) },
    {
      label: phrase('columns.number'),
      value: { text: row.number, about: found.product_name, isCode: true },
    },
    { label: phrase('processor'), value: { text: row.processor, about: found.chargeback_id } },
    { label: phrase('columns.reason'), value: row.reason },
    { label: phrase('columns.opened'), value: row.openedAt },
    { label: phrase('columns.due'), value: dueCell(row, words) },
    ...timeFact(phrase('answered'), found.answered_at),
    ...timeFact(phrase('withdrawn'), found.reversed_at),
  ];
}

const answered = (answer: DisputeAnswer, more: Partial<OfferedAct> = {}): OfferedAct => ({
  act: 'dispute.answer',
  reason: 'required',
  ...more,
  run: ({ context, by }, disputeId) => answerDispute(context.domain, by, { disputeId, answer }),
});

/** The chargebacks of all payments. */
export const disputes = defineResource({
  name: 'disputes',
  kind: 'dispute',
  permission: 'money.read',
  nav: { group: 'money', icon: 'scale' },
  list: disputeList,
  search: 'search',
  waits: 'state=open&answer=none',
  views: {
    open: { query: 'state=open&answer=none' },
    contested: { query: 'state=open&answer=contested' },
  },
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    amount: { cell: ({ amountMinor, currency }) => moneyText(amountMinor, currency) },
    person: { cell: personCell },
    state: { cell: stateCell },
    due: { cell: dueCell, sort: 'due' },
    reason: { cell: ({ reason }) => reason, priority: 2 },
    number: { cell: ({ number }) => ({ text: number, isCode: true }), priority: 3 },
    opened: { cell: ({ openedAt }) => openedAt, sort: 'opened', priority: 3 },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const found = await findDispute(context.domain, id);
      if (!found) return null;
      const row = present(found, context.domain.now());
      return {
        title: moneyText(row.amountMinor, row.currency),
        about: row.number,
        states: [stateCell(row, words)],
        notices: row.isLate ? [{ kind: 'danger', text: words('disputes.late') }] : [],
        facts: factsOf(found, row, words),
        sections: [
          { title: words('disputes.money'), paragraphs: [words(`disputes.taken.${row.state}`)] },
        ],
        links: [
          { to: `/admin/payments/${row.paymentId}`, label: words('money.payment') },
          ...personLinks(staff.role, row.userId, words),
        ],
        offers:
          row.state === 'open'
            ? [
                ...(row.answer === 'contested' ? [] : ['contest']),
                ...(row.answer === 'accepted' ? [] : ['accept']),
              ]
            : [],
      };
    },
    opens: 'dispute.open-evidence',
    opensWithReason: true,
    async open({ context, by, words }, id) {
      const written = await openDisputeEvidence(context.domain, by, id);
      if (!written.ok) return written;
      return { ok: true, sections: [evidenceSection(written, words)] };
    },
  },
  acts: {
    contest: answered('contested'),
    accept: answered('accepted', { isGrave: true }),
  },
});
