import { expect, it } from 'vitest';
import { decideReplyRegeneration } from './decide-reply-regeneration';

const mayBe = {
  isLast: true,
  state: 'done',
  retries: 0,
  most: 3,
  isPublished: true,
  isBlocked: false,
} as const;

it.each([
  ['as long as it was not asked too often', { retries: 2 }, { ok: true }],
  ['of an older message', { isLast: false }, { ok: false, reason: 'not-the-last' }],
  ['that was given up and paid back', { state: 'failed' }, { ok: false, reason: 'not-the-last' }],
  ['that is being written', { state: 'pending' }, { ok: false, reason: 'still-being-answered' }],
  ['too often', { retries: 3 }, { ok: false, reason: 'asked-too-often' }],
  [
    'of a character that was withdrawn',
    { isPublished: false },
    { ok: false, reason: 'no-such-character' },
  ],
  ['of one that was blocked', { isBlocked: true }, { ok: false, reason: 'character-blocked' }],
] as const)('decides about an answer %s', (_name, facts, decision) => {
  expect(decideReplyRegeneration({ ...mayBe, ...facts })).toEqual(decision);
});
