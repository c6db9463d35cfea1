import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDay } from '../streak/play-day';
import {
  allTime,
  countProgress,
  decideGrab,
  isCountedOn,
  noProgress,
  periodOf,
  type TaskProgress,
} from './decide-task';

const now = new Date('2026-06-10T12:00:00Z');
const day = firstDay(now, 'Europe/Berlin');
const task = { goal: 20, rewards: [{ rewardType: 'xp' as const, value: 100 }] };
const completed: TaskProgress = {
  progress: 20,
  completedAt: now,
  rewards: task.rewards,
  grabbedAt: null,
};

describe('progress in a task', () => {
  it('grows by the amount and completes at the goal, with the rewards of that time', () => {
    const some = countProgress(noProgress, task, 19, now);
    expect(some).toEqual({ ...noProgress, progress: 19 });
    expect(countProgress(some ?? noProgress, task, 1, now)).toEqual(completed);
    expect(countProgress(some ?? noProgress, task, 60, now)).toEqual(completed);
  });

  it('stays as it is once the task is completed, and for nothing', () => {
    expect(countProgress(completed, task, 1, now)).toBeNull();
    expect(countProgress(noProgress, task, 0, now)).toBeNull();
  });

  it('completes with the next event if staff have lowered the goal', () => {
    const before = { ...noProgress, progress: 12 };
    expect(countProgress(before, { ...task, goal: 5 }, 1, now)).toMatchObject({ progress: 5 });
  });

  it('is the capped sum of all amounts, whatever their order', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 60 }), (all, goal) => {
        let progress: TaskProgress = noProgress;
        let completions = 0;
        for (const amount of all) {
          const next = countProgress(progress, { ...task, goal }, amount, now);
          if (next?.completedAt) completions += 1;
          progress = next ?? progress;
        }
        const sum = all.reduce((total, amount) => total + amount, 0);
        expect(progress.progress).toBe(Math.min(sum, goal));
        expect(completions).toBe(sum >= goal ? 1 : 0);
      }),
    );
  });

  it('of a daily task belongs to the day, of a permanent one to all time', () => {
    expect(periodOf({ scope: 'daily' }, day)).toBe(day.number);
    expect(periodOf({ scope: 'permanent' }, day)).toBe(allTime);
  });

  it('of a day leaves out what happened before midnight and arrives late', () => {
    const lastNight = new Date(day.startsAt.getTime() - 1);
    expect(isCountedOn({ scope: 'daily' }, day, lastNight)).toBe(false);
    expect(isCountedOn({ scope: 'daily' }, day, day.startsAt)).toBe(true);
    expect(isCountedOn({ scope: 'permanent' }, day, lastNight)).toBe(true);
  });
});

describe('the rewards of a task', () => {
  it('are taken once it is completed, once', () => {
    expect(decideGrab(noProgress, now)).toMatchObject({ reason: 'task-not-completed' });
    const grab = decideGrab(completed, now);
    expect(grab).toMatchObject({ ok: true, rewards: task.rewards });
    const taken = grab.ok ? grab.progress : completed;
    expect(decideGrab(taken, now)).toMatchObject({ reason: 'task-reward-taken' });
  });
});
