import { parentPort } from 'node:worker_threads';
import type { RequestInput, LookResult } from './looker';
import { openFaceFinder } from './find-faces';
import { openExplicitDetector } from './detect-explicit';
import { startTensors } from './tensors';

/**
 * Loads the models, in a separate thread: examining a picture takes seconds and would block everything
 * else.
 */
async function open() {
  await startTensors();
  const [findFaces, detectExplicit] = [await openFaceFinder(), await openExplicitDetector()];
  return async (picture: Buffer) => ({
    explicit: await detectExplicit(picture),
    faces: await findFaces(picture),
  });
}

const say = (message: LookResult) => parentPort?.postMessage(message);
const opened = open();
// The failure is reported to each request.
opened.catch(() => undefined);
let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', ({ id, picture }: RequestInput) => {
  // Sequential, because the memory of concurrent tensors would add up.
  last = last
    .then(() => opened)
    .then((look) => look(Buffer.from(picture)))
    .then(
      (look) => say({ id, look }),
      (error: unknown) => say({ id, failed: String(error) }),
    );
});
