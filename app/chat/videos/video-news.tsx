import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { serverEvent } from '~/realtime/protocol/names';
import { modalHref, requestedModals } from '../../kit/modals/modal-keys';
import { useRealtime } from '../live/realtime-context';
import { useWhenIdle } from '../../kit/ui/behaviour/use-when-idle';
import { useLatest } from '../../kit/ui/behaviour/use-latest';

/** Checks for pages of payment, where nothing interrupts the person. */
const isOfCheckout = (pathname: string) => /^\/(?:checkout|add_card)(?:\/|$)/.test(pathname);

/** Handles events about videos: an offer reloads its thread's data, a finished video opens. */
export function VideoNews() {
  const { onChatEvent } = useRealtime();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const whenIdle = useWhenIdle();
  const place = useLatest(useLocation());
  useEffect(
    () =>
      onChatEvent(({ name, payload }) => {
        const { pathname, search } = place.current;
        const isOfThread =
          name === serverEvent.characterVideoModal ||
          name === serverEvent.storedVideoResponseRemoved;
        if (isOfThread && pathname.startsWith('/chats/')) return whenIdle(revalidate);
        if (name !== serverEvent.videoResultModal) return;
        if (requestedModals(new URLSearchParams(search)).length > 0) return;
        if (isOfCheckout(pathname)) return;
        const meta = { idempotencyKey: payload.idempotencyKey };
        navigate(modalHref(place.current, 'confirmResultVideoMessageModal', { meta }), {
          preventScrollReset: true,
        });
      }),
    [onChatEvent, navigate, revalidate, whenIdle, place],
  );
  return null;
}
