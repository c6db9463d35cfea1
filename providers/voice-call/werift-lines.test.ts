import {
  MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
} from 'werift';
import { createSocket } from 'node:dgram';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createOpusCodec, saidFrame } from './opus';
import { LineRefused, saidRate } from './voice-line';
import { createWeriftLines } from './werift-lines';

/** A tone as long as it is told. */
const tone = (seconds: number, hertz = 440) =>
  Int16Array.from(
    { length: seconds * saidRate },
    (_, index) => 12_000 * Math.sin((2 * Math.PI * hertz * index) / saidRate),
  );
const loudness = (samples: Int16Array) =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / Math.max(1, samples.length));

/** What a browser sends when it closes a line: a warning of DTLS that says so. */
const closeNotify = Buffer.from([21, 0xfe, 0xfd, 0, 0, 0, 0, 0, 0, 0, 99, 0, 2, 1, 0]);

/** A browser as far as a line needs one. */
async function openBrowser() {
  const peer = new RTCPeerConnection({
    codecs: {
      audio: [
        new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 }),
      ],
    },
    iceServers: [],
  });
  const codec = createOpusCodec();
  const voice = new MediaStreamTrack({ kind: 'audio' });
  peer.addTransceiver(voice, { direction: 'sendrecv' });
  const heard: Int16Array[] = [];
  peer.onTrack.subscribe((track) =>
    track.onReceiveRtp.subscribe(({ payload }) => {
      const frame = codec.decode(payload);
      if (frame) heard.push(frame);
    }),
  );
  const offer = await peer.createOffer();
  for (const { connection } of peer.iceTransports) delete connection.stunServer;
  await peer.setLocalDescription(offer);
  onTestFinished(async () => {
    await peer.close();
    codec.close();
  });
  let sequence = 0;
  return {
    peer,
    heard,
    async tellClosing() {
      for (const { connection } of peer.iceTransports) await connection.send(closeNotify);
    },
    say(samples: Int16Array) {
      for (let at = 0; at + saidFrame <= samples.length; at += saidFrame) {
        const timestamp = sequence * 960;
        const header = new RtpHeader({
          payloadType: 96,
          sequenceNumber: (sequence += 1),
          timestamp,
        });
        voice.writeRtp(new RtpPacket(header, codec.encode(samples.slice(at, at + saidFrame))));
      }
    },
  };
}

it('carries sound both ways', async () => {
  const browser = await openBrowser();
  const happened: string[] = [];
  const heard: Int16Array[] = [];
  const line = await createWeriftLines({ tellsInner: true }).answer(
    browser.peer.localDescription?.sdp ?? '',
    {
      onConnected: () => void happened.push('connected'),
      onLost: () => void happened.push('lost'),
      onSound: (frame) => void heard.push(frame),
    },
  );
  await browser.peer.setRemoteDescription({ type: 'answer', sdp: line.answer });
  await expect.poll(() => happened, { timeout: 10_000 }).toEqual(['connected']);
  await line.say(tone(0.5), new AbortController().signal);
  await expect.poll(() => browser.heard.length, { timeout: 5_000 }).toBeGreaterThan(20);
  expect(loudness(browser.heard.at(-5) ?? new Int16Array())).toBeGreaterThan(4_000);
  browser.say(tone(0.5));
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBeGreaterThan(20);
  expect(loudness(heard.at(-5) ?? new Int16Array())).toBeGreaterThan(4_000);
  await line.close();
}, 30_000);

it('says that a line is lost when nothing comes any more, and that it is back when something does', async () => {
  const browser = await openBrowser();
  const happened: string[] = [];
  const lines = createWeriftLines({ tellsInner: true, quietMs: 600 });
  const line = await lines.answer(browser.peer.localDescription?.sdp ?? '', {
    onConnected: () => void happened.push('connected'),
    onLost: () => void happened.push('lost'),
    onSound: () => undefined,
  });
  await browser.peer.setRemoteDescription({ type: 'answer', sdp: line.answer });
  await expect.poll(() => happened, { timeout: 10_000 }).toEqual(['connected']);
  const talking = setInterval(() => browser.say(tone(0.1)), 100);
  await setTimeout(1_500);
  expect(happened).toEqual(['connected']);
  expect(line.unheardMs()).toBeLessThan(500);
  clearInterval(talking);
  await expect.poll(() => happened, { timeout: 5_000 }).toEqual(['connected', 'lost']);
  expect(line.unheardMs()).toBeGreaterThan(500);
  browser.say(tone(0.1));
  await expect.poll(() => happened).toEqual(['connected', 'lost', 'connected']);
  await line.close();
}, 30_000);

it('says that a line is lost when its browser closes it', async () => {
  const browser = await openBrowser();
  const happened: string[] = [];
  const line = await createWeriftLines({ tellsInner: true, quietMs: 60_000 }).answer(
    browser.peer.localDescription?.sdp ?? '',
    {
      onConnected: () => void happened.push('connected'),
      onLost: () => void happened.push('lost'),
      onSound: () => undefined,
    },
  );
  await browser.peer.setRemoteDescription({ type: 'answer', sdp: line.answer });
  await expect.poll(() => happened, { timeout: 10_000 }).toEqual(['connected']);
  await browser.tellClosing();
  await expect.poll(() => happened).toEqual(['connected', 'lost']);
  await line.close();
}, 30_000);

it('asks no address that an offer names, and tells no inner one of its own', async () => {
  const browser = await openBrowser();
  const heard: string[] = [];
  const named = createSocket('udp4', (message) => heard.push(message.toString('hex')));
  await new Promise<void>((resolve) => named.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void named.close());
  const candidate = `a=candidate:9 1 udp 2130706431 127.0.0.1 ${named.address().port} typ host`;
  const offer = (browser.peer.localDescription?.sdp ?? '').replace(
    /^a=candidate:.*$/m,
    `$&\r\n${candidate}`,
  );
  expect(offer).toContain(candidate);
  const listener = {
    onConnected: () => undefined,
    onLost: () => undefined,
    onSound: () => undefined,
  };
  const line = await createWeriftLines({ address: '203.0.113.5' }).answer(offer, listener);
  expect(line.answer).toContain(' 203.0.113.5 ');
  expect(line.answer).not.toMatch(/ (?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+ \d+ typ/);
  await setTimeout(1_000);
  expect(heard).toEqual([]);
  await line.close();
}, 30_000);

it.each(['', 'v=0', 'not an offer at all'])('refuses %j, which is no offer', async (offer) => {
  const nothing = () => undefined;
  const listener = { onConnected: nothing, onLost: nothing, onSound: nothing };
  await expect(createWeriftLines({ tellsInner: true }).answer(offer, listener)).rejects.toThrow(
    LineRefused,
  );
});
