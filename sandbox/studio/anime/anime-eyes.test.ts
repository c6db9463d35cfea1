import { describe, expect, it } from 'vitest';
import { animeEyeHeight } from './anime-eyes';
import { animeHeadHeight } from './anime-head';

describe('anime proportions', () => {
  it.each([true, false])('keeps the eyes of an adult (masculine: %s)', (masculine) => {
    expect(animeEyeHeight(masculine) / animeHeadHeight(masculine)).toBeLessThanOrEqual(0.16);
  });
});
