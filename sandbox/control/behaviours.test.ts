import { describe, expect, it } from 'vitest';
import { Behaviours, behaviourSchema } from './behaviours';

const next = (target: string, behaviour: string, times = 1) =>
  behaviourSchema.parse({ target, behaviour, times });

describe('behaviours', () => {
  it('are used up in their order, each as often as requested, each target by itself', () => {
    const behaviours = new Behaviours();
    behaviours.add(next('model', 'fail', 2));
    behaviours.add(next('smtp', 'hang'));
    behaviours.add(next('model', 'late'));

    const taken = ['model', 'model', 'model', 'model'].map(
      (target) => behaviours.take(target)?.behaviour,
    );
    expect(taken).toEqual(['fail', 'fail', 'late', undefined]);
    expect(behaviours.list().map(({ target }) => target)).toEqual(['smtp']);
  });

  it('may wait for a request that contains a text', () => {
    const behaviours = new Behaviours();
    behaviours.add(
      behaviourSchema.parse({ target: 'model', behaviour: 'late', containing: 'moon' }),
    );
    expect(behaviours.take('model', '{"content":"the sun"}')).toBeUndefined();
    expect(behaviours.take('model')).toBeUndefined();
    expect(behaviours.take('model', '{"content":"the moon"}')?.behaviour).toBe('late');
    expect(behaviours.take('model', '{"content":"the moon"}')).toBeUndefined();
  });

  it('list how many are left, and can be cleared', () => {
    const behaviours = new Behaviours();
    behaviours.add(next('model', 'fail', 3));
    behaviours.take('model');
    expect(behaviours.list()).toEqual([{ target: 'model', behaviour: 'fail', times: 2 }]);
    behaviours.clear();
    expect(behaviours.take('model')).toBeUndefined();
  });
});
