import { on } from '../shared/hooks';
import { wholeLedgerAudited } from '../wallet/ledger/audit-ledger';
import { sharesReleased } from '../wallet/shares/release-held-shares';
import { auditPayouts } from './audit-payouts';
import { splitShares } from './shares/split-shares';

export const payoutsHooks = [
  on(sharesReleased, splitShares),
  on(wholeLedgerAudited, async (_context, trx, { faults }) => {
    faults.push(...(await auditPayouts(trx)));
  }),
];
