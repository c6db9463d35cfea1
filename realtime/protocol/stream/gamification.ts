import * as z from 'zod';
import { rewardSchema, taskKindSchema, taskScopeSchema } from '~/domain/gamification/schema';
import { idSchema } from '~/domain/shared/ids';
import { streamSection } from '../stream-section';

const task = {
  taskId: idSchema,
  kind: taskKindSchema,
  scope: taskScopeSchema,
  goal: z.number().int().positive(),
};

export const gamificationStream = streamSection(48, {
  // The ending of the name is the contract's.
  'gamification.task-completed.event.ts': z.object({ ...task, rewards: z.array(rewardSchema) }),
  'gamification.task-completion-progress.event': z.object({
    tasks: z.array(z.object({ ...task, progress: z.number().int().nonnegative() })),
  }),
});
