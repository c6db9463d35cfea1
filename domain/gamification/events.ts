import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { rewardsSchema, taskKindSchema, taskScopeSchema } from './schema';

const task = {
  taskId: idSchema,
  kind: taskKindSchema,
  scope: taskScopeSchema,
  goal: z.number().int().positive(),
};

/** A person has completed a task; its rewards wait to be taken. */
export const taskCompleted = defineEvent(
  'gamification.task-completed',
  z.object({ userId: idSchema, ...task, rewards: rewardsSchema }),
);

/** A person has got further in tasks. Announced at most once a second per person. */
export const taskProgressed = defineEvent(
  'gamification.task-progressed',
  z.object({
    userId: idSchema,
    tasks: z.array(z.object({ ...task, progress: z.number().int().nonnegative() })).min(1),
  }),
);
