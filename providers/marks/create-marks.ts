import { WebTimestampProvider, type TimestampProvider } from '@trustnxt/c2pa-ts/rfc3161';
import type { Config } from '~/config/config';
import type { Logger } from '~/observability/logger';
import { unsigned } from '../renditions/sign-each';
import { createFileMarker } from './create-file-marker';
import { createMarkReader } from './create-mark-reader';
import type { FileMarker, MarkReader } from './file-marks';
import { readOwnCertificates, readSigningPair } from './own-certificate';

/** Signs as a process is configured to; one that has no key says so, and marks files with XMP alone. */
export async function openFileMarker(config: Config, logger: Logger): Promise<FileMarker> {
  const pair = await readSigningPair(config);
  if (!pair) {
    logger.warn('MARKS_CERTIFICATE and MARKS_KEY are missing: files are marked with XMP alone');
    return unsigned;
  }
  return createFileMarker({
    pair,
    product: config.PRODUCT_NAME,
    stamps: config.MARKS_TIME_URL ? askForStamps(config.MARKS_TIME_URL, logger) : undefined,
    now: () => new Date(),
    onUnsigned: (reason) => logger.error({ err: reason }, 'a generated file was not signed'),
  });
}

/** Signs without a time stamp while the authority does not answer. */
function askForStamps(url: string, logger: Logger): TimestampProvider {
  const authority = new WebTimestampProvider(url);
  return {
    getSignedTimestamp: (request) =>
      authority.getSignedTimestamp(request).catch((error: unknown) => {
        logger.warn({ err: error }, 'the time-stamp authority did not answer');
        return undefined;
      }),
  };
}

/** Reads marks by the certificates that a process is configured with, which are read when first asked for. */
export function openMarkReader(config: Config): MarkReader {
  let own: Promise<MarkReader> | undefined;
  return {
    async read(bytes) {
      own ??= readOwnCertificates(config).then(createMarkReader);
      try {
        return await (await own).read(bytes);
      } catch (error) {
        own = undefined;
        throw error;
      }
    },
  };
}
