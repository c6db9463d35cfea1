import { useEffect } from 'react';
import type { PreviewText } from '~/domain/notifications/preview-text';
import { useStreamEvents } from '../kit/realtime/event-stream-context';

/**
 * Shows a new notice on the desktop while this tab is open but not visible, if the browser has the
 * permission. The service worker knows whether another tab is visible, and shows one notice for all tabs.
 */
export function useDesktopNotices(): void {
  const onStreamEvent = useStreamEvents();
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.eventName !== 'notifications.updated.event' || !event.notificationId) return;
        if (document.visibilityState === 'visible' || !('Notification' in window)) return;
        if (Notification.permission !== 'granted') return;
        // A notice that could not be shown is still in the list.
        void showOnDesktop(event.notificationId).catch(() => undefined);
      }),
    [onStreamEvent],
  );
}

async function showOnDesktop(notificationId: string): Promise<void> {
  const answer = await fetch(`/notifications/${notificationId}/preview`);
  if (!answer.ok) return;
  const { preview } = (await answer.json()) as { preview: PreviewText };
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'show-notice', preview });
}
