import { countTask } from '~/domain/gamification/tasks/count-task';
import { handleJob, type HandlerOptions } from '../handler';
import { countTaskJob } from './count-task.job';

export const gamificationHandlers = ({ context }: Pick<HandlerOptions, 'context'>) => [
  handleJob(countTaskJob, (activity) => countTask(context, activity)),
];
