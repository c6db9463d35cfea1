import { expireOffers } from '~/domain/offers/expire-offers';
import { handleJob, type HandlerOptions } from '../handler';
import { expireOffersJob } from './expire-offers.job';

/** Handlers for offers that expire. */
export const offersHandlers = ({ longRunning }: Pick<HandlerOptions, 'longRunning'>) => [
  handleJob(expireOffersJob, () => expireOffers(longRunning)),
];
