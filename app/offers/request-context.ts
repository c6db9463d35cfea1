import type { RequestDetails } from '../kit/http/context/request-parts';
import { readOfferKeys } from './remember-offer';

/** The offer keys of a request, from its address and its cookies. */
export const offersRequest = {
  offerKeys: ({ address, tokens }: RequestDetails) => readOfferKeys(address, tokens),
};
