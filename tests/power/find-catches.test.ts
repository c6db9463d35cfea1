import { expect, it } from 'vitest';

import type { Fault } from './fault';
import { findCatches } from './find-catches';
import type { Suite } from './suite';

const fault = (name: string, file: string): Fault => ({
  name,
  category: 'money',
  about: '',
  file,
  find: 'a',
  replace: 'b',
});
const price = fault('price', 'domain/posts/price.ts');
const like = fault('like', 'domain/posts/like-post.ts');
const unseen = fault('unseen', 'domain/posts/unlock.ts');

const beside = 'domain/posts/price.test.ts';
const far = 'domain/posts/posts.test.ts';
const alwaysRed = 'domain/feeds/featured.test.ts';

/** Tests that fail while one of these faults is planted; null for a test that fails without any. */
const failing: [file: string, because: string | null][] = [
  [beside, 'price'],
  [far, 'like'],
  [alwaysRed, null],
];

/**
 * Finds catches as if every file of `failing` imported every fault; returns the catching test of each
 * fault.
 */
async function find(nearTo: (file: string) => string[][]): Promise<Record<string, string>> {
  let planted: readonly string[] = [];
  const suite: Suite = {
    name: 'fake',
    after: [],
    near: ([edit]) => nearTo(edit?.file ?? ''),
    run: (files) =>
      Promise.resolve(
        failing
          .filter(([file]) => files === 'all' || files.includes(file))
          .filter(([, because]) => because === null || planted.includes(because))
          .map(([file]) => ({ file, test: 'fails' })),
      ),
  };
  const faulty = new Set([price, like, unseen].map(({ file }) => file));
  const graph = new Map(failing.map(([file]) => [file, faulty]));
  const scratch = {
    path: process.cwd(),
    commit: '',
    plant: (faults: readonly Fault[]) => void (planted = faults.map(({ name }) => name)),
    remove: () => undefined,
  };
  const caught: Record<string, string> = {};
  await findCatches(
    {
      scratch,
      graph,
      suite,
      onCaught: ({ name }, { file }) => void (caught[name] = file),
      onDoubted: ({ name }) => void Reflect.deleteProperty(caught, name),
    },
    [price, like, unseen],
  );
  return caught;
}

it('a fault is caught by a test near to it, or by another file of the suite', async () => {
  const near = (file: string) => (file === price.file ? [[far], [beside]] : [[beside]]);
  expect(await find(near)).toEqual({ price: beside, like: far });
});

it('a test that fails without the fault catches nothing', async () => {
  expect(await find(() => [[alwaysRed]])).toEqual({ price: beside, like: far });
});

it('a fault in a file without importers may be caught by any file', async () => {
  expect(await find(() => [])).toEqual({ price: beside, like: far });
});
