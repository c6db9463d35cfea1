import {
  applyCallback,
  listWaitingCallbacks,
  type Appliers,
} from '~/domain/callbacks/apply-callback';
import type { CallbackOutcome, Envelope } from '~/domain/callbacks/schema';
import { noteCallback } from '~/domain/generations/note-callback';
import { takeBio } from '~/domain/made-characters/take-bio';
import type { Moderator } from '~/domain/moderation/verdict';
import type { DomainContext } from '~/domain/shared/context';
import { idSchema } from '~/domain/shared/ids';
import { handleJob, type HandlerOptions } from '../handler';
import { applyCallbackJob, sweepCallbacksJob } from './apply-callback.job';

/** Callbacks per run; the rest follow in the next. */
const limit = 200;

/** Returns the handlers of what services of ours report. */
export function callbacksHandlers({
  context,
  enqueuer,
  moderator,
}: Pick<HandlerOptions, 'context' | 'enqueuer' | 'moderator'>) {
  const appliers = appliersOf(context, moderator);
  return [
    handleJob(applyCallbackJob, async ({ callbackId }) => ({
      outcome: await applyCallback(context, appliers, callbackId),
    })),
    handleJob(sweepCallbacksJob, async () => {
      const waiting = await listWaitingCallbacks(context, limit);
      for (const callbackId of waiting) await enqueuer.enqueue(applyCallbackJob, { callbackId });
      return { waiting: waiting.length };
    }),
  ];
}

/** Pictures are fetched from their provider at once; a bio is judged and taken over. */
function appliersOf(context: DomainContext, moderator: Moderator): Appliers {
  const collect = async ({ requestId }: Envelope): Promise<CallbackOutcome> => {
    const generationId = idSchema.safeParse(requestId).data;
    if (generationId === undefined) return 'unknown';
    const noted = await noteCallback(context, { generationId });
    if (!noted.ok) return 'unknown';
    return noted.isNews ? 'applied' : 'late';
  };
  return {
    'character-generated': collect,
    'character-promo-generated': collect,
    'character-lora-images': collect,
    'character-image': collect,
    'character-images': collect,
    async 'character-bio'({ requestId, status, text = '' }) {
      const characterId = idSchema.safeParse(requestId).data;
      if (characterId === undefined) return 'unknown';
      if (status === 'failed') return 'late';
      return takeBio(context, moderator, { characterId, text });
    },
  };
}
