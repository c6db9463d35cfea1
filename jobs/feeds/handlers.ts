import { rankForYou } from '~/domain/feeds/rank-for-you';
import { rankTrending } from '~/domain/feeds/rank-trending';
import { handleJob, type HandlerOptions } from '../handler';
import { rankForYouJob } from './rank-for-you.job';
import { rankTrendingJob } from './rank-trending.job';

/** Returns the handlers that keep the order of feeds up to date. */
export function feedsHandlers({
  longRunning: context,
  enqueuer,
}: Pick<HandlerOptions, 'longRunning' | 'enqueuer'>) {
  return [
    handleJob(rankTrendingJob, () => rankTrending(context)),
    handleJob(rankForYouJob, async ({ userId, requestId }) => {
      const outcome = await rankForYou(context, { kind: 'user', id: userId });
      if (outcome.ranked !== null) return outcome;
      // All actions of a user within the pause lead to one job, which runs after it.
      await enqueuer.enqueue(
        rankForYouJob,
        { userId, requestId },
        {
          jobId: `rank-for-you-${userId}-${outcome.notBefore.getTime()}`,
          delayMs: Math.max(0, outcome.notBefore.getTime() - context.now().getTime()),
        },
      );
      return { ranked: null };
    }),
  ];
}
