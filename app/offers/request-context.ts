import type { Asked } from '../kit/http/context/request-parts';
import { readOfferTold } from './remember-offer';

/** The offer keys of a request, from its address and its cookies. */
export const offersRequest = {
  offerTold: ({ address, tokens }: Asked) => readOfferTold(address, tokens),
};
