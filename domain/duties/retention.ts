import { removeExpired, type Retention } from '../shared/remove-in-batches';

/** Talk times of people who have not talked for long. */
export const dutiesRetention = {
  talkTimes: removeExpired({ table: 'talk_times', key: 'person_id' }),
} satisfies Retention;
