import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { newId } from '~/domain/shared/ids';
import { serverEvent } from '~/realtime/protocol/names';
import type { Payer } from './chat-payers';

interface SendRun {
  /** The gateways, over which the payers are distributed. */
  urls: string[];
  payers: Payer[];
  /** Messages per second, distributed evenly over the payers. */
  rate: number;
  seconds: number;
  /** Seconds that are not measured, while connections, prepared statements and the JIT warm up. */
  warmUpSeconds: number;
  repliesEnabled: boolean;
  /** Called when the warm-up has ended and the measurement starts. */
  onMeasuring?(): void;
}

export interface SendFigures {
  acknowledged: number[];
  firstWords: number[];
  /** Times from when a reply was stored until its sender received it. */
  shown: number[];
  /** Messages whose reply had not started at the end of the run. */
  unanswered: number;
  lost: number;
  /** The delay of each send against the plan: the error of the generator itself. */
  lateness: number[];
  /** CPU seconds per second that the generator used. Near 1 it limits the measurement. */
  cpuShare: number;
}

/** Stands for the time of a send that is not counted. */
const warmUp = -1;
const lines = [
  'What are you reading tonight?',
  'Tell me about the place you live in.',
  'I had a long day, and you?',
  'What music goes with this hour?',
];

/** Sends messages at an even rate with the stock client and measures the responses. */
export async function measureSends(run: SendRun): Promise<SendFigures> {
  const sockets = await Promise.all(
    run.payers.map((payer, index) => connect(run.urls[index % run.urls.length] ?? '', payer)),
  );
  const times = new SendTimes();
  // Like a page with the conversation in view, which reads what arrives.
  for (const [index, { userId, characterId }] of run.payers.entries()) {
    const socket = sockets[index];
    if (!socket) continue;
    times.listen(socket, userId);
    socket.emit('chat.user-opened-conversation.event', { characterId });
  }

  const lateness: number[] = [];
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const total = run.rate * (run.seconds + run.warmUpSeconds);
  for (let index = 0; index < total; index += 1) {
    const dueIn = startedAt + (index * 1000) / run.rate - performance.now();
    if (dueIn > 0.5) await delay(dueIn);
    if (!times.isMeasuring && index >= run.rate * run.warmUpSeconds) {
      times.isMeasuring = true;
      run.onMeasuring?.();
    }
    if (times.isMeasuring) lateness.push(Math.max(0, -dueIn));
    const socket = sockets[index % sockets.length];
    const payer = run.payers[index % run.payers.length];
    if (socket && payer) send(socket, payer, index, times);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuShare = (user + system) / 1000 / (performance.now() - startedAt);
  await times.settle(run);
  for (const socket of sockets) socket.disconnect();
  const { acknowledged, firstWords, shown, unanswered, lost } = times;
  return { acknowledged, firstWords, shown, unanswered, lost, lateness, cpuShare };
}

function send(socket: Socket, payer: Payer, index: number, times: SendTimes): void {
  const idempotencyKey = newId();
  times.noteSent(payer.userId, idempotencyKey);
  socket.emit('chat.send-user-message.command', {
    idempotencyKey,
    type: 'text',
    content: lines[index % lines.length],
    recipient: payer.characterId,
  });
}

interface Shown {
  chat: string;
  sentAt: string;
}

/** Records when each message was sent, and the times to its acknowledgement and its first words. */
class SendTimes {
  isMeasuring = false;
  readonly acknowledged: number[] = [];
  readonly firstWords: number[] = [];
  readonly shown: number[] = [];
  private readonly sentAt = new Map<string, number>();
  private readonly waitingForWords = new Map<string, number[]>();

  /** The number of messages that were not acknowledged. */
  get lost(): number {
    return this.sentAt.size;
  }

  get unanswered(): number {
    return [...this.waitingForWords.values()].reduce((sum, { length }) => sum + length, 0);
  }

  listen(socket: Socket, personId: string): void {
    this.waitingForWords.set(personId, []);
    socket.on(
      serverEvent.userMessageSent,
      ({ message }: { message: { idempotencyKey: string } }) => {
        const start = this.sentAt.get(message.idempotencyKey);
        if (start === undefined) return;
        this.sentAt.delete(message.idempotencyKey);
        if (start !== warmUp) this.acknowledged.push(performance.now() - start);
      },
    );
    socket.on(serverEvent.characterMessageChunk, ({ offset }: { offset: number }) => {
      if (offset !== 0) return;
      const start = this.waitingForWords.get(personId)?.shift();
      if (start === undefined || start === warmUp) return;
      this.firstWords.push(performance.now() - start);
    });
    socket.on(serverEvent.characterMessageSent, ({ message }: { message: Shown }) => {
      socket.emit('chat.mark-messages-read.command', { chatId: message.chat });
      if (this.isMeasuring) this.shown.push(Date.now() - Date.parse(message.sentAt));
    });
  }

  noteSent(personId: string, idempotencyKey: string): void {
    const now = this.isMeasuring ? performance.now() : warmUp;
    this.sentAt.set(idempotencyKey, now);
    this.waitingForWords.get(personId)?.push(now);
  }

  /** Waits until all messages are acknowledged, and answered if replies are enabled. */
  async settle({ repliesEnabled }: Pick<SendRun, 'repliesEnabled'>): Promise<void> {
    const deadline = performance.now() + 15_000;
    const waiting = [...this.waitingForWords.values()];
    const isDone = () =>
      this.sentAt.size === 0 && (!repliesEnabled || waiting.every(({ length }) => length === 0));
    while (!isDone() && performance.now() < deadline) await delay(50);
  }
}

function connect(url: string, payer: Payer): Promise<Socket> {
  const socket = io(`${url}/chats`, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: payer.cookie },
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
