import { WebTimestampProvider, type TimestampProvider } from '@trustnxt/c2pa-ts/rfc3161';
import type { Config } from '~/config/config';
import type { Logger } from '~/observability/logger';
import { unsigned } from '../renditions/sign-each';
import { createFileMarker } from './create-file-marker';
import { createMarkReader } from './create-mark-reader';
import type { FileMarker, MarkReader } from './file-marks';
import { readOwnCertificates, readSigningPair } from './own-certificate';

/** Opens the configured file marker. Without a key it logs a warning, and files only get an XMP mark. */
export async function openFileMarker(config: Config, logger: Logger): Promise<FileMarker> {
  const pair = await readSigningPair(config);
  if (!pair) {
    logger.warn('MARKS_CERTIFICATE and MARKS_KEY are missing: files are marked with XMP alone');
    return unsigned;
  }
  return createFileMarker({
    pair,
    product: config.PRODUCT_NAME,
    stamps: config.MARKS_TIME_URL ? createStampProvider(config.MARKS_TIME_URL, logger) : undefined,
    now: () => new Date(),
    onUnsigned: (reason) => logger.error({ err: reason }, 'a generated file was not signed'),
  });
}

/**
 * Returns a time-stamp provider that returns undefined, after a warning, if the authority does not respond.
 */
function createStampProvider(url: string, logger: Logger): TimestampProvider {
  const authority = new WebTimestampProvider(url);
  return {
    getSignedTimestamp: (request) =>
      authority.getSignedTimestamp(request).catch((error: unknown) => {
        logger.warn({ err: error }, 'the time-stamp authority did not answer');
        return undefined;
      }),
  };
}

/** Opens a mark reader with the configured certificates, which are read at the first use. */
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
