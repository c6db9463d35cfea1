import { removeInBatches, secondsAgo, type Retention } from '../shared/remove-in-batches';
import { viewersSettings } from '../viewers/settings';

/** What is noted of visitors whose token has ended. */
export const ageChecksRetention = {
  async ageChecks(context) {
    const { guest_seconds } = await context.settings(viewersSettings);
    return removeInBatches(context.db, {
      table: 'age_checks',
      key: 'person_id',
      column: 'required_at',
      before: secondsAgo(context, guest_seconds),
      where: (rows) => void rows.where({ person_kind: 'guest' }),
    });
  },
} satisfies Retention;
