import { startChild, type Child } from '../child-process';
import type { ListenerKind, ListenOptions } from './listeners';

export interface IdleClients extends Pick<ListenOptions, 'url' | 'path' | 'namespace' | 'cookies'> {
  kind: ListenerKind;
  count: number;
  /** Among so many processes: each holds only so many open files. */
  processes: number;
}

/** Opens connections that do nothing; each process opens its share, with cookies of its own. */
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
      await child.ask('open', {
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
