import * as z from 'zod';
import { WebSocket } from 'ws';
import { answerParent } from '../pages/answer-parent';
import { socketIoPath } from './socket-listener';

const orderSchema = z.object({ url: z.string(), sockets: z.number(), seconds: z.number() });

export interface FloodFigures {
  sent: number;
  answered: number;
  /** The number of sockets that were cut. Each reconnects immediately. */
  cut: number;
}

/** A frame that needs no sign-in and that the gateway answers every time. */
const frame = '40/nowhere,';
const framesAtOnce = 100;
/** The maximum unsent bytes of a socket before it pauses. */
const mostWaiting = 256 * 1024;

answerParent('flood', async (argument) => {
  const { url, sockets, seconds } = orderSchema.parse(argument);
  const figures: FloodFigures = { sent: 0, answered: 0, cut: 0 };
  const until = performance.now() + seconds * 1000;
  const address = url.replace('http', 'ws') + socketIoPath;
  await Promise.all(Array.from({ length: sockets }, () => floodOn(address, until, figures)));
  return figures;
});
process.stdout.write('ready\n');
process.channel?.ref();
process.on('SIGTERM', () => process.exit(0));

async function floodOn(address: string, until: number, figures: FloodFigures): Promise<void> {
  while (performance.now() < until) await floodOnce(address, until, figures);
}

/** Sends as fast as one socket can until the time has ended or the gateway cuts it. */
function floodOnce(address: string, until: number, figures: FloodFigures): Promise<void> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const send = () => {
    if (performance.now() >= until) return socket.terminate();
    if (socket.readyState !== WebSocket.OPEN) return;
    for (let count = 0; count < framesAtOnce && socket.bufferedAmount < mostWaiting; count += 1) {
      socket.send(frame);
      figures.sent += 1;
    }
    setImmediate(send);
  };
  socket.on('message', () => (figures.answered += 1));
  socket.once('open', send);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('close', () => {
      if (performance.now() < until) figures.cut += 1;
      resolve();
    });
  });
}
