import { io, type Socket } from 'socket.io-client';
import { chatEventNames, type ChatEvent } from '~/app/chat/live/chat-event';
import { fetchMessagesAfter } from '~/app/chat/live/fetch-messages-after';
import { mayPass } from '~/app/chat/live/link';
import { createOutbox, settledKey, type Waiting } from '~/app/chat/live/outbox';
import { createResends, lookEveryMs } from '~/app/chat/live/resends';
import {
  changeThread,
  gapTimeout,
  hasGap,
  lastSeq,
  startThread,
  type Thread,
} from '~/app/chat/live/thread';
import { toThreadEvent } from '~/app/chat/live/to-thread-event';
import type { CommandResponse } from '~/realtime/protocol/command-response';
import { serverEvent } from '~/realtime/protocol/names';

interface ConversationOptions {
  /** Returns the gateway that the load balancer gives a new connection. */
  pickGateway: () => Promise<string>;
  webUrl: string;
  cookie: string;
  characterId: string;
}

/** A period in which this tab was connected to a gateway, or tried to be. */
interface Link {
  gatewayUrl: string;
  from: number;
  to: number;
}

/** Milliseconds before another attempt, as in the browser's socket. */
const reconnectDelay = 5_000;

/**
 * One tab of one person in one conversation. It uses the browser client's own parts: its thread, its outbox
 * and its event reader. Only the socket and fetch are those of Node.
 */
export class Conversation {
  thread: Thread = startThread([]);
  /** The keys of messages sent in this tab, in order. */
  readonly sent: string[] = [];
  /** The keys that the server confirmed. */
  readonly acknowledged = new Set<string>();
  /** The keys that were refused, with the server's reason. */
  readonly refused = new Map<string, string>();
  /** The times, by performance.now(), at which each message was sent and was confirmed or refused. */
  readonly moments = new Map<string, { sentAt: number; settled: number | null }>();
  readonly links: Link[] = [];
  /** The latest error of each key that still waits. */
  #errors = new Map<string, string>();
  #outbox = createOutbox(memory(), 'bench');
  #resends = createResends();
  #socket: Socket | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #catchingUp: AbortController | null = null;
  #isCatchingUp = false;
  #isOpen = true;

  constructor(private readonly options: ConversationOptions) {
    void this.#connect();
    this.#timers.add(setInterval(() => this.#sendDue(), lookEveryMs));
  }

  say(idempotencyKey: string, content: string): void {
    const message = { idempotencyKey, content, at: new Date().toISOString() };
    this.sent.push(idempotencyKey);
    this.moments.set(idempotencyKey, { sentAt: performance.now(), settled: null });
    this.thread = changeThread(this.thread, { type: 'submitted', message });
    const waiting = { ...message, characterId: this.options.characterId };
    this.#outbox.add(waiting);
    this.#send(waiting);
  }

  /** Checks whether all messages of this tab have been confirmed or refused. */
  isSettled(): boolean {
    return this.#outbox.all().length === 0;
  }

  /** Returns the errors of the keys that were refused or still wait. */
  complaints(): string[] {
    const waiting = this.#outbox.all().map(({ idempotencyKey }) => idempotencyKey);
    return [
      ...this.refused.values(),
      ...waiting.map((key) => `waits: ${this.#errors.get(key) ?? 'no answer'}`),
    ];
  }

  /** Describes this tab's connection. */
  describeLink(): string {
    const { gatewayUrl, from } = this.links.at(-1) ?? { gatewayUrl: 'no gateway', from: 0 };
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const state = this.#socket?.connected ? 'connected' : 'not connected';
    return `${state}, ${gatewayUrl} for ${seconds} s${this.#isCatchingUp ? ', catching up' : ''}`;
  }

  /** Cuts the network without closing connections and restores it after a while. */
  cut(milliseconds: number): void {
    this.#socket?.io.engine?.close();
    this.#socket?.disconnect();
    this.#socket = null;
    this.#later(milliseconds, () => void this.#connect());
  }

  close(): void {
    this.#isOpen = false;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#catchingUp?.abort();
    this.#socket?.disconnect();
  }

  async #connect(): Promise<void> {
    const gatewayUrl = await this.options.pickGateway();
    if (!this.#isOpen || this.#socket) return;
    const link = { gatewayUrl, from: performance.now(), to: Infinity };
    this.links.push(link);
    const socket = io(`${gatewayUrl}/chats`, {
      transports: ['websocket'],
      forceNew: true,
      // Each attempt queries the load balancer again.
      reconnection: false,
      timeout: 10_000,
      extraHeaders: { cookie: this.options.cookie },
    });
    this.#socket = socket;
    const comeBack = () => {
      link.to = Math.min(link.to, performance.now());
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#catchingUp?.abort();
      socket.disconnect();
      this.#later(reconnectDelay, () => void this.#connect());
    };
    socket.on('connect', () => this.#onConnected());
    socket.on('disconnect', comeBack);
    socket.on('connect_error', comeBack);
    for (const name of chatEventNames) {
      socket.on(name, (payload: unknown) => this.#take({ name, payload } as ChatEvent));
    }
  }

  #onConnected(): void {
    this.#resends.begin();
    this.#sendDue();
    this.#catchingUp?.abort();
    this.#catchingUp = new AbortController();
    void this.#catchUp(this.#catchingUp.signal);
  }

  #take(event: ChatEvent): void {
    const { characterId } = this.options;
    const change = toThreadEvent(event, { characterId, chatId: null });
    if (change) this.thread = changeThread(this.thread, change);
    if (hasGap(this.thread)) this.#later(gapTimeout, () => this.#fillGap());
    const key = settledKey(event);
    if (!key) return;
    this.#outbox.remove(key);
    const moment = this.moments.get(key);
    if (moment) moment.settled ??= performance.now();
    if (event.name === serverEvent.userMessageSent) this.acknowledged.add(key);
    else this.refused.set(key, 'error' in event.payload ? event.payload.error : event.name);
  }

  #sendDue(): void {
    if (!this.#socket?.connected) return;
    for (const message of this.#resends.due(this.#outbox.all())) this.#send(message);
  }

  #send({ characterId, idempotencyKey, content }: Waiting): void {
    this.#resends.sent(idempotencyKey);
    const socket = this.#socket;
    if (!socket?.connected) return;
    const command = { idempotencyKey, type: 'text', content, recipient: characterId };
    socket.emit('chat.send-user-message.command', command, (answer: CommandResponse) => {
      if (answer.accepted) return;
      this.#errors.set(idempotencyKey, answer.error.message);
      if (mayPass(answer.error)) {
        this.#resends.postponed(idempotencyKey);
        return;
      }
      const payload = { error: answer.error.message, idempotencyKey };
      this.#take({ name: serverEvent.chatError, payload });
    });
  }

  #fillGap(): void {
    if (!this.#socket?.connected || !hasGap(this.thread)) return;
    this.#catchingUp?.abort();
    this.#catchingUp = new AbortController();
    void this.#catchUp(this.#catchingUp.signal);
  }

  async #catchUp(signal: AbortSignal): Promise<void> {
    const { webUrl, characterId, cookie } = this.options;
    const request = (path: string, init: RequestInit = {}) =>
      fetch(`${webUrl}/api/v1${path}`, { ...init, headers: { cookie } });
    const chat = { characterId, chatId: null };
    this.#isCatchingUp = true;
    const answer = await fetchMessagesAfter(chat, lastSeq(this.thread), signal, {
      request,
    });
    this.thread = changeThread(this.thread, { type: 'loaded', ...answer });
    this.#isCatchingUp = false;
  }

  #later(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, milliseconds);
    this.#timers.add(timer);
  }
}

function memory() {
  let held: string | null = null;
  return {
    getItem: () => held,
    setItem: (_key: string, value: string) => {
      held = value;
    },
  };
}
