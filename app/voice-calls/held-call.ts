import type { Call } from '~/domain/voice-calls/follow-call';
import type { Relay } from '~/providers/voice-call/relay-passes';
import type { RoomPass } from '~/providers/voice-call/room-passes';
import { callApi } from '../kit/realtime/fetch-api';
import { openBrowserLine, type BrowserLine, type LineListeners } from './browser-line';
import {
  changeCall,
  noCall,
  type CallEffect,
  type CallEvent,
  type CallProblem,
  type CallStatus,
} from './call-in-hand';
import { hangUp } from './hang-up';
import { createMicrophone, type Microphone } from './microphone';
import { post, requestCallEnd } from './use-leaving';

/**
 * Passes for the possible media paths. The previous release, which may respond during a rollout, sends
 * none.
 */
interface Carriers {
  relays?: Relay[];
  room?: RoomPass | null;
}

type Found = { ok: true; data: { callId: string } } | { ok: false; error: Refused };
type Refused = Omit<CallProblem, 'kind'>;

/** The part of a call that is rendered. */
export type CallView = ReturnType<typeof viewOf>;

const viewOf = (
  { call, rated, isOpening, problem, isMuted }: CallStatus,
  sound: MediaStream | null,
) => ({
  call: call && rated !== null ? { ...call, rating: rated } : call,
  isOpening,
  problem,
  isMuted,
  /** The sound of the other side. */
  sound,
});

export const nothingHeld = viewOf(noCall, null);

/** The one call of a page with its connection and listeners. */
interface Held {
  readonly microphone: Microphone;
  readonly listeners: Set<() => void>;
  callState: CallStatus;
  sound: MediaStream | null;
  view: CallView;
  line: BrowserLine | null;
  carriers: Carriers;
}

/**
 * Manages the one call of a page: carries out the effects that `changeCall` decides and passes their
 * results back to it as events.
 */
export function holdCall() {
  const held: Held = {
    microphone: createMicrophone(requestMicrophone),
    listeners: new Set(),
    callState: noCall,
    sound: null,
    view: nothingHeld,
    line: null,
    carriers: {},
  };
  return {
    view: () => held.view,
    subscribe(listener: () => void) {
      held.listeners.add(listener);
      return () => void held.listeners.delete(listener);
    },
    happen: (event: CallEvent) => happen(held, event),
    /** Opens the microphone, then the call, and offers a connection to it. */
    async open(requestCall: () => Promise<Found>) {
      await happen(held, { kind: 'opening' });
      await happen(held, await find(held, requestCall));
      await happen(held, { kind: 'opening-over' });
    },
  };
}

/** Applies an event. Resolves when all of its effects are done. */
async function happen(held: Held, event: CallEvent): Promise<void> {
  const { callState, effects } = changeCall(held.callState, event);
  held.callState = callState;
  show(held);
  await Promise.all(effects.map((effect) => carryOut(held, effect)));
}

function show(held: Held): void {
  held.view = viewOf(held.callState, held.sound);
  for (const listener of held.listeners) listener();
}

function setSound(held: Held, sound: MediaStream | null): void {
  held.sound = sound;
  show(held);
}

async function carryOut(held: Held, effect: CallEffect): Promise<unknown> {
  switch (effect.kind) {
    case 'let-go':
      held.line?.close();
      held.line = null;
      held.microphone.letGo();
      return setSound(held, null);
    case 'look':
      return look(held, effect.callId);
    case 'offer':
      return offer(held, effect.callId);
    case 'accept':
      return held.line?.accept(effect.answer).catch(() => happen(held, { kind: 'not-accepted' }));
    case 'mute':
      return held.microphone.mute(effect.isMuted);
    case 'hang-up': {
      const ended = await hangUp(() => requestCallEnd(effect.callId));
      return happen(held, ended ? reported(ended) : { kind: 'gone' });
    }
    case 'give-back':
      return hangUp(() => requestCallEnd(effect.callId));
    case 'rate':
      return rate(held, effect);
  }
}

/** Opens the microphone and the call, or returns why one of them is not available. */
async function find(held: Held, requestCall: () => Promise<Found>): Promise<CallEvent> {
  try {
    if (!(await held.microphone.open())) return { kind: 'not-opened', problem: null };
  } catch {
    const problem = { kind: 'microphone', message: '', data: null } as const;
    return { kind: 'not-opened', problem };
  }
  const found = await requestCall();
  if (!found.ok) return refused(found.error);
  const seen = await look(held, found.data.callId);
  return seen.ok ? { kind: 'opened', callId: found.data.callId } : refused(seen.error);
}

async function look(held: Held, callId: string) {
  const found = await callApi<Call & Carriers>(`/voice-calls/${callId}`);
  if (found.ok) {
    held.carriers = found.data;
    await happen(held, reported(found.data));
  } else if (found.error.statusCode === 404) await happen(held, { kind: 'gone' });
  return found;
}

async function offer(held: Held, callId: string): Promise<void> {
  const { stream } = held.microphone;
  if (!stream || held.callState.isOffering) return;
  await happen(held, { kind: 'offering' });
  try {
    held.line?.close();
    const line = await openLine(stream, held.carriers, {
      onSound: (sound) => setSound(held, sound),
      onConnected: () => void happen(held, { kind: 'carried', isConnected: true }),
      onLost: () => void happen(held, { kind: 'carried', isConnected: false }),
    });
    const path = `/voice-calls/${callId}/offers`;
    const offered = await callApi<{ attempt: number }>(path, post(line.offer));
    if (offered.ok && held.microphone.stream === stream) {
      held.line = line;
      await happen(held, { kind: 'offered', attempt: offered.data.attempt });
    } else line.close();
    if (!offered.ok && offered.error.statusCode === 422) {
      void happen(held, { kind: 'unanswerable', callId, message: offered.error.message });
    }
  } catch {
    // A new offer follows soon.
  } finally {
    await happen(held, { kind: 'offer-over', at: performance.now() });
  }
}

async function rate(
  held: Held,
  { callId, rating }: Extract<CallEffect, { kind: 'rate' }>,
): Promise<void> {
  const { ok } = await callApi(`/voice-calls/${callId}/rating`, post({ rating }));
  if (!ok) await happen(held, { kind: 'rated', rating: null });
}

const refused = ({ message, data }: Refused): CallEvent => ({
  kind: 'not-opened',
  problem: { kind: 'refused', message, data },
});

const reported = (call: Call): CallEvent => ({ kind: 'told', call, at: performance.now() });

/**
 * Opens a connection through the media server, or directly without one. The code for a media server is
 * loaded only if needed.
 */
async function openLine(
  stream: MediaStream,
  { relays = [], room }: Carriers,
  listeners: LineListeners,
): Promise<BrowserLine> {
  if (!room) return openBrowserLine(stream, relays, listeners);
  const { openRoomLine } = await import('./room-line');
  return openRoomLine(stream, room, listeners);
}

const requestMicrophone = () =>
  navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
