import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { expect, it } from 'vitest';
import { ignoreFeedChanges, ignorePostChanges } from './ignore-post-changes';

const page = new URL('http://localhost/explorer');
const sent = (changes: Partial<ShouldRevalidateFunctionArgs>): ShouldRevalidateFunctionArgs => ({
  currentUrl: page,
  currentParams: {},
  nextUrl: page,
  nextParams: {},
  formMethod: 'POST',
  formAction: '/posts/1/like',
  actionResult: { ok: true },
  defaultShouldRevalidate: true,
  ...changes,
});

it('reloads nothing after the result of a like or an unlock', () => {
  expect(ignorePostChanges(sent({}))).toBe(false);
  expect(ignorePostChanges(sent({ formAction: '/posts/1/unlock' }))).toBe(false);
});

it('reloads the page when the response redirected back to it', () => {
  expect(ignorePostChanges(sent({ actionResult: undefined }))).toBe(true);
  expect(ignoreFeedChanges(sent({ formAction: '/follows/1', actionResult: undefined }))).toBe(true);
});

it('keeps a feed, but no other page, unchanged after a follow', () => {
  const followed = sent({ formAction: '/follows/1' });
  expect(ignoreFeedChanges(followed)).toBe(false);
  expect(ignorePostChanges(followed)).toBe(true);
});

it('leaves other forms alone', () => {
  expect(ignoreFeedChanges(sent({ formAction: '/language' }))).toBe(true);
});
