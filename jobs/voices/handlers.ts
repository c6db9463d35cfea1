import { listUnsampled } from '~/domain/voices/list-unsampled';
import { makeVoiceSample } from '~/domain/voices/make-voice-sample';
import { handleJob, type HandlerOptions } from '../handler';
import { makeVoiceSampleJob } from './make-voice-sample.job';
import { sweepVoiceSamplesJob } from './sweep-voice-samples.job';

/** Characters per run; the rest follow in the next. */
const limit = 40;

type Options = Pick<HandlerOptions, 'context' | 'enqueuer' | 'storage' | 'renditions' | 'speaker'>;

/** Handlers of characters' voices, if texts are read aloud. */
export const voicesHandlers = ({ context, enqueuer, storage, renditions, speaker }: Options) =>
  speaker
    ? [
        handleJob(makeVoiceSampleJob, async (wanted) => ({
          made: await makeVoiceSample(context, { storage, renditions, speaker }, wanted),
        })),
        handleJob(sweepVoiceSamplesJob, async () => {
          const unsampled = await listUnsampled(context, limit);
          for (const characterId of unsampled) {
            const requestId = `sample-${characterId}`;
            await enqueuer.enqueue(makeVoiceSampleJob, { characterId, requestId });
          }
          return { unsampled: unsampled.length };
        }),
      ]
    : [];
