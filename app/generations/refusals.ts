import type { generationsRefusals as codes } from '~/domain/generations/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const generationsRefusals = {
  'generation-limit': {
    status: 429,
    message: 'No more can be made for you just now',
    key: 'No more can be made for you just now',
  },
  'no-such-generation': {
    status: 404,
    message: 'This is not being made any more',
    key: 'This is not being made any more',
  },
  'generation-begun': {
    status: 409,
    message: 'This is being made already',
    key: 'This is being made already',
  },
} as const satisfies RefusalRows<typeof codes>;
