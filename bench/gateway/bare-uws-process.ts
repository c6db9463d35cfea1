import { Redis } from 'ioredis';
import { App, us_socket_local_port, type HttpResponse } from 'uWebSockets.js';

/**
 * The minimal server for comparison: it reads a Redis channel and does one native publish to a topic, or
 * one write to each stream. Messages are sent unchanged.
 */
const app = App();
const streams = new Set<HttpResponse>();
app.ws('/*', {
  open: (socket) => void socket.subscribe('all'),
});
app.get('/stream', (response) => {
  response.writeHeader('content-type', 'text/event-stream').write('retry: 3000\n\n');
  streams.add(response);
  response.onAborted(() => void streams.delete(response));
});

const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
redis.on('smessage', (channel: string, text: string) => {
  if (!channel.endsWith(':streams')) return void app.publish('all', text, false);
  for (const stream of streams) stream.cork(() => void stream.write(text));
});
const channel = process.env['CHANNEL'] ?? 'all';
await redis.ssubscribe(`${channel}:sockets`, `${channel}:streams`);
app.listen('127.0.0.1', 0, (listening) => {
  if (!listening) process.exit(1);
  process.stdout.write(`ready http://127.0.0.1:${us_socket_local_port(listening)}\n`);
});
process.on('SIGTERM', () => process.exit(0));
