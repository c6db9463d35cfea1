import { reconcileSettlements } from '~/domain/books/reconcile-settlements';
import { handleJob, type HandlerOptions } from '../handler';
import { reconcileSettlementsJob } from './reconcile-settlements.job';

/** What holds our books against those of processors. */
export const booksHandlers = ({
  longRunning,
  paymentProviders,
}: Pick<HandlerOptions, 'longRunning' | 'paymentProviders'>) => [
  handleJob(reconcileSettlementsJob, () => reconcileSettlements(longRunning, paymentProviders)),
];
