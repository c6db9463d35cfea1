import { publishDue, purgeDeleted } from '~/domain/creator-posts/sweep-creator-posts';
import { handleJob, type HandlerOptions } from '../handler';
import { sweepCreatorPostsJob } from './sweep-creator-posts.job';

/** Posts per run; the rest follow in the next. */
const limit = 100;

/** Returns the handlers of creators' posts. */
export function creatorPostsHandlers({ context }: Pick<HandlerOptions, 'context'>) {
  return [
    handleJob(sweepCreatorPostsJob, async () => ({
      published: await publishDue(context, limit),
      purged: await purgeDeleted(context, limit),
    })),
  ];
}
