import { useEffect } from 'react';
import { useAfterClose } from '../../kit/modals/use-after-close';
import { callApi } from '../../kit/realtime/fetch-api';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import { createOfferLeaving } from './leave-offers';

/** For as long as this page lives: its modals come and go, and are drawn anew with their data. */
const offers = createOfferLeaving((idempotencyKey) => {
  void callApi('/chats/reject-video-message', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idempotencyKey }),
  });
});

/**
 * Leaves an offer of a video whose modal is closed, unless it was answered. Whoever goes on from it, to
 * tokens or to Premium, has not left it.
 */
export function useRejectOnClose(
  idempotencyKey: string | null,
  { isAnswered = false }: { isAnswered?: boolean } = {},
): void {
  const latest = useLatest(idempotencyKey);
  useEffect(() => {
    if (isAnswered && idempotencyKey !== null) offers.answer(idempotencyKey);
  }, [isAnswered, idempotencyKey]);
  useAfterClose(() => {
    if (latest.current !== null) offers.close(latest.current);
  });
}
