import type { moderationRefusals as codes } from '~/domain/moderation/refusals';
import type { RefusalRows } from '../api/refusal-row';

/** What this area's codes are told as. */
export const moderationRefusals = {
  'against-rules': {
    status: 422,
    message: 'This message goes against our rules and was not sent.',
    key: 'This message goes against our rules and was not sent.',
  },
} as const satisfies RefusalRows<typeof codes>;
