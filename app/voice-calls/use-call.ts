import { useEffect, useState, useSyncExternalStore } from 'react';
import { newKey } from '../kit/forms/new-key';
import { callApi } from '../kit/realtime/fetch-api';
import { useStreamEvents } from '../kit/realtime/event-stream-context';
import { holdCall, nothingHeld, type CallView } from './held-call';
import { post, useLeaving } from './use-leaving';

const tickMs = 500;

interface Wanted {
  limitMinutes: number | null;
  captions: boolean;
  confirmedTokens?: number | undefined;
}

export interface CallInHand extends CallView {
  start(wanted: Wanted): void;
  /** Continues a call that is already open. */
  join(callId: string): void;
  hangUp(): void;
  mute(isMuted: boolean): void;
  rate(rating: number): void;
}

/** Returns the page's one call with a character, from the request to its end. */
export function useCall(characterId: string): CallInHand {
  const onStreamEvent = useStreamEvents();
  const [held] = useState(holdCall);
  const view = useSyncExternalStore(held.subscribe, held.view, () => nothingHeld);

  const callId = view.call?.callId;
  const isOver = view.call?.state === 'ended';
  useEffect(() => {
    if (callId === undefined || isOver) return;
    const tick = () => void held.happen({ kind: 'ticked', at: performance.now() });
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [callId, isOver, held]);
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.eventName !== 'voice-call.updated.event') return;
        void held.happen({ kind: 'changed', callId: event.callId });
      }),
    [onStreamEvent, held],
  );
  useEffect(() => () => void held.happen({ kind: 'left' }), [held]);
  useLeaving(isOver ? undefined : callId);

  return {
    ...view,
    start: ({ limitMinutes, captions, confirmedTokens }) =>
      void held.open(() =>
        callApi(
          `/chats/${characterId}/voice-calls`,
          post({ idempotencyKey: newKey(), limitMinutes, captions, confirmedTokens }),
        ),
      ),
    join: (id) => void held.open(() => Promise.resolve({ ok: true, data: { callId: id } })),
    hangUp: () => void held.happen({ kind: 'hung-up' }),
    mute: (isMuted) => void held.happen({ kind: 'muted', isMuted }),
    rate: (rating) => void held.happen({ kind: 'rated', rating }),
  };
}
