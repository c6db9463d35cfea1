import type { memoryRefusals as codes } from '~/domain/memory/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const memoryRefusals = {
  'not-forgotten': {
    status: 409,
    message: 'This can no longer be brought back',
    key: 'This can no longer be brought back',
  },
  'memory-full': {
    status: 409,
    message: 'There is no room for more',
    key: 'There is no room for more',
  },
  'answered-in-chat': { status: 409, message: 'Answered in the chat', key: null },
  'fact-known': { status: 409, message: 'This is known already', key: 'This is known already' },
} as const satisfies RefusalRows<typeof codes>;
