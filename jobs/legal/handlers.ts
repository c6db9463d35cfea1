import { announceChanges } from '~/domain/legal/announce-changes';
import { handleJob, type HandlerOptions } from '../handler';
import { announceChangesJob } from './announce-changes.job';

/** Handlers that notify accounts of new terms. */
export const legalHandlers = ({ longRunning }: Pick<HandlerOptions, 'longRunning'>) => [
  handleJob(announceChangesJob, async () => ({ notified: await announceChanges(longRunning) })),
];
