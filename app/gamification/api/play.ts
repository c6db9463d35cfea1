import * as z from 'zod';
import { claimDailyReward } from '~/domain/gamification/streak/claim-daily-reward';
import { readStreak } from '~/domain/gamification/streak/read-streak';
import { grabReward } from '~/domain/gamification/tasks/grab-reward';
import { listUserTasks } from '~/domain/gamification/tasks/list-user-tasks';
import { readWheel } from '~/domain/gamification/wheel/read-wheel';
import { spinWheel } from '~/domain/gamification/wheel/spin-wheel';
import { idSchema, newId } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import {
  drawnSection,
  grantedRewards,
  streakDays,
  userTasks,
  wheelSections,
} from '../presenters/play-for-fan';

const endpoint = endpointsOf('gamification');

export const play = apiSection(222, [
  endpoint({
    id: 'gamification.user-tasks',
    method: 'GET',
    path: '/gamification/user-tasks',
    failures: [403, 409],
    summary: 'The quests of the caller with their progress',
    access: access.user,
    answer: userTasks,
    handle: ({ context: { domain }, who }) => listUserTasks(domain, who.userId),
  }),
  endpoint({
    id: 'gamification.grab-rewards',
    method: 'PATCH',
    path: '/gamification/grab-rewards/{taskId}',
    failures: [403, 404, 409],
    summary: 'Take the rewards of a completed quest, once',
    access: access.user,
    idempotent: true,
    params: z.object({ taskId: idSchema.describe('The quest, by id') }),
    answer: grantedRewards,
    limit: ({ context, who }) => context.limits.play(who.person),
    handle: ({ context: { domain }, who, params, persistResponse }) =>
      grabReward(domain, { userId: who.userId, ...params }, persistResponse),
  }),
  endpoint({
    id: 'gamification.streak-days',
    method: 'GET',
    path: '/gamification/get-streak-days',
    failures: [403, 409],
    summary: 'The seven days of the daily reward; without Premium all are locked',
    access: access.user,
    answer: streakDays,
    handle: ({ context: { domain }, who }) => readStreak(domain, who.userId),
  }),
  endpoint({
    id: 'gamification.claim-daily-reward',
    method: 'PATCH',
    path: '/gamification/claim-daily-reward',
    failures: [403, 409],
    summary: 'Claim the reward of the caller’s day, once; with Premium only',
    access: access.user,
    idempotent: true,
    answer: grantedRewards,
    limit: ({ context, who }) => context.limits.play(who.person),
    handle: ({ context: { domain }, who, persistResponse }) =>
      claimDailyReward(domain, { userId: who.userId }, persistResponse),
  }),
  endpoint({
    id: 'gamification.wheel-sections',
    method: 'GET',
    path: '/gamification/wheel-of-fortune-sections',
    failures: [403, 409],
    summary: 'The ten sections of the wheel with their odds',
    access: access.user,
    answer: wheelSections,
    handle: ({ context: { domain, country }, who }) =>
      readWheel(domain, { userId: who.userId, country: country ?? null }),
  }),
  endpoint({
    id: 'gamification.spin-wheel',
    method: 'PATCH',
    path: '/gamification/spin-wheel-of-fortune',
    failures: [403, 409],
    summary: 'Use one spin: the server draws a section and adds its tokens; with Premium only',
    access: access.user,
    idempotent: true,
    answer: drawnSection,
    limit: ({ context, who }) => context.limits.play(who.person),
    // The key of the request prevents a second draw; without one every call is a spin of its own.
    handle: ({ context: { domain, country }, who, persistResponse }) =>
      spinWheel(
        domain,
        { userId: who.userId, key: newId(), country: country ?? null },
        persistResponse,
      ),
  }),
]);
