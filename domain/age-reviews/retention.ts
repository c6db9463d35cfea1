import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { viewersSettings } from '../viewers/settings';

/** Reviews of visitors whose token has expired. */
export const ageReviewsRetention = {
  ageReviews: removeAfter(viewersSettings, 'guest_seconds', {
    table: 'age_reviews',
    key: 'person_id',
    column: 'arose_at',
    where: (rows) => void rows.where({ person_kind: 'guest' }),
  }),
} satisfies Retention;
