import type { creatorReviewsRefusals as codes } from '~/domain/creator-reviews/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const creatorReviewsRefusals = {
  'model-not-ready': { status: 409, message: 'Not everything of the model is done', key: null },
  'model-not-waiting': { status: 409, message: 'Nothing of the model is to decide', key: null },
  'step-stays': { status: 409, message: 'The step cannot change now', key: null },
} as const satisfies RefusalRows<typeof codes>;
