import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob, defineRecurringJob } from '../definition.job';

/** Applies a report of the identity provider; if the job is lost, the sweep makes up for it. */
export const applyIdentityReportJob = defineJob({
  queue: 'callbacks',
  name: 'apply-identity-report',
  payload: z.object({ reportId: idSchema }),
});

/** Applies reports that wait, and asks about identifications without a decision. */
export const sweepIdentitiesJob = defineRecurringJob({
  name: 'sweep-identities',
  everyMs: 60_000,
});
