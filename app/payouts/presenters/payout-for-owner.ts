import * as z from 'zod';
import type { PayoutsRow } from '~/db/rows';
import { recordStates, type MoneyRecord } from '~/domain/payouts/list-records';
import type { PayoutMethod } from '~/domain/payouts/methods/list-methods';
import {
  approvalStatuses,
  networks,
  payoutKinds,
  payoutStates,
  shownNumber,
} from '~/domain/payouts/schema';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';

/** The names of kinds, with the short ones that are understood as well. */
export const kindSchema = z
  .enum([...payoutKinds, 'crypto', 'credit_card'])
  .transform((kind) =>
    kind === 'crypto' ? 'crypto_payout' : kind === 'credit_card' ? 'credit_card_payout' : kind,
  );

/** A payout method for its owner: with the ends of its numbers alone. */
export const payoutMethodSchema = z
  .object({
    _id: idSchema,
    userId: idSchema,
    type: z.enum(payoutKinds),
    approvalStatus: z.enum(approvalStatuses),
    rejectionReason: z.string().nullable(),
    isDefault: z.boolean(),
    name: z.string(),
    endsWith: z.string(),
    network: z.enum(networks).nullable(),
    country: z.string().nullable(),
    details: z.record(z.string(), z.string().nullable()),
    createdAt: isoTime,
  })
  .meta({ id: 'PayoutMethod' });

export const presentMethod = (method: PayoutMethod) => ({
  _id: method.id,
  userId: method.userId,
  type: method.kind,
  approvalStatus: method.approvalStatus,
  rejectionReason: method.rejectionReason,
  isDefault: method.isDefault,
  name: method.label,
  endsWith: method.endsWith,
  network: method.network,
  country: method.country,
  details: method.details,
  createdAt: method.createdAt,
});

const amount = z.number().describe('In units of the currency, with its decimals');

/** A payout for its owner. */
export const payoutSchema = z
  .object({
    _id: idSchema,
    type: z.literal('payout'),
    number: z.string(),
    status: z.enum(payoutStates),
    amount,
    fee: amount,
    receives: amount,
    currency: z.string(),
    methodId: idSchema.nullable(),
    methodType: z.enum(payoutKinds),
    endsWith: z.string(),
    needsTwo: z.boolean(),
    reason: z.string().nullable(),
    createdAt: isoTime,
    sentAt: isoTime.nullable(),
    paidAt: isoTime.nullable(),
  })
  .meta({ id: 'Payout' });

export const presentPayout = (payout: PayoutsRow) => ({
  _id: payout.id,
  type: 'payout' as const,
  number: shownNumber(payout.number),
  status: payout.state,
  amount: payout.amount_minor / 100,
  fee: payout.fee_minor / 100,
  receives: (payout.amount_minor - payout.fee_minor) / 100,
  currency: payout.currency,
  methodId: payout.method_id,
  methodType: payout.kind,
  endsWith: payout.ends_with,
  needsTwo: payout.needs_two,
  reason: payout.reason,
  createdAt: payout.created_at,
  sentAt: payout.sent_at,
  paidAt: payout.paid_at,
});

/** A share that was earned, or taken back if its amount is negative. */
const paymentSchema = z
  .object({
    _id: z.string(),
    type: z.literal('payment'),
    status: z.enum(['held', 'payable']),
    reason: z.string(),
    characterId: idSchema.nullable(),
    amount,
    currency: z.string(),
    createdAt: isoTime,
  })
  .meta({ id: 'EarnedPayment' });

export const recordSchema = z.discriminatedUnion('type', [payoutSchema, paymentSchema]);
export const recordStatus = z.enum(recordStates);

export const presentRecord = (record: MoneyRecord) =>
  record.type === 'payout'
    ? presentPayout(record.payout)
    : {
        _id: record.id,
        type: record.type,
        status: record.status,
        reason: record.reason,
        characterId: record.characterId,
        amount: record.minor / 100,
        currency: record.currency,
        createdAt: record.at,
      };
