import { join, resolve } from 'node:path';
import type { Config } from '~/config/config';
import { createDiskStorage } from './disk';
import { type Bucket, createS3Storage } from './s3';
import type { Storage } from './storage';

/** The path under which the web process serves files with a signed address. */
export const mediaPath = '/media';

interface StorageOptions {
  /** The folder shared by all processes on a machine. */
  dataDir: string;
  /** The key that signs addresses. */
  secret: Buffer;
  /** The bucket to use instead of the disk, if any. */
  bucket?: Bucket | undefined;
}

/**
 * Opens the product's file storage, the same for every process: a bucket if one is configured, otherwise
 * the disk.
 */
export function openStorage({ dataDir, secret, bucket }: StorageOptions): Storage {
  if (bucket) return createS3Storage({ bucket, secret, basePath: mediaPath });
  return createDiskStorage({ root: join(resolve(dataDir), 'media'), secret, basePath: mediaPath });
}

/** Returns the configured bucket; undefined if there is none. */
export function bucketOf(config: Config): Bucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    name: S3_BUCKET,
    region: config.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
