import { removeExpired, type Retention } from '../shared/remove-in-batches';

/** How long those have talked who have not done so for long. */
export const dutiesRetention = {
  talkTimes: removeExpired({ table: 'talk_times', key: 'person_id' }),
} satisfies Retention;
