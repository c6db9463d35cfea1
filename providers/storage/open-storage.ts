import { join, resolve } from 'node:path';
import type { Config } from '~/config/config';
import { createDiskStorage } from './disk';
import { type Bucket, createS3Storage } from './s3';
import type { Storage } from './storage';

/** Path under which the web process serves what has a signed address. */
export const mediaPath = '/media';

interface StorageOptions {
  /** The folder that all processes on a machine share. */
  dataDir: string;
  /** Signs addresses. */
  secret: Buffer;
  /** Where the files are instead, if anywhere. */
  bucket?: Bucket | undefined;
}

/** The product's files, the same for every process: in a bucket where there is one, else on the disk. */
export function openStorage({ dataDir, secret, bucket }: StorageOptions): Storage {
  if (bucket) return createS3Storage({ bucket, secret, basePath: mediaPath });
  return createDiskStorage({ root: join(resolve(dataDir), 'media'), secret, basePath: mediaPath });
}

/** The bucket that is configured. */
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
