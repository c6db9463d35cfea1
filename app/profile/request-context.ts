import { readConsent } from '../consent/consent';
import type { RequestDetails } from '../kit/http/context/request-parts';
import { readOrigin } from './marketing-origin';

/** The origin of this browser, if the first address named it. */
export const profileRequest = {
  origin: ({ tokens, cookieHeader }: RequestDetails) =>
    readOrigin(tokens, readConsent(cookieHeader)),
};
