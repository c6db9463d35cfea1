import { requeueDeadLettersJob } from '../commands/requeue-dead-letters.job';
import { handleJob, type HandlerOptions } from '../handler';
import { requeueDeadLetters } from './dead-letters';

/** Handlers that return dead letters to the relay. */
export const relayHandlers = ({ longRunning }: Pick<HandlerOptions, 'longRunning'>) => [
  handleJob(requeueDeadLettersJob, async () => ({
    requeued: await requeueDeadLetters(longRunning.db),
  })),
];
