import type { RequestDetails } from '../kit/http/context/request-parts';
import { processorsOf } from './processors';

/** The providers of this site, according to its configuration. */
export const legalRequest = {
  processors: ({ config }: RequestDetails) => processorsOf(config),
};
