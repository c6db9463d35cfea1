import { advanceGeneration, listDueGenerations } from '~/domain/generations/advance-generation';
import { sweepGenerationFiles, unjudgedIn } from '~/domain/generations/generation-files';
import { keepOutCopies } from '~/domain/generations/generation-prints';
import { keepPhoto } from '~/domain/generations/keep-photo';
import { keepSpeech } from '~/domain/generations/keep-speech';
import { keepVideo } from '~/domain/generations/keep-video';
import { generationsSettings } from '~/domain/generations/settings';
import { speechMaker } from '~/domain/generations/speech-maker';
import type { Workshop, Workshops } from '~/domain/generations/workshop';
import { handleJob, type HandlerOptions } from '../handler';
import { advanceGenerationJob } from './advance-generation.job';
import { sweepGenerationsJob } from './sweep-generations.job';

/** Orders per run; the rest follow in the next. */
const limit = 500;

type Options = Pick<
  HandlerOptions,
  | 'context'
  | 'enqueuer'
  | 'storage'
  | 'renditions'
  | 'pictureMaker'
  | 'videoMaker'
  | 'pictureJudge'
  | 'speaker'
>;

/** Returns the handlers of generations that people ordered. */
export function generationsHandlers(options: Options) {
  const { context, enqueuer, storage } = options;
  return [
    handleJob(advanceGenerationJob, async ({ generationId }) => ({
      state: await advanceGeneration(context, await workshopsOf(options), generationId),
    })),
    handleJob(sweepGenerationsJob, async () => {
      const due = await listDueGenerations(context, limit);
      for (const generationId of due) {
        const requestId = `sweep-${generationId}`;
        await enqueuer.enqueue(advanceGenerationJob, { generationId, requestId });
      }
      const removed = await sweepGenerationFiles(context, storage, limit);
      return { due: due.length, removed };
    }),
  ];
}

async function workshopsOf({
  context,
  storage,
  renditions,
  pictureMaker,
  videoMaker,
  pictureJudge: judge,
  speaker,
}: Options): Promise<Workshops> {
  const settings = await context.settings(generationsSettings);
  const unjudged = unjudgedIn(storage);
  /** Withholds a copy of taken-down content after it is stored and before it is shown. */
  const keptOut =
    (finish: Workshop['finish']): Workshop['finish'] =>
    async (id, bytes) => {
      const finished = await finish(id, bytes);
      return keepOutCopies(context, storage, { id, bytes, finished });
    };
  const photo: Workshops['photo'] = pictureMaker && {
    maker: pictureMaker,
    usualCostMicros: settings.photo_cost_micros,
    unjudged,
    finish: keptOut((id, bytes) =>
      keepPhoto({ storage, renditions, judge }, { id, bytes, mostBytes: settings.photo_max_bytes }),
    ),
  };
  const speech: Workshops['speech'] = speaker && {
    maker: speechMaker(speaker),
    usualCostMicros: 0,
    finish: (id, bytes) =>
      keepSpeech(
        { storage, renditions },
        { id, bytes, longestMs: settings.speech_max_seconds * 1000 },
      ),
  };
  const video: Workshops['video'] = videoMaker && {
    maker: videoMaker,
    usualCostMicros: settings.video_cost_micros,
    unjudged,
    finish: keptOut((id, bytes) =>
      keepVideo({ storage, renditions, judge }, { id, bytes, mostBytes: settings.video_max_bytes }),
    ),
  };
  return { ...(photo && { photo }), ...(speech && { speech }), ...(video && { video }) };
}
