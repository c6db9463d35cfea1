import { rankForYou } from '~/domain/feeds/rank-for-you';
import { rankTrending } from '~/domain/feeds/rank-trending';
import { handleJob, type HandlerOptions } from '../handler';
import { rankForYouJob } from './rank-for-you.job';
import { rankTrendingJob } from './rank-trending.job';

/** What keeps the orders of feeds up to date. */
export function feedsHandlers({
  longRunning: context,
  enqueuer,
}: Pick<HandlerOptions, 'longRunning' | 'enqueuer'>) {
  return [
    handleJob(rankTrendingJob, () => rankTrending(context)),
    handleJob(rankForYouJob, async ({ userId, requestId }) => {
      const outcome = await rankForYou(context, { kind: 'user', id: userId });
      if (outcome.ranked !== null) return outcome;
      // Of all that somebody does within the pause one job is left, which comes after it.
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
