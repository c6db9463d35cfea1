import { auditLedger, auditLedgerWhenDue } from '~/domain/wallet/audit-ledger';
import { reconcileLedgerJob } from '../commands/reconcile-ledger.job';
import { handleJob, type HandlerOptions } from '../handler';
import { auditLedgerJob } from './audit-ledger.job';

/** What proves that the ledger adds up. */
export const walletHandlers = ({ longRunning }: Pick<HandlerOptions, 'longRunning'>) => [
  handleJob(reconcileLedgerJob, () => auditLedger(longRunning)),
  handleJob(auditLedgerJob, () => auditLedgerWhenDue(longRunning)),
];
