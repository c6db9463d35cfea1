import type { creatorOnboardingRefusals as codes } from '~/domain/creator-onboarding/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes; pages show the errors of their fields. */
export const creatorOnboardingRefusals = {
  'application-not-valid': {
    status: 400,
    message: 'please enter valid',
    key: 'please enter valid',
  },
  'photos-rejected': { status: 409, message: 'The photos were refused', key: null },
  'voices-missing': { status: 409, message: 'Five samples or a template are missing', key: null },
  'application-sent': { status: 409, message: 'This was sent in and is not changed', key: null },
  'no-such-application': { status: 404, message: 'Not found', key: null },
} as const satisfies RefusalRows<typeof codes>;
