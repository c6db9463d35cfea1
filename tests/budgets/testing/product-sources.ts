import { productFolders, readSources } from '../../security/testing/read-sources';

/** Migrations are never edited once merged; the rows are written from the schema. */
const isWrittenByHand = ({ path }: { path: string }) =>
  path !== 'db/rows.ts' && !path.startsWith('db/migrations/');

/** The product's code with the third parties it is tried with, without tests. */
export const productSources = readSources([...productFolders, 'sandbox']).filter(isWrittenByHand);
