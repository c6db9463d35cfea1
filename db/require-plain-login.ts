import { findExcessRights, findForeignGroups } from './excess-rights';
import { requireAtStart, type AtStart } from './require-at-start';
import type { LoginKind } from './rights';

interface PlainLogin extends AtStart {
  /** The kind of process. */
  kind: LoginKind;
}

/**
 * Checks that the process uses a login that owns nothing and cannot become the owner. In production it also
 * warns of a login with the rights of other processes.
 */
export function requirePlainLogin({ kind, ...options }: PlainLogin): Promise<void> {
  const { deployment, logger } = options;
  return requireAtStart(options, {
    async find(db) {
      const groups = await findForeignGroups(db, kind);
      if (groups.length > 0 && deployment === 'production') {
        logger.warn({ groups }, 'DATABASE_URL names a login that may what other processes do');
      }
      return findExcessRights(db);
    },
    advice: 'DATABASE_URL names a login with too many rights: see docs/operations.md, Logins',
  });
}
