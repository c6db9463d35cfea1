import type { moderationRefusals } from '../refusals';
import type { Finding } from '../verdict';

/** The code of each rule that an order for a picture may be against. */
const codes = {
  minors: 'picture-of-minor',
  real_person: 'picture-of-real-person',
  violence: 'picture-of-violence',
  explicit: 'picture-too-bare',
} as const satisfies Partial<Record<Finding['category'], keyof typeof moderationRefusals>>;

const orderRefusalCodes = Object.values(codes);
export type OrderRefusalCode = (typeof orderRefusalCodes)[number];

const byCategory: Partial<Record<Finding['category'], OrderRefusalCode>> = codes;

/** What somebody is told whose order for a picture is refused for a finding. */
export const orderRefusalOf = ({ category }: Finding): OrderRefusalCode | 'against-rules' =>
  byCategory[category] ?? 'against-rules';

/** Whether a refusal is that of an order for a picture. */
export const isOrderRefusal = (reason: string): reason is OrderRefusalCode =>
  orderRefusalCodes.some((code) => code === reason);
