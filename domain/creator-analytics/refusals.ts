import { defineRefusals, nothing, refuserOf } from '../shared/refusal';

export const creatorAnalyticsRefusals = defineRefusals({
  /** A custom range without both dates, that ends before it begins, or longer than five years. */
  'impossible-range': nothing,
  /** There is no model with this id that belongs to the viewer and has a twin. */
  'not-own-model': nothing,
});

export const refuse = refuserOf(creatorAnalyticsRefusals);
