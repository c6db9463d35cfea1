import { expect } from 'vitest';
import { newId } from '~/domain/shared/ids';
import type { Answer } from '~/app/testing/client';
import type { Role } from './people';

type Expectation = (
  call: (path: string, body?: unknown) => Promise<Answer>,
  has: unknown,
  role: Role,
) => Promise<void>;

/** The first quest of every installation: to send 20 messages in a day. */
const firstTask = '00000000-0000-7000-8000-000000035001';

const ofStaff =
  (path: string, body?: unknown): Expectation =>
  async (call) => {
    expect((await call(path, body)).status).toBe(401);
  };

const admins = '/gamification-admins';

/** Expectations for the calls that name a quest or a person who plays. */
export const playExpectations: Record<string, Expectation> = {
  'PATCH /gamification/grab-rewards/{taskId}': async (call, _has, role) => {
    const isGuest = role === 'guest';
    const grab = (id: string) => call(`/gamification/grab-rewards/${id}`);
    expect((await grab(firstTask)).status).toBe(isGuest ? 401 : 409);
    expect((await grab(newId())).status).toBe(isGuest ? 401 : 404);
  },
  'GET /gamification-admins/tasks/{id}': ofStaff(`${admins}/tasks/${firstTask}`),
  'PUT /gamification-admins/tasks/{id}': ofStaff(`${admins}/tasks/${firstTask}`, { goal: 2 }),
  'GET /gamification-admins/leaderboard/{id}': ofStaff(`${admins}/leaderboard/${newId()}`),
  'POST /gamification-admins/emit-test-task-completion-event': ofStaff(
    `${admins}/emit-test-task-completion-event`,
    { userId: newId(), taskId: firstTask },
  ),
};
