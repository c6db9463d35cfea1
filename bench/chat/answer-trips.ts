import { answerParent } from '../pages/answer-parent';
import { watchTrips, type Trips } from './watch-trips';

/** Loaded into a process under test before it opens a connection: tells its round trips. */
export function answerTrips(): void {
  let trips: Trips = { statements: {}, redis: {} };
  watchTrips((kind, name) => {
    trips[kind][name] = (trips[kind][name] ?? 0) + 1;
  });
  answerParent('trips', (): Trips => {
    const counted = trips;
    trips = { statements: {}, redis: {} };
    return counted;
  });
}
