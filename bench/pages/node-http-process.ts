import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';

/**
 * The standard alternatives for comparison: Socket.IO (with ws) and an event stream on Node's http, fed by
 * Redis.
 */
const streams = new Set<ServerResponse>();
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n');
  streams.add(response);
  response.once('close', () => streams.delete(response));
});
const chats = new Server(server, { transports: ['websocket'] }).of('/chats');
chats.on('connection', (socket) => void socket.join('all'));

const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
redis.on('smessage', (channel: string, text: string) => {
  if (channel.endsWith(':streams')) for (const stream of streams) stream.write(text);
  else chats.to('all').emit('character-writing', JSON.parse(text) as unknown);
});
const channel = process.env['CHANNEL'] ?? 'all';
await redis.ssubscribe(`${channel}:sockets`, `${channel}:streams`);
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
