import { expect, it } from 'vitest';
import { newId } from '../shared/ids';
import { readAccessToken, signAccessToken } from './access-token';

const key = Buffer.alloc(32, 1);
const start = new Date('2026-01-01T00:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const claims = { userId: newId(), sessionId: newId(), generation: 3, expiresAt: after(60_000) };

it('believes a genuine token until it ends, however often it is read', async () => {
  const token = await signAccessToken(key, claims);
  expect(await readAccessToken(key, token, start)).toEqual(claims);
  expect(await readAccessToken(key, token, after(59_999))).toEqual(claims);
  expect(await readAccessToken(key, token, after(60_000))).toBeNull();
});

it('believes no token that was changed, or signed with another key, after one that was believed', async () => {
  const token = await signAccessToken(key, claims);
  await readAccessToken(key, token, start);
  const [head = '', body = '', signature = ''] = token.split('.');
  const changed = [head, body.slice(0, -1), signature].join('.');
  expect(await readAccessToken(key, changed, start)).toBeNull();
  expect(await readAccessToken(Buffer.alloc(32, 2), token, start)).toBeNull();
});

it('returns the same for a token that has ended before it is first read', async () => {
  const token = await signAccessToken(key, claims);
  expect(await readAccessToken(key, token, after(60_000))).toBeNull();
});
