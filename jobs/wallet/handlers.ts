import { takeSnapshots } from '~/domain/wallet/ledger/account-totals';
import { auditLedger, auditLedgerWhenDue } from '~/domain/wallet/ledger/audit-ledger';
import { endLots } from '~/domain/wallet/lots/end-lots';
import { releaseHeldShares } from '~/domain/wallet/shares/release-held-shares';
import { releaseEndedReservations } from '~/domain/wallet/spends/reservations';
import { reconcileLedgerJob } from '../commands/reconcile-ledger.job';
import { handleJob, type HandlerOptions } from '../handler';
import { auditLedgerJob } from './audit-ledger.job';
import {
  endLotsJob,
  releaseHeldSharesJob,
  releaseReservationsJob,
  takeSnapshotsJob,
} from './sweep-wallets.job';

/** Handlers that audit the ledger, and expire or release tokens and shares. */
export const walletHandlers = ({
  context,
  longRunning,
}: Pick<HandlerOptions, 'context' | 'longRunning'>) => [
  handleJob(reconcileLedgerJob, () => auditLedger(longRunning)),
  handleJob(auditLedgerJob, () => auditLedgerWhenDue(longRunning)),
  handleJob(releaseReservationsJob, () => releaseEndedReservations(context)),
  handleJob(endLotsJob, () => endLots(context)),
  handleJob(releaseHeldSharesJob, () => releaseHeldShares(context)),
  handleJob(takeSnapshotsJob, () => takeSnapshots(longRunning)),
];
