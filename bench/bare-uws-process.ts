import { Redis } from 'ioredis';
import { App } from 'uWebSockets.js';

/** The least that could deliver: a Redis channel in, one native publish to a topic out. */
const app = App();
app.ws('/*', {
  open: (socket) => void socket.subscribe('all'),
});
app.listen('127.0.0.1', 0, (listening) => {
  if (!listening) process.exit(1);
  void import('uWebSockets.js').then((uws) =>
    process.stdout.write(`ready ws://127.0.0.1:${uws.us_socket_local_port(listening)}\n`),
  );
});
const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
redis.on('message', (_channel, text) => void app.publish('all', text, false));
await redis.subscribe(process.env['CHANNEL'] ?? 'all');
process.on('SIGTERM', () => process.exit(0));
