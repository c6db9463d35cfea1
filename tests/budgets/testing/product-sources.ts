import { productFolders, readSources } from '../../security/testing/read-sources';

/**
 * Excludes generated and fixed files: migrations are never edited once merged; row types are written from
 * the schema.
 */
const isWrittenByHand = ({ path }: { path: string }) =>
  path !== 'db/rows.ts' && !path.startsWith('db/migrations/');

/** The product's code and the sandbox's providers, without tests. */
export const productSources = readSources([...productFolders, 'sandbox']).filter(isWrittenByHand);
