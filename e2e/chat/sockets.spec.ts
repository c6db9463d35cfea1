import { io } from 'socket.io-client';
import { chatsNamespace, serverEvent } from '~/realtime/protocol/names';
import { balanceOf, cookieHeader, withSite, type Account } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { idOf } from '../actors/chat/chat';
import { openSocket, openStream, sendMessage } from '../actors/chat/gateway';
import { newKey } from '../actors/accounts/new-key';
import { requireConfirmationFrom } from '../actors/money/purse';
import { stack } from '../stack';
import { expect, test } from '../test';

const messagePrice = 2;
/** Milliseconds; longer than the pause before the standard client reopens its stream. */
const reconnecting = { timeout: 15_000 };

const characterId = (index: number) => withSite((site) => idOf(site, character(index).slug));
const balance = (account: Account) => withSite(balanceOf, account.state);

test('the stock socket client talks with a character through the web address', async ({ fan }) => {
  const recipient = await characterId(27);
  const socket = openSocket(fan);
  const received: { name: string; message?: { content: string; role: string } }[] = [];
  socket.onAny((name: string, payload: { message?: { content: string; role: string } }) => {
    received.push({ name, ...(payload.message && { message: payload.message }) });
  });
  const content = `Hello from a plain client ${newKey()}`;
  const command = { idempotencyKey: newKey(), type: 'text', content, recipient };
  const answer: unknown = await socket.emitWithAck('chat.send-user-message.command', command);
  expect(answer).toEqual({ accepted: true });

  const names = () => received.map(({ name }) => name);
  await expect.poll(names).toContain(serverEvent.characterMessageSent);
  expect(names()).toContain(serverEvent.characterWriting);
  expect(names()).toContain(serverEvent.characterMessageChunk);
  const messages = received.flatMap(({ message }) => (message ? [message] : []));
  expect(messages).toEqual([
    expect.objectContaining({ role: 'user', content }),
    expect.objectContaining({ role: 'character' }),
  ]);
  socket.disconnect();
});

test('both gateways receive a message, whichever it was sent to', async ({ fan }) => {
  const recipient = await characterId(28);
  // The load balancer alternates: of four connections, each gateway has two.
  const sockets = Array.from({ length: 4 }, () => openSocket(fan));
  const received = sockets.map(() => [] as string[]);
  sockets.forEach((socket, index) =>
    socket.on(serverEvent.userMessageSent, ({ message }: { message: { idempotencyKey: string } }) =>
      received[index]?.push(message.idempotencyKey),
    ),
  );
  await expect.poll(() => sockets.every(({ connected }) => connected)).toBe(true);
  const [first] = sockets;
  if (!first) throw new Error('no socket');
  const key = await sendMessage(first, recipient, 'Do you all hear me?');
  await expect.poll(() => received).toEqual(sockets.map(() => [key]));
  for (const socket of sockets) socket.disconnect();
});

test('a connection without a cookie is refused', async () => {
  expect(await refusalOf({})).toBe('unauthorized');
});

test('a page of another site is refused, whatever cookie its visitor has', async ({ fan }) => {
  const cookie = cookieHeader(fan);
  for (const origin of ['http://elsewhere.example', 'null']) {
    expect(await refusalOf({ cookie, origin })).toBe('websocket error');
  }
  expect(await refusalOf({ cookie, origin: stack.baseUrl() })).toBeNull();
});

test('a session that ends closes its sockets', async ({ member }) => {
  const socket = openSocket(member);
  await expect.poll(() => socket.connected).toBe(true);
  const received: string[] = [];
  socket.onAny((name: string) => received.push(name));
  socket.io.reconnection(false);
  await withSite((site) => site.post('/api/v1/auth/logout'), member.state);
  await expect.poll(() => socket.connected).toBe(false);
  expect(received).toEqual([serverEvent.unauthorized]);
});

test('the stock stream client receives the balance, and the events it missed', async ({ fan }) => {
  const recipient = await characterId(29);
  const socket = openSocket(fan);
  const stream = openStream(fan);
  const balances = () =>
    stream.received
      .filter(({ event }) => event.eventName === 'user.token-balance-updated.event')
      .map(({ event }) => event.balance);
  await expect.poll(() => stream.source.readyState).toBe(stream.source.OPEN);
  const before = await balance(fan);
  await sendMessage(socket, recipient, 'The first is heard at once');
  await expect.poll(balances).toEqual([before - messagePrice]);

  const place = stream.received.at(-1)?.lastEventId;
  stream.cut();
  await expect.poll(() => stream.source.readyState).toBe(stream.source.CONNECTING);
  await sendMessage(socket, recipient, 'The second is said while nobody listens');
  await expect
    .poll(balances, reconnecting)
    .toEqual([before - messagePrice, before - 2 * messagePrice]);
  expect(stream.requestedFrom).toEqual([undefined, place]);
  expect(stream.received.map(({ event }) => event.eventName)).not.toContain('resync');
  stream.source.close();
  socket.disconnect();
});

test('a spend that needs confirmation is confirmed over the socket, under the same key', async ({
  fan,
}) => {
  await requireConfirmationFrom(fan.email, messagePrice);
  const recipient = await characterId(30);
  const socket = openSocket(fan);
  const sentKeys: string[] = [];
  const chatErrors: { idempotencyKey?: string; tokens?: number }[] = [];
  socket.on(serverEvent.chatError, ({ idempotencyKey, tokens }: (typeof chatErrors)[number]) =>
    chatErrors.push({ idempotencyKey, tokens }),
  );
  socket.on(serverEvent.userMessageSent, ({ message }: { message: { idempotencyKey: string } }) =>
    sentKeys.push(message.idempotencyKey),
  );
  const before = await balance(fan);
  const idempotencyKey = newKey();
  const command = { idempotencyKey, type: 'text', content: 'Is this seat taken?', recipient };
  const send = (confirmed: object) =>
    socket.emitWithAck('chat.send-user-message.command', { ...command, ...confirmed });

  expect(await send({})).toEqual({ accepted: true });
  await expect.poll(() => chatErrors).toEqual([{ idempotencyKey, tokens: messagePrice }]);
  await send({ confirmedTokens: messagePrice - 1 });
  await expect.poll(() => chatErrors).toHaveLength(2);
  expect(await balance(fan)).toBe(before);
  expect(sentKeys).toEqual([]);

  await send({ confirmedTokens: messagePrice });
  await expect.poll(() => sentKeys).toEqual([idempotencyKey]);
  expect(await balance(fan)).toBe(before - messagePrice);
  expect(chatErrors).toHaveLength(2);
  socket.disconnect();
});

/** Returns the refusal of a socket with these headers; null if it is accepted. */
async function refusalOf(extraHeaders: Record<string, string>): Promise<string | null> {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false };
  const socket = io(stack.baseUrl() + chatsNamespace, { ...options, extraHeaders });
  const refusal = await new Promise<string | null>((resolve) => {
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
  socket.disconnect();
  return refusal;
}
