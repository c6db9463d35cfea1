import { listUnsampled } from '~/domain/voices/list-unsampled';
import { makeVoiceSample } from '~/domain/voices/make-voice-sample';
import { handleJob, type HandlerOptions } from '../handler';
import { makeVoiceSampleJob } from './make-voice-sample.job';
import { sweepVoiceSamplesJob } from './sweep-voice-samples.job';

/** In one go; the rest come with the next. */
const limit = 40;

type Options = Pick<HandlerOptions, 'context' | 'enqueuer' | 'storage' | 'renditions' | 'speaker'>;

/** How characters sound, where words are read aloud. */
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
