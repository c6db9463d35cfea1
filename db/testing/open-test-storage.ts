import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openStorage } from '~/providers/storage/open-storage';
import type { Storage } from '~/providers/storage/storage';
import type { TestContext } from './test-context';

/** Creates a storage in its own folder for all tests of a file and removes it at the end of the file. */
export async function openTestStorage({ keys }: TestContext): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  afterAll(() => rm(folder, { recursive: true }));
  return openStorage({ dataDir: folder, secret: keys.media });
}
