import type { RequestDetails } from '../kit/http/context/request-parts';
import { readConsent } from './consent';

/** The consent of this browser's person; null before there is a choice. */
export const consentRequest = {
  consent: ({ cookieHeader }: RequestDetails) => readConsent(cookieHeader),
};
