import { defineRecurringJob } from '../definition.job';

/** Releases reservations that have ended. */
export const releaseReservationsJob = defineRecurringJob({
  name: 'release-reservations',
  everyMs: 30_000,
});

/** Removes what is left of expired allowances. */
export const endLotsJob = defineRecurringJob({ name: 'end-lots', everyMs: 60_000 });

/** Makes creators' shares payable once they have been held long enough. */
export const releaseHeldSharesJob = defineRecurringJob({
  name: 'release-held-shares',
  everyMs: 3_600_000,
});

/** Stores the totals of the house's and creators' accounts. */
export const takeSnapshotsJob = defineRecurringJob({ name: 'take-snapshots', everyMs: 3_600_000 });
