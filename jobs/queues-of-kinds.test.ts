import { expect, it } from 'vitest';
import { workerKinds } from '~/config/worker-kinds';
import { queueNames } from './definition.job';
import { queuesOfKinds } from './queues-of-kinds';

it('assigns every queue to exactly one kind of worker', () => {
  const all = workerKinds.flatMap((kind) => [...queuesOfKinds([kind])]);
  expect(all.sort()).toEqual([...queueNames].sort());
  expect(queuesOfKinds(workerKinds)).toEqual(new Set(queueNames));
});
