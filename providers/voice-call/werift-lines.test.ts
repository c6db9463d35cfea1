import { createSocket } from 'node:dgram';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import { badOffers, goodOffers } from './testing/offers';
import { openWeriftCaller } from './testing/werift-caller';
import { LineRefused } from './voice-line';
import { createWeriftLines } from './werift-lines';

const nothing = () => undefined;
const deaf = { onConnected: nothing, onLost: nothing, onSound: nothing };

it.each(Object.entries(goodOffers))('answers an offer of %s by its rules', async (_, offer) => {
  const line = await createWeriftLines({}).answer({ callId: newId(), offer }, deaf);
  onTestFinished(() => line.close());
  const [head = '', ...sections] = line.answer.split(/^(?=m=)/m);
  const offered = offer.split(/^(?=m=)/m).slice(1);
  const midOf = (section: string) => /^a=mid:(.*?)\r?$/m.exec(section)?.[1];
  const kindOf = (section: string) => /^m=\w+/.exec(section)?.[0];
  expect(sections.map(midOf)).toEqual(offered.map(midOf));
  expect(sections.map(kindOf)).toEqual(offered.map(kindOf));
  const taken = sections.filter((section) => !/^m=\w+ 0 /.test(section));
  expect(taken).toHaveLength(1);
  const [sound = ''] = taken;
  expect(/^a=group:BUNDLE (.*?)\r?$/m.exec(head)?.[1]).toBe(midOf(sound));
  const setup = /^a=setup:(.*?)\r?$/m.exec(sound)?.[1];
  expect(setup).toBe(offer.includes('a=setup:active') ? 'passive' : 'active');
  // The payload number that the offer assigned to opus.
  const [, payload = ''] = /^a=rtpmap:(\d+) opus/m.exec(offer) ?? [];
  expect(sound).toMatch(new RegExp(`^m=audio 9 UDP/TLS/RTP/SAVPF ${payload}\\r`));
  expect(sound).toMatch(offer.includes('a=recvonly') ? /^a=sendonly/m : /^a=sendrecv/m);
});

it.each(Object.entries(badOffers))('refuses an offer of %s', async (_, offer) => {
  const answered = createWeriftLines({}).answer({ callId: newId(), offer }, deaf);
  await expect(answered).rejects.toThrow(LineRefused);
});

it('a connection is opened by the side that offers to open it', { timeout: 30_000 }, async () => {
  const browser = await openWeriftCaller();
  const offer = browser.offer.replaceAll('a=setup:actpass', 'a=setup:active');
  let isConnected = false;
  const onConnected = () => void (isConnected = true);
  const line = await createWeriftLines({ sendsInternalAddresses: true }).answer(
    { callId: newId(), offer },
    { ...deaf, onConnected },
  );
  onTestFinished(() => line.close());
  expect(line.answer).toContain('a=setup:passive');
  await browser.accept(line.answer);
  await eventually(() => expect(isConnected).toBe(true));
});

it('contacts no address that an offer names, and reveals no inner one of its own', async () => {
  const browser = await openWeriftCaller();
  const received: string[] = [];
  const named = createSocket('udp4', (message) => received.push(message.toString('hex')));
  await new Promise<void>((resolve) => named.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void named.close());
  const candidate = `a=candidate:9 1 udp 2130706431 127.0.0.1 ${named.address().port} typ host`;
  const offer = browser.offer.replace(/^a=candidate:.*$/m, `$&\r\n${candidate}`);
  expect(offer).toContain(candidate);
  const line = await createWeriftLines({ address: '203.0.113.5' }).answer(
    { callId: newId(), offer },
    deaf,
  );
  expect(line.answer).toContain(' 203.0.113.5 ');
  expect(line.answer).not.toMatch(/ (?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+ \d+ typ/);
  await setTimeout(1_000);
  expect(received).toEqual([]);
  await line.close();
}, 30_000);
