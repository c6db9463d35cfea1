import type { Asked } from '../kit/http/context/request-parts';
import { readOfferTold } from './remember-offer';

/** Which offers a request's address and its cookies tell of. */
export const offersRequest = {
  offerTold: ({ address, tokens }: Asked) => readOfferTold(address, tokens),
};
