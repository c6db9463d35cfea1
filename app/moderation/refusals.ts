import type { moderationRefusals as codes } from '~/domain/moderation/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const moderationRefusals = {
  'against-rules': {
    status: 422,
    message: 'This message goes against our rules and was not sent.',
    key: 'This message goes against our rules and was not sent.',
  },
  'picture-of-minor': {
    status: 422,
    message: 'No picture is made of anybody who is or looks under 18. Nothing was charged.',
    key: 'No picture is made of anybody who is or looks under 18. Nothing was charged.',
  },
  'picture-of-real-person': {
    status: 422,
    message: 'No picture is made of real people. Nothing was charged.',
    key: 'No picture is made of real people. Nothing was charged.',
  },
  'picture-of-violence': {
    status: 422,
    message: 'No picture is made of injuries or violence. Nothing was charged.',
    key: 'No picture is made of injuries or violence. Nothing was charged.',
  },
  'picture-too-bare': {
    status: 422,
    message: 'Pictures here do not show that much. Nothing was charged.',
    key: 'Pictures here do not show that much. Nothing was charged.',
  },
} as const satisfies RefusalRows<typeof codes>;
