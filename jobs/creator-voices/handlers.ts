import { sweepVoiceFiles } from '~/domain/creator-voices/sweep-voice-files';
import { handleJob, type HandlerOptions } from '../handler';
import { sweepVoiceFilesJob } from './sweep-voice-files.job';

/** Files per run; the rest follow in the next. */
const limit = 200;

/** Handlers of creators' voices. */
export const creatorVoicesHandlers = ({
  context,
  storage,
}: Pick<HandlerOptions, 'context' | 'storage'>) => [
  handleJob(sweepVoiceFilesJob, async () => ({
    removed: await sweepVoiceFiles(context, storage, limit),
  })),
];
