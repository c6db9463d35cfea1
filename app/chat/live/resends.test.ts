import { beforeEach, expect, it } from 'vitest';
import type { Waiting } from './outbox';
import { createResends } from './resends';

let now = 0;
let resends: ReturnType<typeof createResends>;
beforeEach(() => {
  now = 1_800_000_000_000;
  resends = createResends(() => now);
});

const waiting = (...keys: string[]): Waiting[] =>
  keys.map((idempotencyKey) => ({
    characterId: 'noor',
    idempotencyKey,
    content: 'hello',
    at: new Date(now).toISOString(),
  }));
/** Returns the seconds from now at which a check sends the message again. */
const secondsOf = (message: Waiting[], last: number) => {
  const begun = now;
  return Array.from({ length: last + 1 }, (_, second) => second).filter((second) => {
    now = begun + second * 1000;
    const [due] = resends.due(message);
    if (due) resends.sent(due.idempotencyKey);
    return due !== undefined;
  });
};

it('sends a message without an outcome again every five seconds', () => {
  resends.sent('one');
  expect(secondsOf(waiting('one'), 16)).toEqual([5, 10, 15]);
});

it('sends a message again sooner when the gateway was full, and less often each time', () => {
  const message = waiting('one');
  const pauses = Array.from({ length: 5 }, () => {
    resends.sent('one');
    resends.postponed('one');
    const begun = now;
    while (resends.due(message).length === 0) now += 1000;
    return (now - begun) / 1000;
  });
  expect(pauses).toEqual([1, 2, 4, 5, 5]);
});

it('sends everything on a new connection, in order, no more in a second than a gateway takes', () => {
  const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`);
  for (const key of keys) resends.sent(key);
  resends.begin();
  const sent: string[][] = [];
  for (let look = 0; look < 3; look += 1) {
    const due = resends.due(waiting(...keys)).map(({ idempotencyKey }) => idempotencyKey);
    for (const key of due) resends.sent(key);
    sent.push(due);
    now += 1000;
  }
  expect(sent).toEqual([keys.slice(0, 8), keys.slice(8, 16), keys.slice(16)]);
});
