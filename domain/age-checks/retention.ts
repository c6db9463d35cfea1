import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { viewersSettings } from '../viewers/settings';

/** Age checks of visitors whose token has expired. */
export const ageChecksRetention = {
  ageChecks: removeAfter(viewersSettings, 'guest_seconds', {
    table: 'age_checks',
    key: 'person_id',
    column: 'required_at',
    where: (rows) => void rows.where({ person_kind: 'guest' }),
  }),
} satisfies Retention;
