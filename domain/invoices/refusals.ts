import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const invoiceRefusals = defineRefusals({
  /** The operator issues no invoices: the settings name no legal name or address. */
  'invoices-not-issued': nothing,
  /** There is no completed payment with this id of this person. */
  'no-invoiced-payment': nothing,
  /** The payment has an invoice already, for another buyer. */
  'invoice-issued-already': nothing,
});

export const refuse = refuserOf(invoiceRefusals);
export type Refusal<Code extends keyof typeof invoiceRefusals> = RefusalOf<
  typeof invoiceRefusals,
  Code
>;
