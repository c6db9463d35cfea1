import { defineRecurringJob } from '../definition.job';

/** Gives back tokens that were held for something until now. */
export const releaseReservationsJob = defineRecurringJob({
  name: 'release-reservations',
  everyMs: 30_000,
});

/** Takes what is left of allowances that have ended. */
export const endLotsJob = defineRecurringJob({ name: 'end-lots', everyMs: 60_000 });

/** Makes creators' shares payable that have been held long enough. */
export const releaseHeldSharesJob = defineRecurringJob({
  name: 'release-held-shares',
  everyMs: 3_600_000,
});

/** Keeps the totals of the house's and creators' accounts. */
export const takeSnapshotsJob = defineRecurringJob({ name: 'take-snapshots', everyMs: 3_600_000 });
