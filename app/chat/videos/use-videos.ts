import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { serverEvent } from '~/realtime/protocol/names';
import type { VideoResponse } from '~/realtime/protocol/video-response';
import { callApi } from '../../kit/realtime/fetch-api';
import { useRealtime } from '../live/realtime-context';

/** A person's videos that are in progress, finished or failed. */
export interface Videos {
  items: readonly VideoResponse[];
  /** Removes a finished or failed video from the list. */
  dismiss(idempotencyKey: string): void;
}

export const VideosContext = createContext<Videos>({ items: [], dismiss: () => undefined });

export const useVideos = (): Videos => useContext(VideosContext);

/** Milliseconds between two requests while there is no socket. */
const lookEvery = 15_000;

/** The events that concern the person's videos. */
const videoEvents: readonly string[] = [
  serverEvent.storedVideoResponseAdded,
  serverEvent.storedVideoResponseRemoved,
  serverEvent.videoGenerated,
  serverEvent.videoFailed,
];

/**
 * Loads the stored videos if the page's data reports any, and again when the socket reports one. Without
 * a socket it polls while a video is in progress.
 */
export function useStoredVideos({ isVideoStored }: { isVideoStored: boolean }): Videos {
  const { onChatEvent, state, connect } = useRealtime();
  const [items, setItems] = useState<VideoResponse[]>([]);
  const load = useCallback(async () => {
    const answer = await callApi<{ items: VideoResponse[] }>('/chats/stored-video-responses');
    if (answer.ok) setItems(answer.data.items.filter(({ confirmed }) => confirmed));
  }, []);
  useEffect(() => {
    if (isVideoStored) void load();
    else setItems((before) => (before.length === 0 ? before : []));
  }, [isVideoStored, load]);
  useEffect(
    () =>
      onChatEvent(({ name }) => {
        if (videoEvents.includes(name)) void load();
      }),
    [onChatEvent, load],
  );
  const isWaiting = items.some(({ isGenerated, isFailed }) => !isGenerated && !isFailed);
  useEffect(() => {
    if (isWaiting) connect();
  }, [isWaiting, connect]);
  useEffect(() => {
    if (!isWaiting || state === 'connected') return;
    const timer = setInterval(() => void load(), lookEvery);
    return () => clearInterval(timer);
  }, [isWaiting, state, load]);
  const dismiss = useCallback((idempotencyKey: string) => {
    setItems((before) => before.filter((item) => item.idempotencyKey !== idempotencyKey));
    void callApi('/chats/remove-video-message-notification', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idempotencyKey }),
    });
  }, []);
  return useMemo(() => ({ items, dismiss }), [items, dismiss]);
}
