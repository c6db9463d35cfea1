import { bulkActs } from '~/domain/all-bulk-acts';
import { actOnItems, findLostRuns } from '~/domain/staff/bulk/act-on-items';
import { checkChainWhenDue } from '~/domain/staff/check-chain';
import { sampleDecisions } from '~/domain/staff/second-readings/sample-decisions';
import { handleJob, type HandlerOptions } from '../handler';
import { actOnItemsJob, sweepBulkRunsJob } from './act-on-items.job';
import { checkChainJob } from './check-chain.job';
import { sampleDecisionsJob } from './sample-decisions.job';

/** The maximum number of runs that a sweep resumes. */
const sweepLimit = 20;

/** Returns the handlers for acts of staff on several items, for the check of the action log, and for second readings. */
export const staffHandlers = ({
  longRunning: context,
  enqueuer,
}: Pick<HandlerOptions, 'longRunning' | 'enqueuer'>) => [
  handleJob(actOnItemsJob, async ({ runId }) => ({
    items: await actOnItems(context, bulkActs, runId),
  })),
  handleJob(checkChainJob, async () => {
    const check = await checkChainWhenDue(context);
    return { isChecked: check !== null, brokenAt: check?.broken_at ?? null };
  }),
  handleJob(sampleDecisionsJob, async () => ({ sampled: await sampleDecisions(context) })),
  handleJob(sweepBulkRunsJob, async () => {
    const lost = await findLostRuns(context, sweepLimit);
    for (const runId of lost) await enqueuer.enqueue(actOnItemsJob, { runId });
    return { resumed: lost.length };
  }),
];
