import type { DomainContext } from '../shared/context';
import { securityLogSettings } from './settings';

/**
 * Removes what is older than `security_log_kept_seconds`, and never what is younger than ninety
 * days: the function that does it is the owner's. Answers how much that was.
 */
export async function trimSecurityLog(
  context: Pick<DomainContext, 'db' | 'now' | 'settings'>,
): Promise<number> {
  const { security_log_kept_seconds } = await context.settings(securityLogSettings);
  const before = new Date(context.now().getTime() - security_log_kept_seconds * 1000);
  const { rows } = await context.db.raw<{ rows: { removed: number }[] }>(
    'select trim_security_log(?) as removed',
    [before],
  );
  return rows[0]?.removed ?? 0;
}
