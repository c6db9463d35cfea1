import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { reloadPage } from '../revalidation/owed-reload';
import { stayFresh } from '../session/stay-fresh';
import { useLatest } from '../ui/behaviour/use-latest';
import { useWhenIdle } from '../ui/behaviour/use-when-idle';
import type { StreamEvent, StreamFrame } from './stream-event';

interface EventStreamOptions {
  /** True for users who have signed in, verified or not. Others have no stream. */
  isWanted: boolean;
  viewerKey: string;
  /** The time at which the data of all pages was read, in milliseconds by the server's clock. */
  loadedAt: number;
  publish(frame: StreamFrame): void;
}

/**
 * Events that change the data of all pages, which is then reloaded. An event that concerns one part of a
 * page is handled by that part.
 */
const reloading: readonly StreamEvent['eventName'][] = [
  'resync',
  'chat.author-changed.event',
  'chat.current-changed.event',
  'subscriptions.updated.event',
  'next-subscriptions.updated.event',
  'fanclub.subscription.event',
  'user.special-offers-updated.event',
  'user.meta-info-updated.event',
  'user-has-marketing-email.event',
];

/** Opens this browser's stream and passes its events on. */
export function useEventStream({
  isWanted,
  viewerKey,
  loadedAt,
  publish,
}: EventStreamOptions): void {
  const latestLoad = useLatest(loadedAt);
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => reloadPage(revalidate), [revalidate]);
  const whenIdle = useWhenIdle();
  useEffect(() => {
    if (!isWanted) return;
    let close: (() => void) | null = null;
    let isLeft = false;
    void import('./open-event-stream').then(({ openEventStream }) => {
      if (isLeft) return;
      close = openEventStream({
        loadedAt: () => latestLoad.current,
        onFrame(frame) {
          stayFresh();
          if (reloading.includes(frame.event.eventName)) whenIdle(reload);
          publish(frame);
        },
        onGap: () => whenIdle(reload),
      });
    });
    return () => {
      isLeft = true;
      close?.();
    };
  }, [isWanted, viewerKey, latestLoad, reload, whenIdle, publish]);
}
