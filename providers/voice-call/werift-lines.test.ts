import { createSocket } from 'node:dgram';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { openWeriftCaller } from './testing/werift-caller';
import { createWeriftLines } from './werift-lines';

it('asks no address that an offer names, and tells no inner one of its own', async () => {
  const browser = await openWeriftCaller();
  const heard: string[] = [];
  const named = createSocket('udp4', (message) => heard.push(message.toString('hex')));
  await new Promise<void>((resolve) => named.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void named.close());
  const candidate = `a=candidate:9 1 udp 2130706431 127.0.0.1 ${named.address().port} typ host`;
  const offer = browser.offer.replace(/^a=candidate:.*$/m, `$&\r\n${candidate}`);
  expect(offer).toContain(candidate);
  const listener = {
    onConnected: () => undefined,
    onLost: () => undefined,
    onSound: () => undefined,
  };
  const line = await createWeriftLines({ address: '203.0.113.5' }).answer(
    { callId: newId(), offer },
    listener,
  );
  expect(line.answer).toContain(' 203.0.113.5 ');
  expect(line.answer).not.toMatch(/ (?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+ \d+ typ/);
  await setTimeout(1_000);
  expect(heard).toEqual([]);
  await line.close();
}, 30_000);
