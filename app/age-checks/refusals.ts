import type { ageCheckRefusals as codes } from '~/domain/age-checks/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const ageChecksRefusals = {
  'age-check-required': { status: 403, message: 'Age check required', key: null },
  'age-check-not-yours': { status: 403, message: 'This age check is another person’s', key: null },
  'age-service-unavailable': { status: 503, message: 'The age check cannot be had', key: null },
  'age-service-invalid': { status: 503, message: 'The age check cannot be had', key: null },
} as const satisfies RefusalRows<typeof codes>;
