import * as z from 'zod';
import { defineJob } from '../definition.job';
import { sweepOriginalsJob } from '../media/sweep-originals.job';
import { rankTrendingJob } from '../feeds/rank-trending.job';
import { sweepPrivacyJob } from '../privacy/sweep-privacy.job';

const nothing = z.object({});

/** Finds messages whose reply was lost on the way and enqueues them again. */
export const sweepRepliesJob = defineJob({
  queue: 'maintenance',
  name: 'sweep-replies',
  payload: nothing,
  attempts: 1,
});

/** Removes relayed events, answers kept for repeats, and sign-ups and sessions that have run out. */
export const trimTablesJob = defineJob({
  queue: 'maintenance',
  name: 'trim-tables',
  payload: nothing,
  attempts: 1,
});

/** Finds people whom the e-mail marketing service knows otherwise than they want. */
export const sweepContactsJob = defineJob({
  queue: 'maintenance',
  name: 'sweep-contacts',
  payload: nothing,
  attempts: 1,
});

/** Proves the ledger again when ledger_reconcile_seconds have gone by. */
export const auditLedgerJob = defineJob({
  queue: 'maintenance',
  name: 'audit-ledger',
  payload: nothing,
  attempts: 1,
});

/** Has accounts told of changes of the terms and the policies that nobody was told of yet. */
export const announceChangesJob = defineJob({
  queue: 'maintenance',
  name: 'announce-changes',
  payload: nothing,
  attempts: 1,
});

/** When what recurs is due, in milliseconds. */
export const schedules = [
  { job: sweepRepliesJob, everyMs: 5_000 },
  { job: sweepContactsJob, everyMs: 60_000 },
  { job: trimTablesJob, everyMs: 60_000 },
  { job: auditLedgerJob, everyMs: 60_000 },
  { job: announceChangesJob, everyMs: 60_000 },
  // Reckons nothing until trending_refresh_seconds have gone by.
  { job: rankTrendingJob, everyMs: 30_000 },
  { job: sweepPrivacyJob, everyMs: 30_000 },
  { job: sweepOriginalsJob, everyMs: 5_000 },
];
