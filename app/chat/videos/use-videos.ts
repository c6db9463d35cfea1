import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { serverEvent } from '~/realtime/protocol/names';
import type { VideoResponse } from '~/realtime/protocol/video-response';
import { callApi } from '../../kit/realtime/fetch-api';
import { useRealtime } from '../live/realtime-context';

/** What somebody has on their hands: videos that are made for them, or came to something. */
export interface Videos {
  items: readonly VideoResponse[];
  /** Puts away what became of one that they have seen. */
  dismiss(idempotencyKey: string): void;
}

export const VideosContext = createContext<Videos>({ items: [], dismiss: () => undefined });

export const useVideos = (): Videos => useContext(VideosContext);

/** Between two looks where no socket stands, in milliseconds. */
const lookEvery = 15_000;

/** Whether what an event tells concerns somebody's videos. */
const tells: readonly string[] = [
  serverEvent.storedVideoResponseAdded,
  serverEvent.storedVideoResponseRemoved,
  serverEvent.videoGenerated,
  serverEvent.videoFailed,
];

/**
 * Asks for the stored ones where the page came with the word that there are some, and again whenever the
 * socket tells of one, or none stands while one is waited for.
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
        if (tells.includes(name)) void load();
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
