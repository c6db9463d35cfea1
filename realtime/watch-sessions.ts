import type { DomainContext } from '~/domain/shared/context';
import type { Logger } from '~/observability/logger';
import { recheckSessions } from './recheck-sessions';
import type { Listener } from './subscriptions/listener';

interface Watched {
  context: DomainContext;
  listeners(): Iterable<Listener>;
  logger: Logger;
  sweepMs: number;
}

export interface SessionWatch {
  /** Checks all sessions, after the message about an ended session may have been missed. */
  checkAll(): Promise<void>;
  stop(): void;
}

/**
 * Watches sessions. A connection lasts as long as its session, beyond the access token that opened it.
 * Whenever that token would have expired, the session is looked up again, and a visitor's age review as
 * often. A failed look-up stays due.
 */
export function watchSessions({ context, listeners, logger, sweepMs }: Watched): SessionWatch {
  let sweeping = false;

  const check = async (due: Listener[]) => {
    try {
      await recheckSessions(context, due);
    } catch (error) {
      for (const listener of due) listener.checkAt = 0;
      logger.warn({ err: error, connections: due.length }, 'cannot look up sessions');
    }
  };

  const sweep = async () => {
    if (sweeping) return;
    sweeping = true;
    const now = context.now().getTime();
    const due = [...listeners()].filter((listener) => listener.checkAt <= now);
    if (due.length > 0) await check(due);
    sweeping = false;
  };

  const timer = setInterval(() => void sweep(), sweepMs);
  return {
    checkAll: () => check([...listeners()]),
    stop: () => clearInterval(timer),
  };
}
