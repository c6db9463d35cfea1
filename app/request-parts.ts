// Written by `npm run areas`.
import { consentRequest } from './consent/request-context';
import { legalRequest } from './legal/request-context';
import { offersRequest } from './offers/request-context';
import { profileRequest } from './profile/request-context';

/** The readers of parts of a request, by name in the context. */
export const requestParts = {
  ...consentRequest,
  ...legalRequest,
  ...offersRequest,
  ...profileRequest,
};

type Parts = {
  [Name in keyof typeof requestParts]: ReturnType<(typeof requestParts)[Name]>;
};

declare module './kit/http/context/request-parts' {
  interface RequestParts extends Parts {}
}
