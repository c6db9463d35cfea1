import { startChild, type Child } from '../child-process';
import type { ListenerKind, ListenOptions } from './listeners';

export interface IdleClients extends Pick<ListenOptions, 'url' | 'path' | 'namespace' | 'cookies'> {
  kind: ListenerKind;
  count: number;
  /**
   * The number of processes over which the clients are distributed, because the open files of each are
   * limited.
   */
  processes: number;
}

/** Opens idle connections. Each process opens its share, with cookies of its own. */
export async function openIdleClients({
  processes,
  count,
  ...where
}: IdleClients): Promise<{ close(): Promise<void> }> {
  const share = Math.ceil(count / processes);
  const children = await Promise.all(
    Array.from({ length: processes }, async (_, index): Promise<Child> => {
      const child = await startChild('bench/gateway/idle-clients-process.ts', {});
      const from = index * share;
      await child.request('open', {
        ...where,
        count: Math.min(share, count - from),
        cookies: where.cookies?.slice(from, from + share),
      });
      return child;
    }),
  );
  return {
    async close() {
      await Promise.all(children.map((child) => child.stop()));
    },
  };
}
