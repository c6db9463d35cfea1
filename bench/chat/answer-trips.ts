import { answerParent } from '../pages/answer-parent';
import { watchTrips, type Trips } from './watch-trips';

/**
 * Reports the round trips of the process under test, into which it is loaded before any connection opens.
 */
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
