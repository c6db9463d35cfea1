import { useRef } from 'react';
import { useAfterClose } from '../../modals/use-after-close';
import { callApi } from '../../realtime/fetch-api';
import { useLatest } from '../../ui/behaviour/use-latest';

/**
 * Leaves an offer of a video whose modal is closed, unless it was taken. Whoever goes on from it, to tokens
 * or to Premium, has not left it.
 */
export function useRejectOnClose(
  idempotencyKey: string | null,
  { isTaken = false }: { isTaken?: boolean } = {},
): void {
  const taken = useRef(false);
  if (isTaken) taken.current = true;
  const latest = useLatest(idempotencyKey);
  useAfterClose(() => {
    if (taken.current || latest.current === null) return;
    void callApi('/chats/reject-video-message', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idempotencyKey: latest.current }),
    });
  });
}
