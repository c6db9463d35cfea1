import { expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { createLogger } from '~/observability/logger';
import { personChannel } from '~/realtime/protocol/envelope';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { createRedisBroadcast } from './redis-broadcast';

const server = await openTestRedis();

it('publishes events that fit the protocol, and logs others without failing', async () => {
  const person: Person = { kind: 'user', id: newId() };
  const received: unknown[] = [];
  const listener = server.connect();
  listener.on('smessage', (_, text) => received.push(JSON.parse(text)));
  await listener.ssubscribe(personChannel(person.id));
  const lines: string[] = [];
  const logger = createLogger({
    process: 'test',
    level: 'info',
    destination: { write: (line: string) => void lines.push(line) },
  });
  const broadcast = createRedisBroadcast(server.connect(), logger);
  const draft = { characterId: newId(), chatId: newId(), messageId: newId(), draft: 1 };

  await broadcast.chunk(person, { ...draft, offset: -1, text: 'before the beginning' });
  expect(lines.join('')).toContain('does not fit the protocol');
  expect(lines.join('')).not.toContain('before the beginning');

  await broadcast.chunk(person, { ...draft, offset: 0, text: 'Hello.' });
  await broadcast.retracted(person, draft);
  await eventually(() =>
    expect(received).toEqual([
      {
        kind: 'ephemeral',
        channel: 'chats',
        name: 'character-message-chunk',
        payload: { ...draft, offset: 0, text: 'Hello.' },
      },
      { kind: 'ephemeral', channel: 'chats', name: 'character-message-retracted', payload: draft },
    ]),
  );
});
