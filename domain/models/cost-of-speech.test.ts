import { expect, it } from 'vitest';
import { costOfSpeech } from './cost-of-speech';

const price = { characters: 15_000, minute: 6_000 };

it.each([
  ['speech', price, { characters: 100, audioMs: null }, 1_500],
  ['speech', price, { characters: 1, audioMs: null }, 15],
  ['speech', { ...price, characters: 1 }, { characters: 1, audioMs: null }, 1],
  ['transcription', price, { characters: 900, audioMs: 30_000 }, 3_000],
  ['transcription', price, { characters: 0, audioMs: 1 }, 1],
  ['transcription', price, { characters: 9, audioMs: null }, 0],
  ['speech', undefined, { characters: 100, audioMs: null }, 0],
  ['speech', price, null, 0],
  ['transcription', price, null, 0],
] as const)('%s at %o costs for %o as much as %i', (purpose, given, used, cost) => {
  expect(costOfSpeech(purpose, given, used)).toBe(cost);
});
