import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useCallback } from 'react';
import type { Thread } from '../live/thread';
import type { ThreadMessage } from '../presenters/thread-for-fan';

/** Returns the message of the thread that is being replied to, according to the page's address. */
export function useAnswering({ messages }: Thread): {
  answering: ThreadMessage | null;
  /** Cancels the reply. */
  stop(): void;
} {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const id = search.get('reply');
  const answering =
    id === null ? undefined : messages.find((one) => one._id === id && !one.isRemoved);
  const stop = useCallback(() => {
    if (id !== null) navigate(pathname, { replace: true, preventScrollReset: true });
  }, [id, navigate, pathname]);
  return { answering: answering ?? null, stop };
}
