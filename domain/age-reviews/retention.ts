import { removeInBatches, secondsAgo, type Retention } from '../shared/remove-in-batches';
import { viewersSettings } from '../viewers/settings';

/** Reviews of visitors whose token has ended. */
export const ageReviewsRetention = {
  async ageReviews(context) {
    const { guest_seconds } = await context.settings(viewersSettings);
    return removeInBatches(context.db, {
      table: 'age_reviews',
      key: 'person_id',
      column: 'arose_at',
      before: secondsAgo(context, guest_seconds),
      where: (rows) => void rows.where({ person_kind: 'guest' }),
    });
  },
} satisfies Retention;
