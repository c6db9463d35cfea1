import * as z from 'zod';
import { findPayout, payoutList, type PayoutListed } from '~/domain/payouts/list-payouts';
import { readPayable } from '~/domain/payouts/payable';
import {
  approvePayout,
  refundPayout,
  rejectPayout,
  setPayoutHeld,
  withdrawFirstWord,
} from '~/domain/payouts/review-payouts';
import { sharesOf } from '~/domain/payouts/statement/sum-shares';
import { moneyText, personCell, personLinks } from '../payments/presenters/money-cells';
import {
  offer,
  type Asking,
  type OfferedAct,
  type ThingRead,
} from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import { numberField } from '../staff/resources/act-schema.server';
import type { SectionShown } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { timeFact } from '../staff/presenters/stamp';
import {
  destinationText,
  payoutRowSchema,
  payoutStateCell,
  presentPayoutRow,
} from './presenters/payouts-for-staff';

const setHeld = (isHeld: boolean): OfferedAct => ({
  act: isHeld ? 'payout.hold' : 'payout.resume',
  ...(isHeld && { key: 'H' as const }),
  inverse: isHeld ? 'resume' : 'hold',
  run: ({ context, by }, payoutId) => setPayoutHeld(context.domain, { payoutId, by, isHeld }),
});

/** The requested payouts of people who earn, with the sums of the ledger. */
export const payouts = defineResource({
  name: 'payouts',
  kind: 'payout',
  permission: 'payouts.read',
  nav: { group: 'money', icon: 'wallet' },
  list: payoutList,
  search: 'search',
  waits: 'state=requested&held=no',
  views: {
    open: { query: 'state=requested&sort=createdAt&order=asc' },
    second: { query: 'word=first&sort=createdAt&order=asc' },
    held: { query: 'held=yes' },
    paid: { query: 'state=paid' },
    refused: { query: 'state=rejected' },
  },
  row: { schema: payoutRowSchema, present: presentPayoutRow },
  idOf: ({ id }) => id,
  columns: {
    number: { cell: ({ number }) => ({ text: number, isCode: true }) },
    person: { cell: personCell },
    state: { cell: payoutStateCell },
    to: { cell: destinationText, priority: 2 },
    amount: {
      cell: ({ amountMinor, currency }) => moneyText(amountMinor, currency),
      sort: 'amount',
    },
    first: { cell: ({ first }) => first, priority: 3 },
    createdAt: { cell: ({ createdAt }) => createdAt, sort: 'createdAt', priority: 2 },
  },
  detail: {
    read: readPayout,
  },
  acts: {
    approve: offer({
      act: 'payout.approve',
      key: 'A',
      isGrave: true,
      input: z.object({
        sum: numberField(z.number().min(0.01).max(10_000_000)).optional(),
      }),
      run: ({ context, by }, payoutId, { sum }) =>
        approvePayout(context.domain, {
          payoutId,
          by,
          typedMinor: sum === undefined ? null : Math.round(sum * 100),
        }),
    }),
    reject: {
      act: 'payout.reject',
      key: 'R',
      reason: 'required',
      run: ({ context, by }, payoutId) =>
        rejectPayout(context.domain, { payoutId, by, reason: by.reason ?? '' }),
    },
    hold: setHeld(true),
    resume: setHeld(false),
    'send-back': {
      act: 'payout.send-back',
      run: ({ context, by }, payoutId) => withdrawFirstWord(context.domain, { payoutId, by }),
    },
    refund: {
      act: 'payout.refund',
      isGrave: true,
      reason: 'required',
      run: ({ context, by }, payoutId) =>
        refundPayout(context.domain, { payoutId, by, reason: by.reason ?? '' }),
    },
  },
});

async function readPayout(
  { context, staff, words }: Asking,
  id: string,
): Promise<ThingRead | null> {
  const found = await findPayout(context.domain, id);
  if (!found) return null;
  const row = presentPayoutRow(found);
  const phrase = (key: string) => words(`payouts.${key}`);
  const isOwn = found.first_by === staff.staffId;
  return {
    title: row.number,
    about: moneyText(row.amountMinor, row.currency),
    states: [payoutStateCell(row, words)],
    notices: [
      ...(row.needsTwo && row.state === 'requested'
        ? [{ kind: 'info' as const, text: phrase(isOwn ? 'own' : 'takesTwo') }]
        : []),
    ],
    facts: [
      { label: phrase('columns.person'), value: personCell(row) },
      { label: phrase('columns.to'), value: destinationText(row, words) },
      { label: phrase('receives'), value: moneyText(row.amountMinor - row.feeMinor, row.currency) },
      { label: phrase('fee'), value: moneyText(row.feeMinor, row.currency) },
      { label: phrase('rail'), value: row.rail },
      { label: phrase('columns.first'), value: row.first },
      { label: phrase('approver'), value: row.approver },
      { label: phrase('reason'), value: row.reason },
      { label: phrase('columns.createdAt'), value: row.createdAt },
      ...timeFact(phrase('sentAt'), found.sent_at),
      ...timeFact(phrase('paidAt'), found.paid_at),
    ],
    sections: [await sumSection(context.domain, found, words)],
    links: [
      ...(found.method_id === null
        ? []
        : [{ to: `/admin/payout-methods/${found.method_id}`, label: phrase('method') }]),
      ...(found.batch_id === null
        ? []
        : [{ to: `/admin/payout-batches/${found.batch_id}`, label: phrase('batch') }]),
      ...personLinks(staff.role, found.user_id, words),
    ],
    offers: offersOf(found, isOwn),
  };
}

function offersOf(found: PayoutListed, isOwn: boolean): string[] {
  if (found.state === 'requested') {
    return [
      ...(isOwn || found.is_held ? [] : ['approve']),
      found.is_held ? 'resume' : 'hold',
      ...(found.first_by === null ? [] : ['send-back']),
      'reject',
    ];
  }
  if (found.state === 'approved' && found.batch_id === null) return ['reject'];
  const isSentByFile = found.state === 'sent' && found.batch_id !== null;
  return found.state === 'paid' || isSentByFile ? ['refund'] : [];
}

/** Returns where the sum comes from: everything that was earned, taken back and paid, from the ledger. */
async function sumSection(
  domain: Asking['context']['domain'],
  { user_id: userId, currency }: PayoutListed,
  words: Words,
): Promise<SectionShown> {
  const [sums, payable] = await Promise.all([
    sharesOf(domain.db, { userId, currency }),
    readPayable(domain, userId),
  ]);
  const line = (key: string, minor: number) => ({
    text: words(`payouts.sums.${key}`),
    about: moneyText(minor, currency),
  });
  const owed = payable.payable.minor + payable.held.minor + payable.onItsWay.minor;
  const isSame = sums.earned + sums.takenBack + sums.managers + sums.paid === owed;
  return {
    title: words('payouts.sum'),
    lines: [
      line('earned', sums.earned),
      line('takenBack', sums.takenBack),
      line('managers', sums.managers),
      line('paid', sums.paid),
      line('held', payable.held.minor),
      line('payable', payable.payable.minor),
      line('onItsWay', payable.onItsWay.minor),
      {
        text: words(isSame ? 'payouts.agrees' : 'payouts.differs'),
        tone: isSame ? ('ok' as const) : ('danger' as const),
      },
    ],
  };
}
