import { endStrikes } from '~/domain/strikes/end-strikes';
import { handleJob, type HandlerOptions } from '../handler';
import { endStrikesJob } from './end-strikes.job';

/** Handlers for strikes that expire. */
export const strikesHandlers = ({ longRunning }: Pick<HandlerOptions, 'longRunning'>) => [
  handleJob(endStrikesJob, () => endStrikes(longRunning)),
];
