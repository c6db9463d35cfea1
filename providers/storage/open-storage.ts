import { join, resolve } from 'node:path';
import { createDiskStorage } from './disk';
import type { Storage } from './storage';

/** Path under which the web process serves what has a signed address. */
export const mediaPath = '/media';

interface StorageOptions {
  /** The folder that all processes on a machine share. */
  dataDir: string;
  /** Signs addresses. */
  secret: Buffer;
}

/** The product's files, the same for every process. */
export function openStorage({ dataDir, secret }: StorageOptions): Storage {
  return createDiskStorage({ root: join(resolve(dataDir), 'media'), secret, basePath: mediaPath });
}
