import { readConsent } from '../consent/consent';
import type { Asked } from '../kit/http/context/request-parts';
import { readOrigin } from './marketing-origin';

/** Who sent this browser, where the address it landed with said so. */
export const profileRequest = {
  origin: ({ tokens, cookieHeader }: Asked) => readOrigin(tokens, readConsent(cookieHeader)),
};
