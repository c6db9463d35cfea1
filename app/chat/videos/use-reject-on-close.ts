import { useEffect } from 'react';
import { useAfterClose } from '../../kit/modals/use-after-close';
import { callApi } from '../../kit/realtime/fetch-api';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import { createOfferLeaving } from './leave-offers';

/** Exists as long as the page, because its modals are closed and rendered again with their data. */
const offers = createOfferLeaving((idempotencyKey) => {
  void callApi('/chats/reject-video-message', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idempotencyKey }),
  });
});

/**
 * Rejects a video offer whose modal is closed, unless it was answered. Continuing to a purchase of tokens
 * or Premium is no rejection.
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
