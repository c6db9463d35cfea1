import { expireOffers } from '~/domain/offers/expire-offers';
import { handleJob, type HandlerOptions } from '../handler';
import { expireOffersJob } from './expire-offers.job';

/** What ends by itself of what people are offered. */
export const offersHandlers = ({ longRunning }: Pick<HandlerOptions, 'longRunning'>) => [
  handleJob(expireOffersJob, () => expireOffers(longRunning)),
];
