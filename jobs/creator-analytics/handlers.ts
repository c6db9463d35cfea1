import { rollUp } from '~/domain/creator-analytics/roll-up';
import { handleJob, type HandlerOptions } from '../handler';
import { rollUpJob } from './roll-up.job';

export const creatorAnalyticsHandlers = ({
  longRunning: context,
}: Pick<HandlerOptions, 'longRunning'>) => [
  handleJob(rollUpJob, async () => ({ rolledTo: (await rollUp(context)).toISOString() })),
];
