import { expect, it } from 'vitest';
import { workerKinds } from '~/config/worker-kinds';
import { queueNames } from './definition.job';
import { queuesOfKinds } from './queues-of-kinds';

it('leaves no queue without a kind of worker, and gives none to two', () => {
  const all = workerKinds.flatMap((kind) => [...queuesOfKinds([kind])]);
  expect(all.sort()).toEqual([...queueNames].sort());
  expect(queuesOfKinds(workerKinds)).toEqual(new Set(queueNames));
});
