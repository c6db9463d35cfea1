import * as z from 'zod';
import type { BatchListed } from '~/domain/payouts/files/list-batches';
import type { PayoutListed } from '~/domain/payouts/list-payouts';
import type { MethodListed } from '~/domain/payouts/methods/list-methods';
import {
  approvalStatuses,
  batchStates,
  fileRails,
  nameChecks,
  networks,
  payoutKinds,
  payoutStates,
  shownNumber,
} from '~/domain/payouts/schema';
import { idSchema } from '~/domain/shared/ids';
import type { CellShown, Tone } from '../../staff/resources/shown';
import type { Words } from '../../staff/resources/words.server';
import { masked } from '../../staff/presenters/masked';
import { staffOnly } from '../../staff/presenters/staff-only';
import { stamp, stampSchema } from '../../staff/presenters/stamp';

const stamped = (at: Date | null) => at && stamp(at);

/** A payout for staff: no number of an account in full. */
export const payoutRowSchema = z
  .object({
    id: idSchema,
    number: z.string(),
    userId: idSchema,
    /** Masked; null if the account was erased. */
    email: staffOnly(z.string().nullable()),
    kind: z.enum(payoutKinds),
    network: z.enum(networks).nullable(),
    endsWith: z.string(),
    amountMinor: z.number().int(),
    feeMinor: z.number().int(),
    currency: z.string(),
    rail: z.string(),
    state: z.enum(payoutStates),
    needsTwo: z.boolean(),
    isHeld: z.boolean(),
    /** The addresses of staff. */
    first: staffOnly(z.string().nullable()),
    approver: staffOnly(z.string().nullable()),
    reason: staffOnly(z.string().nullable()),
    createdAt: stampSchema,
    paidAt: stampSchema.nullable(),
  })
  .meta({ id: 'PayoutForStaff' });
export type PayoutRow = z.output<typeof payoutRowSchema>;

export const presentPayoutRow = (row: PayoutListed): PayoutRow => ({
  id: row.id,
  number: shownNumber(row.number),
  userId: row.user_id,
  email: masked(row.email),
  kind: row.kind,
  network: row.network,
  endsWith: row.ends_with,
  amountMinor: row.amount_minor,
  feeMinor: row.fee_minor,
  currency: row.currency,
  rail: row.rail,
  state: row.state,
  needsTwo: row.needs_two,
  isHeld: row.is_held,
  first: row.first,
  approver: row.approver,
  reason: row.reason,
  createdAt: stamp(row.created_at),
  paidAt: stamped(row.paid_at),
});

const tones: Record<PayoutRow['state'], Tone> = {
  requested: 'gold',
  approved: 'info',
  sent: 'info',
  paid: 'ok',
  failed: 'danger',
  rejected: 'quiet',
  reversed: 'danger',
};

/** Returns the state of a payout: also whether it is held, or waits for a second word. */
export function payoutStateCell(row: PayoutRow, words: Words): CellShown {
  if (row.state !== 'requested') {
    return { text: words(`payouts.state.${row.state}`), tone: tones[row.state] };
  }
  if (row.isHeld) return { text: words('payouts.onHold'), tone: 'danger' };
  if (row.needsTwo && row.first !== null) {
    return { text: words('payouts.secondWord'), tone: 'amber' };
  }
  return { text: words('payouts.state.requested'), tone: 'gold' };
}

/** Returns the kind of a method with its last four characters. */
export const destinationText = (
  { kind, network, endsWith }: Pick<PayoutRow, 'kind' | 'network' | 'endsWith'>,
  words: Words,
): string => words(`payouts.to.${network ?? kind}`, { endsWith });

/** A payout method for staff. */
export const methodRowSchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    email: staffOnly(z.string().nullable()),
    type: z.enum(payoutKinds),
    network: z.enum(networks).nullable(),
    country: z.string().nullable(),
    name: staffOnly(z.string()),
    endsWith: z.string(),
    approvalStatus: z.enum(approvalStatuses),
    rejectionReason: staffOnly(z.string().nullable()),
    nameCheck: z.enum(nameChecks),
    isDefault: z.boolean(),
    createdAt: stampSchema,
    changedAt: stampSchema,
  })
  .meta({ id: 'PayoutMethodForStaff' });
export type MethodRow = z.output<typeof methodRowSchema>;

export const presentMethodRow = (row: MethodListed): MethodRow => ({
  id: row.id,
  userId: row.user_id,
  email: masked(row.email),
  type: row.kind,
  network: row.network,
  country: row.country,
  name: row.label,
  endsWith: row.ends_with,
  approvalStatus: row.approval_status,
  rejectionReason: row.rejection_reason,
  nameCheck: row.name_check,
  isDefault: row.is_default,
  createdAt: stamp(row.created_at),
  changedAt: stamp(row.changed_at),
});

/** A file of payouts for staff. */
export const batchRowSchema = z
  .object({
    id: idSchema,
    rail: z.enum(fileRails),
    state: z.enum(batchStates),
    payouts: z.number().int(),
    amountMinor: z.number().int(),
    currency: z.string(),
    reference: staffOnly(z.string().nullable()),
    sender: staffOnly(z.string().nullable()),
    confirmer: staffOnly(z.string().nullable()),
    createdAt: stampSchema,
    sentAt: stampSchema.nullable(),
    confirmedAt: stampSchema.nullable(),
  })
  .meta({ id: 'PayoutFileForStaff' });

export const presentBatchRow = (row: BatchListed): z.input<typeof batchRowSchema> => ({
  id: row.id,
  rail: row.rail,
  state: row.state,
  payouts: Number(row.payouts),
  amountMinor: row.amount_minor,
  currency: row.currency,
  reference: row.reference,
  sender: row.sender,
  confirmer: row.confirmer,
  createdAt: stamp(row.created_at),
  sentAt: stamped(row.sent_at),
  confirmedAt: stamped(row.confirmed_at),
});
