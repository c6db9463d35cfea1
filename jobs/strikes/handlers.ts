import { endStrikes } from '~/domain/strikes/end-strikes';
import { handleJob, type HandlerOptions } from '../handler';
import { endStrikesJob } from './end-strikes.job';

/** What ends by itself of what counts against people. */
export const strikesHandlers = ({ longRunning }: Pick<HandlerOptions, 'longRunning'>) => [
  handleJob(endStrikesJob, () => endStrikes(longRunning)),
];
