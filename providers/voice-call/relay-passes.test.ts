import { expect, it } from 'vitest';
import { createRelayPasses } from './relay-passes';

const now = new Date('2026-11-27T04:00:00Z');
const urls = ['turn:relay.example:3478?transport=udp', 'turns:relay.example:5349'];

it('are names with a time and a person, and their HMAC-SHA1 as coturn reckons it', () => {
  const passes = createRelayPasses({ CALLS_RELAY_URLS: urls, CALLS_RELAY_SECRET: 'north' });
  // `echo -n 1795755600:somebody | openssl dgst -sha1 -hmac north -binary | base64`
  expect(passes('somebody', now)).toEqual([
    { urls, username: '1795755600:somebody', credential: 'xFoOZqxT/GA7h7FRozPg9UuX1xM=' },
  ]);
  expect(passes('another', now)[0]?.credential).not.toBe(passes('somebody', now)[0]?.credential);
});

it('are empty where no server is configured', () => {
  expect(createRelayPasses({})('somebody', now)).toEqual([]);
});
