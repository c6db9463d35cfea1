import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call } from '~/domain/voice-calls/follow-call';
import type { Relay } from '~/providers/voice-call/relay-passes';
import type { RoomPass } from '~/providers/voice-call/room-passes';
import { newKey } from '../kit/forms/new-key';
import { callApi } from '../kit/realtime/fetch-api';
import { useStreamEvents } from '../kit/realtime/event-stream-context';
import { openBrowserLine, type BrowserLine, type LineListeners } from './browser-line';
import type { ToldCall } from './call-clock';
import { hangUp } from './hang-up';
import { createMicrophone } from './microphone';
import { tellEnd, useLeaving } from './use-leaving';

/** Milliseconds between two looks at a call: nobody hears of everything. */
const lookEvery = { asked: 700, live: 5_000, reconnecting: 1_500, ended: Infinity } as const;
const tickMs = 500;
/** Another line is offered where one was not answered, or came to nothing, for so long. */
const offerEvery = 7_000;

export interface CallProblem {
  kind: 'microphone' | 'refused';
  /** Of a refusal, as the API says it. */
  message: string;
  data: Record<string, unknown> | null;
}

interface Wanted {
  limitMinutes: number | null;
  captions: boolean;
  confirmedTokens?: number | undefined;
}

export interface CallInHand {
  call: (ToldCall & Pick<Call, 'tokens' | 'rating' | 'hasCaptions' | 'lines'>) | null;
  /** The microphone is asked for, or the call. */
  isOpening: boolean;
  problem: CallProblem | null;
  /** What is heard of the other side. */
  sound: MediaStream | null;
  isMuted: boolean;
  start(wanted: Wanted): void;
  /** Goes on with a call that is open already. */
  join(callId: string): void;
  hangUp(): void;
  mute(isMuted: boolean): void;
  rate(rating: number): void;
}

/** Passes for what may carry a line; the release before, which may answer while a new one is rolled out, knows none. */
interface Carriers {
  relays?: Relay[];
  room?: RoomPass | null;
}
/** A call as it is looked at. */
type FoundCall = Call & Carriers;

/** Opens a line by whoever carries calls here; what only a media server needs is loaded for one. */
async function openLine(
  stream: MediaStream,
  { relays = [], room }: Carriers,
  listeners: LineListeners,
): Promise<BrowserLine> {
  if (!room) return openBrowserLine(stream, relays, listeners);
  const { openRoomLine } = await import('./room-line');
  return openRoomLine(stream, room, listeners);
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const askForMicrophone = () =>
  navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });

/** One call of this page with a character, from asking for it to its end. */
export function useCall(characterId: string): CallInHand {
  const onStreamEvent = useStreamEvents();
  const [call, setCall] = useState<CallInHand['call']>(null);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [sound, setSound] = useState<MediaStream | null>(null);
  const [isMuted, setMuted] = useState(false);
  /** What its person has said of it; a look at the call that began before does not know. */
  const [rated, setRated] = useState<number | null>(null);
  const [microphone] = useState(() => createMicrophone(askForMicrophone));
  const line = useRef<{ opened: BrowserLine; attempt: number; isAccepted: boolean } | null>(null);
  const carriers = useRef<Carriers>({});
  const offeredAt = useRef(-Infinity);
  const lookedAt = useRef(-Infinity);
  const isOffering = useRef(false);
  const isConnected = useRef(false);

  const letGo = useCallback(() => {
    line.current?.opened.close();
    line.current = null;
    isConnected.current = false;
    microphone.letGo();
    setSound(null);
  }, [microphone]);

  const hear = useCallback(
    (told: Call) => {
      setCall({ ...told, at: performance.now() });
      const current = line.current;
      if (
        current &&
        told.answer !== null &&
        told.answered === current.attempt &&
        !current.isAccepted
      ) {
        current.isAccepted = true;
        void current.opened.accept(told.answer).catch(() => {
          offeredAt.current = -Infinity;
        });
      }
      if (told.state === 'ended') letGo();
    },
    [letGo],
  );

  /** Nobody can say any more how it stands. */
  const giveUp = useCallback(() => {
    letGo();
    setCall((before) => before && { ...before, state: 'ended' });
  }, [letGo]);

  /** Nobody can answer what this browser offers, nor what it would offer next. */
  const giveBack = useCallback(
    (callId: string, message: string) => {
      letGo();
      setCall(null);
      setProblem({ kind: 'refused', message, data: null });
      void hangUp(() => tellEnd(callId));
    },
    [letGo],
  );

  const look = useCallback(
    async (callId: string) => {
      const found = await callApi<FoundCall>(`/voice-calls/${callId}`);
      if (found.ok) {
        carriers.current = found.data;
        hear(found.data);
      } else if (found.error.statusCode === 404) giveUp();
      return found;
    },
    [hear, giveUp],
  );

  const offer = useCallback(
    async (callId: string) => {
      const { stream } = microphone;
      if (!stream || isOffering.current) return;
      isOffering.current = true;
      try {
        line.current?.opened.close();
        isConnected.current = false;
        const opened = await openLine(stream, carriers.current, {
          onSound: setSound,
          onConnected: () => (isConnected.current = true),
          onLost: () => (isConnected.current = false),
        });
        const offered = await callApi<{ attempt: number }>(
          `/voice-calls/${callId}/offers`,
          post(opened.offer),
        );
        if (!offered.ok || microphone.stream !== stream) opened.close();
        else line.current = { opened, attempt: offered.data.attempt, isAccepted: false };
        if (!offered.ok && offered.error.statusCode === 422)
          giveBack(callId, offered.error.message);
      } catch {
        // Another is offered soon.
      } finally {
        offeredAt.current = performance.now();
        isOffering.current = false;
      }
    },
    [microphone, giveBack],
  );

  const listen = useCallback(async (): Promise<boolean> => {
    try {
      return await microphone.open();
    } catch {
      setProblem({ kind: 'microphone', message: '', data: null });
      return false;
    }
  }, [microphone]);

  const open = useCallback(
    async (
      find: () => Promise<
        | { ok: true; data: { callId: string } }
        | { ok: false; error: { message: string; data: CallProblem['data'] } }
      >,
    ) => {
      const refuse = ({ message, data }: Omit<CallProblem, 'kind'>) =>
        setProblem({ kind: 'refused', message, data });
      setProblem(null);
      setOpening(true);
      let isOpen = false;
      try {
        if (!(await listen())) return;
        const found = await find();
        if (!found.ok) return refuse(found.error);
        const seen = await look(found.data.callId);
        if (!seen.ok) return refuse(seen.error);
        isOpen = true;
        setMuted(false);
        await offer(found.data.callId);
      } finally {
        if (!isOpen) letGo();
        setOpening(false);
      }
    },
    [letGo, listen, look, offer],
  );

  const callId = call?.callId;
  const isOver = call?.state === 'ended';
  const state = call?.state;
  useEffect(() => {
    if (callId === undefined || isOver) return;
    const timer = setInterval(() => {
      const now = performance.now();
      if (now - lookedAt.current > lookEvery[state ?? 'asked']) {
        lookedAt.current = now;
        void look(callId);
      }
      const isLost = !isConnected.current || state === 'reconnecting';
      if (isLost && now - offeredAt.current > offerEvery) void offer(callId);
    }, tickMs);
    return () => clearInterval(timer);
  }, [callId, isOver, state, look, offer]);
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.eventName === 'voice-call.updated.event' && event.callId === callId) {
          void look(event.callId);
        }
      }),
    [onStreamEvent, callId, look],
  );
  useEffect(() => letGo, [letGo]);
  useLeaving(isOver ? undefined : callId);

  return {
    call: call && rated !== null ? { ...call, rating: rated } : call,
    isOpening,
    problem,
    sound,
    isMuted,
    start: ({ limitMinutes, captions, confirmedTokens }) =>
      void open(() =>
        callApi<{ callId: string }>(
          `/chats/${characterId}/voice-calls`,
          post({ idempotencyKey: newKey(), limitMinutes, captions, confirmedTokens }),
        ),
      ),
    join: (id) => void open(() => Promise.resolve({ ok: true, data: { callId: id } })),
    hangUp() {
      if (callId === undefined) return;
      letGo();
      void hangUp(() => tellEnd(callId)).then((ended) => {
        if (ended) hear(ended);
        else giveUp();
      });
    },
    mute(muted) {
      setMuted(muted);
      microphone.mute(muted);
    },
    rate(rating) {
      if (callId === undefined) return;
      setRated(rating);
      void callApi(`/voice-calls/${callId}/rating`, post({ rating })).then(({ ok }) => {
        if (!ok) setRated(null);
      });
    },
  };
}
