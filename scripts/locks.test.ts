import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alone, takeLock } from './locks.mjs';
import { temporaryFolder } from './testing/temporary-folder.mjs';

describe('a lock', () => {
  it('is refused while a living process holds it, and free again after its release', () => {
    const dir = temporaryFolder();
    const first = takeLock(dir, 'demo');
    expect(first.holder).toBeNull();
    expect(takeLock(dir, 'demo').holder).toMatchObject({ pid: process.pid });
    first.release?.();
    expect(takeLock(dir, 'demo').holder).toBeNull();
  });

  it('of a process that was killed is taken over', () => {
    const dir = temporaryFolder();
    const dead = { pid: process.pid, identity: 'an earlier start', name: 'demo' };
    writeFileSync(join(dir, 'demo.json'), JSON.stringify(dead));
    expect(takeLock(dir, 'demo').holder).toBeNull();
  });

  it('keeps two pieces of work apart', async () => {
    const dir = temporaryFolder();
    let inside = 0;
    const work = async () => {
      inside += 1;
      const seen = inside;
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      return seen;
    };
    const seen = await Promise.all([1, 2, 3].map(() => alone(dir, 'build', work)));
    expect(seen).toEqual([1, 1, 1]);
  });
});
