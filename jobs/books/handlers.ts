import { reconcileSettlements } from '~/domain/books/reconcile-settlements';
import { handleJob, type HandlerOptions } from '../handler';
import { reconcileSettlementsJob } from './reconcile-settlements.job';

/** Handlers that reconcile our books with those of payment providers. */
export const booksHandlers = ({
  longRunning,
  paymentProviders,
}: Pick<HandlerOptions, 'longRunning' | 'paymentProviders'>) => [
  handleJob(reconcileSettlementsJob, () => reconcileSettlements(longRunning, paymentProviders)),
];
