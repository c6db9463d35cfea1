import type { Call } from '~/domain/voice-calls/follow-call';
import type { Relay } from '~/providers/voice-call/relay-passes';
import type { RoomPass } from '~/providers/voice-call/room-passes';
import { callApi } from '../realtime/fetch-api';
import { openBrowserLine, type BrowserLine, type LineListeners } from './browser-line';
import {
  changeCall,
  noCall,
  type CallEffect,
  type CallEvent,
  type CallProblem,
} from './call-in-hand';
import { hangUp } from './hang-up';
import { createMicrophone } from './microphone';
import { tellEnd } from './use-leaving';

/** Passes for what may carry a line; the release before, which may answer while a new one is rolled out, knows none. */
interface Carriers {
  relays?: Relay[];
  room?: RoomPass | null;
}

type Found = { ok: true; data: { callId: string } } | { ok: false; error: Refused };
type Refused = Omit<CallProblem, 'kind'>;

export const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** What of a call is drawn. */
export type CallView = ReturnType<typeof viewOf>;

const viewOf = (
  { call, rated, isOpening, problem, isMuted }: typeof noCall,
  sound: MediaStream | null,
) => ({
  call: call && rated !== null ? { ...call, rating: rated } : call,
  isOpening,
  problem,
  isMuted,
  /** What is heard of the other side. */
  sound,
});

export const nothingHeld = viewOf(noCall, null);

const refused = ({ message, data }: Refused): CallEvent => ({
  kind: 'not-opened',
  problem: { kind: 'refused', message, data },
});

/** Carries out what `changeCall` decides of the one call of a page, and tells it what follows. */
export class HeldCall {
  readonly #microphone = createMicrophone(askForMicrophone);
  readonly #listeners = new Set<() => void>();
  #standing = noCall;
  #sound: MediaStream | null = null;
  #view = nothingHeld;
  #line: BrowserLine | null = null;
  #carriers: Carriers = {};

  readonly view = (): CallView => this.#view;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Opens the microphone, then what is found, and offers a line to it. */
  async open(find: () => Promise<Found>): Promise<void> {
    await this.happen({ kind: 'opening' });
    await this.happen(await this.#find(find));
    await this.happen({ kind: 'opening-over' });
  }

  /** Resolves once what follows from it is done. */
  async happen(event: CallEvent): Promise<void> {
    const { standing, effects } = changeCall(this.#standing, event);
    this.#standing = standing;
    this.#show();
    await Promise.all(effects.map((effect) => this.#carryOut(effect)));
  }

  #show(): void {
    this.#view = viewOf(this.#standing, this.#sound);
    for (const listener of this.#listeners) listener();
  }

  #hear(sound: MediaStream | null): void {
    this.#sound = sound;
    this.#show();
  }

  async #carryOut(effect: CallEffect): Promise<unknown> {
    switch (effect.kind) {
      case 'let-go':
        this.#line?.close();
        this.#line = null;
        this.#microphone.letGo();
        return this.#hear(null);
      case 'look':
        return this.#look(effect.callId);
      case 'offer':
        return this.#offer(effect.callId);
      case 'accept':
        return this.#line?.accept(effect.answer).catch(() => this.happen({ kind: 'not-accepted' }));
      case 'mute':
        return this.#microphone.mute(effect.isMuted);
      case 'hang-up': {
        const ended = await hangUp(() => tellEnd(effect.callId));
        return this.happen(ended ? told(ended) : { kind: 'gone' });
      }
      case 'give-back':
        return hangUp(() => tellEnd(effect.callId));
      case 'rate':
        return this.#rate(effect);
    }
  }

  /** What there is to hear with and to talk in, or why not. */
  async #find(find: () => Promise<Found>): Promise<CallEvent> {
    try {
      if (!(await this.#microphone.open())) return { kind: 'not-opened', problem: null };
    } catch {
      const problem = { kind: 'microphone', message: '', data: null } as const;
      return { kind: 'not-opened', problem };
    }
    const found = await find();
    if (!found.ok) return refused(found.error);
    const seen = await this.#look(found.data.callId);
    return seen.ok ? { kind: 'opened', callId: found.data.callId } : refused(seen.error);
  }

  async #look(callId: string) {
    const found = await callApi<Call & Carriers>(`/voice-calls/${callId}`);
    if (found.ok) {
      this.#carriers = found.data;
      await this.happen(told(found.data));
    } else if (found.error.statusCode === 404) await this.happen({ kind: 'gone' });
    return found;
  }

  async #offer(callId: string): Promise<void> {
    const { stream } = this.#microphone;
    if (!stream || this.#standing.isOffering) return;
    await this.happen({ kind: 'offering' });
    try {
      this.#line?.close();
      const line = await openLine(stream, this.#carriers, {
        onSound: (sound) => this.#hear(sound),
        onConnected: () => void this.happen({ kind: 'connected' }),
        onLost: () => void this.happen({ kind: 'lost' }),
      });
      const path = `/voice-calls/${callId}/offers`;
      const offered = await callApi<{ attempt: number }>(path, post(line.offer));
      if (offered.ok && this.#microphone.stream === stream) {
        this.#line = line;
        await this.happen({ kind: 'offered', attempt: offered.data.attempt });
      } else line.close();
      if (!offered.ok && offered.error.statusCode === 422) {
        void this.happen({ kind: 'unanswerable', callId, message: offered.error.message });
      }
    } catch {
      // Another is offered soon.
    } finally {
      await this.happen({ kind: 'offer-over', at: performance.now() });
    }
  }

  async #rate({ callId, rating }: Extract<CallEffect, { kind: 'rate' }>): Promise<void> {
    const { ok } = await callApi(`/voice-calls/${callId}/rating`, post({ rating }));
    if (!ok) await this.happen({ kind: 'rating-refused' });
  }
}

const told = (call: Call): CallEvent => ({ kind: 'told', call, at: performance.now() });

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

const askForMicrophone = () =>
  navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
