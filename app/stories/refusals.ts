import type { storyRefusals as codes } from '~/domain/stories/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const storiesRefusals = {
  'no-such-story': { status: 404, message: 'Story not found', key: null },
} as const satisfies RefusalRows<typeof codes>;
