import { parentPort } from 'node:worker_threads';
import type { Asked, Told } from './looker';
import { openFaceFinder } from './find-faces';
import { openExplicitTeller } from './tell-explicit';
import { startTensors } from './tensors';

/**
 * Loads the models, in a separate thread: examining a picture takes seconds and would block everything
 * else.
 */
async function open() {
  await startTensors();
  const [findFaces, tellExplicit] = [await openFaceFinder(), await openExplicitTeller()];
  return async (picture: Buffer) => ({
    explicit: await tellExplicit(picture),
    faces: await findFaces(picture),
  });
}

const say = (told: Told) => parentPort?.postMessage(told);
const opened = open();
// The failure is reported to each request.
opened.catch(() => undefined);
let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', ({ id, picture }: Asked) => {
  // Sequential, because the memory of concurrent tensors would add up.
  last = last
    .then(() => opened)
    .then((look) => look(Buffer.from(picture)))
    .then(
      (look) => say({ id, look }),
      (error: unknown) => say({ id, failed: String(error) }),
    );
});
