import * as z from 'zod';
import { confirmBatch, makeBatch, openBatch, sendBatch } from '~/domain/payouts/files/batches';
import {
  findBatch,
  listPayoutsOfBatch,
  payoutBatchList,
} from '~/domain/payouts/files/list-batches';
import { fileRails, shownNumber } from '~/domain/payouts/schema';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { moneyText } from '../payments/presenters/money-cells';
import { offer } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import { batchRowSchema, presentBatchRow } from './presenters/payouts-for-staff';

const tones = { made: 'gold', sent: 'info', confirmed: 'ok' } as const;

const referenceInput = z.object({
  reference: wordsSchema().trim().min(1, 'please enter valid').max(100),
});

/** Files of payouts that staff carry to a bank or a wallet: one sends, another confirms. */
export const payoutBatches = defineResource({
  name: 'payout-batches',
  kind: 'payout-batch',
  permission: 'payouts.read',
  nav: { group: 'money', icon: 'file-text' },
  list: payoutBatchList,
  waits: 'state=sent',
  row: { schema: batchRowSchema, present: presentBatchRow },
  idOf: ({ id }) => id,
  columns: {
    rail: { cell: ({ rail }, words) => words(`payout-batches.rail.${rail}`) },
    payouts: { cell: ({ payouts }) => String(payouts) },
    amount: { cell: ({ amountMinor, currency }) => moneyText(amountMinor, currency) },
    state: {
      cell: ({ state }, words) => ({
        text: words(`payout-batches.state.${state}`),
        tone: tones[state],
      }),
    },
    reference: { cell: ({ reference }) => reference, priority: 3 },
    createdAt: { cell: ({ createdAt }) => createdAt, sort: 'createdAt', priority: 2 },
  },
  detail: {
    async read({ context: { domain }, staff, words }, id) {
      const found = await findBatch(domain, id);
      if (!found) return null;
      const row = presentBatchRow(found);
      const phrase = (key: string) => words(`payout-batches.${key}`);
      const payouts = await listPayoutsOfBatch(domain, id);
      const isOwn = found.sent_by === staff.staffId;
      return {
        title: words(`payout-batches.rail.${row.rail}`),
        about: moneyText(row.amountMinor, row.currency),
        states: [{ text: phrase(`state.${row.state}`), tone: tones[row.state] }],
        notices: row.state === 'sent' && isOwn ? [{ kind: 'info', text: phrase('own') }] : [],
        facts: [
          { label: phrase('columns.payouts'), value: String(row.payouts) },
          { label: phrase('columns.reference'), value: row.reference },
          { label: phrase('sender'), value: row.sender },
          { label: phrase('confirmer'), value: row.confirmer },
          { label: phrase('columns.createdAt'), value: row.createdAt },
          { label: phrase('sentAt'), value: row.sentAt },
          { label: phrase('confirmedAt'), value: row.confirmedAt },
        ],
        sections: [
          {
            title: phrase('columns.payouts'),
            lines: payouts.map((payout) => ({
              text: `${shownNumber(payout.number)}, …${payout.ends_with}`,
              about: moneyText(payout.amount_minor - payout.fee_minor, payout.currency),
            })),
          },
        ],
        offers: row.state === 'made' ? ['send'] : row.state === 'sent' && !isOwn ? ['confirm'] : [],
      };
    },
    opens: 'payout-batch.open',
    async open({ context, by, words }, id) {
      const opened = await openBatch(context.domain, by, id);
      if (!opened.ok) return opened;
      const { file } = opened;
      return {
        ok: true,
        sections: [{ title: words('payout-batches.file'), code: file.text, file }],
      };
    },
  },
  acts: {
    send: offer({
      act: 'payout-batch.send',
      input: referenceInput,
      run: ({ context, by }, id, { reference }) => sendBatch(context.domain, by, { id, reference }),
    }),
    confirm: offer({
      act: 'payout-batch.confirm',
      isGrave: true,
      input: referenceInput,
      run: ({ context, by }, id, { reference }) =>
        confirmBatch(context.domain, by, { id, reference }),
    }),
  },
  create: offer({
    act: 'payout-batch.make',
    input: z.object({ rail: z.enum(fileRails) }),
    run: ({ context, by }, id, { rail }) => makeBatch(context.domain, by, { id, rail }),
  }),
});
