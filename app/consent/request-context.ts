import type { Asked } from '../kit/http/context/request-parts';
import { readConsent } from './consent';

/** What its person lets this browser's visits be used for; null as long as nobody said. */
export const consentRequest = {
  consent: ({ cookieHeader }: Asked) => readConsent(cookieHeader),
};
