import type { Asked } from '../kit/http/context/request-parts';
import { processorsOf } from './processors';

/** What others do for the site here, as its configuration says. */
export const legalRequest = {
  processors: ({ config }: Asked) => processorsOf(config),
};
