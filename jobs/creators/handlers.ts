import { endLiveNow } from '~/domain/creators/live-now';
import { handleJob, type HandlerOptions } from '../handler';
import { endLiveNowJob } from './end-live-now.job';

export const creatorsHandlers = ({ longRunning: context }: Pick<HandlerOptions, 'longRunning'>) => [
  handleJob(endLiveNowJob, async () => ({ ended: await endLiveNow(context) })),
];
