import type { DomainContext } from '../shared/context';
import { securityLogSettings } from './settings';

/**
 * Removes entries older than `security_log_kept_seconds`, but none younger than ninety days, which the
 * database function of the owner ensures. Returns their number.
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
