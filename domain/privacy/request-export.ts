import { lockAccount } from '../account-states/account-rows';
import { isFreshlyProved, type AskingSession } from '../sessions/fresh-proof';
import { logSecurityEvent } from '../security-log/log-security-event';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { exportRequested } from './events';
import { decideExportRequest } from './decide-export';
import { readLatestExport } from './find-latest-export';
import { refuse, type Refusal } from './refusals';
import { privacySettings } from './settings';

type ExportRefusal = 'export-in-progress' | 'export-too-soon' | 'not-found' | 'proof-required';

/**
 * Requests an archive of a user's data, which a job writes. One is written at a time, and no more often
 * than the settings allow. The user's row is locked, so that two clicks make one request. The user must
 * have just proved their identity.
 */
export async function requestExport(
  context: DomainContext,
  { userId, sessionId }: AskingSession,
): Promise<{ ok: true } | Refusal<ExportRefusal>> {
  const { export_interval_seconds: intervalSeconds } = await context.settings(privacySettings);
  return transact(context, async (trx) => {
    const user = await lockAccount(trx, { id: userId }, ['id']);
    if (!user) return refuse('not-found');
    const isProved = await isFreshlyProved({ ...context, db: trx }, { userId, sessionId });
    const latest = await readLatestExport(trx, userId);
    const facts = { latest, isProved, intervalSeconds };
    const decided = decideExportRequest(facts, context.now());
    if (!decided.ok) return decided;
    const exportId = newId();
    await trx('data_exports').insert({
      id: exportId,
      user_id: userId,
      requested_at: context.now(),
    });
    await logSecurityEvent(context, trx, { kind: 'export-requested', userId });
    announce(trx, exportRequested, { personId: userId, aggregateId: exportId }, { exportId });
    return { ok: true };
  });
}
