import { bulkActs } from '~/domain/all-bulk-acts';
import { actOnItems, findLostRuns } from '~/domain/staff/bulk/act-on-items';
import { handleJob, type HandlerOptions } from '../handler';
import { actOnItemsJob, sweepBulkRunsJob } from './act-on-items.job';

/** The maximum number of runs that a sweep resumes. */
const sweepLimit = 20;

/** Returns the handlers for acts of staff on several items. */
export const staffHandlers = ({
  longRunning: context,
  enqueuer,
}: Pick<HandlerOptions, 'longRunning' | 'enqueuer'>) => [
  handleJob(actOnItemsJob, async ({ runId }) => ({
    items: await actOnItems(context, bulkActs, runId),
  })),
  handleJob(sweepBulkRunsJob, async () => {
    const lost = await findLostRuns(context, sweepLimit);
    for (const runId of lost) await enqueuer.enqueue(actOnItemsJob, { runId });
    return { resumed: lost.length };
  }),
];
