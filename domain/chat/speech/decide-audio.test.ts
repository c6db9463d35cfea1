import { describe, expect, it } from 'vitest';
import { decideAudio } from './decide-audio';
import { decideSpeech } from './decide-speech';

const voice = {
  type: 'audio' as const,
  seconds: 4,
  peaks: [40],
  storageKey: 'generations/one/speech.m4a',
  isListened: false,
  unlockPrice: 6,
  isUnlocked: false,
};
type Audio = Parameters<typeof decideAudio>[0];
const audio: Audio = {
  message: { role: 'character', details: voice, isRemoved: false },
  chat: { isPublished: true },
  ageStatus: 'not-required',
  isOverLimit: false,
};
const of = (details: Audio['message']['details']): Partial<Audio> => ({
  message: { ...audio.message, details },
});

describe('a voice message of a character', () => {
  it.each<[string, Partial<Audio>, object]>([
    ['locked, is for sale', {}, { kind: 'sale', tokens: 6 }],
    ['open, costs nothing', of({ ...voice, isUnlocked: true }), { kind: 'is-open' }],
    ['without a price, costs nothing', of({ ...voice, unlockPrice: null }), { kind: 'is-open' }],
    [
      'not there yet, is not for sale',
      of({ ...voice, storageKey: null }),
      { reason: 'not-audible' },
    ],
    ['of no kind, is none', of(null), { reason: 'not-audible' }],
    [
      'by oneself, is none of theirs',
      { message: { ...audio.message, role: 'user' } },
      { reason: 'not-audible' },
    ],
    [
      'and taken away, is gone',
      { message: { ...audio.message, isRemoved: true } },
      { reason: 'no-such-message' },
    ],
    [
      'by somebody withdrawn, is sold no more',
      { chat: { isPublished: false } },
      { reason: 'no-such-character' },
    ],
    ['waits for a proof of age', { ageStatus: 'required' }, { reason: 'age-check-required' }],
    ['waits for less haste', { isOverLimit: true }, { reason: 'too-many-attempts' }],
  ])('%s', (_, changes, decided) => {
    expect(decideAudio({ ...audio, ...changes })).toMatchObject(decided);
  });
});

type Speech = Parameters<typeof decideSpeech>[0];
const speech: Speech = {
  message: {
    role: 'character',
    subtype: 'reply',
    content: 'Good evening.',
    details: null,
    isRemoved: false,
    speech: null,
  },
  chat: { isPublished: true, isBlocked: false },
  ageStatus: 'not-required',
  isOverLimit: false,
};
const saying = (message: Partial<Speech['message']>): Partial<Speech> => ({
  message: { ...speech.message, ...message },
});
const ready = { state: 'ready' as const, seconds: 2, peaks: [], storageKey: 'one' };

describe('a message that is to be read', () => {
  it.each<[string, Partial<Speech>, object]>([
    ['is ordered', {}, { ok: true, isAlreadyOrdered: false }],
    ['is known once it was', saying({ speech: ready }), { ok: true, isAlreadyOrdered: true }],
    [
      'is known while it is',
      saying({ speech: { state: 'making', tokens: 3 } }),
      { isAlreadyOrdered: true },
    ],
    [
      'is ordered anew where it failed',
      saying({ speech: { state: 'failed', tokens: 3 } }),
      { isAlreadyOrdered: false },
    ],
    ['is one of hers', saying({ role: 'user' }), { reason: 'not-audible' }],
    [
      'is no card that names help',
      saying({ subtype: 'crisis_referral' }),
      { reason: 'not-audible' },
    ],
    ['has words', saying({ content: ' ' }), { reason: 'not-audible' }],
    ['was not said aloud already', saying({ details: voice }), { reason: 'not-audible' }],
    ['is still there', saying({ isRemoved: true }), { reason: 'no-such-message' }],
    ['waits for less haste', { isOverLimit: true }, { reason: 'too-many-attempts' }],
    ['waits for a proof of age', { ageStatus: 'required' }, { reason: 'age-check-required' }],
    [
      'is of somebody who is there',
      { chat: { isPublished: false, isBlocked: false } },
      { reason: 'no-such-character' },
    ],
    [
      'is of nobody who was blocked',
      { chat: { isPublished: true, isBlocked: true } },
      { reason: 'character-blocked' },
    ],
  ])('%s', (_, changes, decided) => {
    expect(decideSpeech({ ...speech, ...changes })).toMatchObject(decided);
  });
});
