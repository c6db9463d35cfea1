import type { moderationRefusals } from '../refusals';
import type { Finding } from '../verdict';

/** The refusal code for each rule about picture orders. */
const codes = {
  minors: 'picture-of-minor',
  real_person: 'picture-of-real-person',
  violence: 'picture-of-violence',
  explicit: 'picture-too-bare',
} as const satisfies Partial<Record<Finding['category'], keyof typeof moderationRefusals>>;

const orderRefusalCodes = Object.values(codes);
export type OrderRefusalCode = (typeof orderRefusalCodes)[number];

const byCategory: Partial<Record<Finding['category'], OrderRefusalCode>> = codes;

/** Returns the refusal code for a finding in a picture order. */
export const orderRefusalOf = ({ category }: Finding): OrderRefusalCode | 'against-rules' =>
  byCategory[category] ?? 'against-rules';

/** Checks whether a refusal concerns a picture order. */
export const isOrderRefusal = (reason: string): reason is OrderRefusalCode =>
  orderRefusalCodes.some((code) => code === reason);
