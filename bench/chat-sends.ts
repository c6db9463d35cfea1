import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { newId } from '~/domain/shared/ids';
import { clientCommand, serverEvent } from '~/realtime/protocol/names';
import type { Payer } from './chat-payers';

interface SendRun {
  /** The gateways, among which the payers are spread. */
  urls: string[];
  payers: Payer[];
  /** Messages a second, spread evenly over the payers. */
  rate: number;
  seconds: number;
  repliesEnabled: boolean;
  /** Called once everything is warm and the figures begin. */
  onMeasuring?(): void;
}

export interface SendFigures {
  acknowledged: number[];
  firstWords: number[];
  lost: number;
  /** How much later than planned each was sent: what the generator itself adds. */
  lateness: number[];
  /** CPU seconds a second that the generator took; near 1 it limits what it measures. */
  cpuShare: number;
}

/** Left out of the figures: connections, prepared statements and the JIT warm up. */
const warmUpSeconds = 3;
/** Stands for the time of a send that is not counted. */
const warmUp = -1;
const lines = [
  'What are you reading tonight?',
  'Tell me about the place you live in.',
  'I had a long day, and you?',
  'What music goes with this hour?',
];

/** Sends at an even rate over the stock client and times what comes back. */
export async function measureSends(run: SendRun): Promise<SendFigures> {
  const sentAt = new Map<string, number>();
  const waitingForWords = new Map<string, number[]>();
  const figures: SendFigures = {
    acknowledged: [],
    firstWords: [],
    lost: 0,
    lateness: [],
    cpuShare: Number.NaN,
  };
  let isMeasuring = false;

  const sockets = await Promise.all(
    run.payers.map((payer, index) => connect(run.urls[index % run.urls.length] ?? '', payer)),
  );
  sockets.forEach((socket, index) => {
    const personId = run.payers[index]?.userId ?? '';
    waitingForWords.set(personId, []);
    socket.on(
      serverEvent.userMessageSent,
      ({ message }: { message: { idempotencyKey: string } }) => {
        const start = sentAt.get(message.idempotencyKey);
        if (start === undefined) return;
        sentAt.delete(message.idempotencyKey);
        if (start !== warmUp) figures.acknowledged.push(performance.now() - start);
      },
    );
    socket.on(serverEvent.characterMessageChunk, ({ offset }: { offset: number }) => {
      if (offset !== 0) return;
      const start = waitingForWords.get(personId)?.shift();
      if (start === undefined || start === warmUp) return;
      figures.firstWords.push(performance.now() - start);
    });
  });

  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const total = run.rate * (run.seconds + warmUpSeconds);
  for (let index = 0; index < total; index += 1) {
    const dueIn = startedAt + (index * 1000) / run.rate - performance.now();
    if (dueIn > 0.5) await delay(dueIn);
    if (!isMeasuring && index >= run.rate * warmUpSeconds) {
      isMeasuring = true;
      run.onMeasuring?.();
    }
    if (isMeasuring) figures.lateness.push(Math.max(0, -dueIn));
    send(index);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  figures.cpuShare = (user + system) / 1000 / (performance.now() - startedAt);
  await settle();
  figures.lost = sentAt.size;
  for (const socket of sockets) socket.disconnect();
  return figures;

  function send(index: number) {
    const socket = sockets[index % sockets.length];
    const payer = run.payers[index % run.payers.length];
    if (!socket || !payer) return;
    const idempotencyKey = newId();
    const now = isMeasuring ? performance.now() : warmUp;
    sentAt.set(idempotencyKey, now);
    waitingForWords.get(payer.userId)?.push(now);
    socket.emit(clientCommand.sendUserMessage, {
      idempotencyKey,
      type: 'text',
      content: lines[index % lines.length],
      recipient: payer.characterId,
    });
  }

  async function settle() {
    const deadline = performance.now() + 15_000;
    const isDone = () =>
      sentAt.size === 0 &&
      (!run.repliesEnabled ||
        [...waitingForWords.values()].every((waiting) => waiting.length === 0));
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
