import { advanceMaking, listDueMakings } from '~/domain/made-characters/advance-making';
import { purgeDeletedMade } from '~/domain/made-characters/delete-made';
import { madeCharactersSettings } from '~/domain/made-characters/settings';
import { currentRequestId } from '~/observability/request-context';
import { handleJob, type HandlerOptions } from '../handler';
import { advanceMakingJob } from './advance-making.job';
import { sweepMakingsJob } from './sweep-makings.job';

/** Characters per run; the rest follow in the next. */
const limit = 200;

/** Returns the handlers of characters that people make. */
export function madeCharactersHandlers({
  context,
  enqueuer,
  model,
  moderator,
}: Pick<HandlerOptions, 'context' | 'enqueuer' | 'model' | 'moderator'>) {
  return [
    handleJob(advanceMakingJob, async ({ characterId }) => {
      const { created_lease_seconds: lease } = await context.settings(madeCharactersSettings);
      const options = {
        requestId: currentRequestId() ?? characterId,
        // A job that takes longer than the lease has lost it.
        signal: AbortSignal.timeout(lease * 1000),
      };
      return {
        progress: await advanceMaking(context, { model, moderator }, characterId, options),
      };
    }),
    handleJob(sweepMakingsJob, async () => {
      const due = await listDueMakings(context, limit);
      for (const characterId of due) await enqueuer.enqueue(advanceMakingJob, { characterId });
      return { due: due.length, purged: await purgeDeletedMade(context, limit) };
    }),
  ];
}
