import { describe, expect, it } from 'vitest';
import { readWishes } from './read-wishes';

const wish = (words: string) => {
  const { framing, pins } = readWishes(words, 'key-1');
  return { framing, ...pins };
};

describe('the words of an order', () => {
  it.each([
    [
      'On the beach at sunset in a red dress',
      { scene: 'sea', palette: 'copper', cloth: 'boat', fabric: '#5b1f2b' },
    ],
    ['Nahaufnahme im Regen, lächelnd', { scene: 'rain', framing: 'close', smile: 1.6 }],
    [
      'Dans un jardin, en pied, manteau bleu',
      { scene: 'leaves', framing: 'half', cloth: 'trench', fabric: '#243049' },
    ],
    ['En un concierto, de espaldas', { scene: 'stage', pose: 'back' }],
    ['Na rua à noite, de óculos', { scene: 'city', palette: 'indigo', glasses: true }],
    ['a quiet evening with candles, from the side', { scene: 'lamp', pose: 'profile' }],
  ])('are followed: %s', (words, expected) => {
    expect(wish(words)).toMatchObject(expected);
  });

  it('name nothing by the middle of another word', () => {
    for (const words of ['untopped', 'Marked by merry light', 'a plaster cast of Marlowe']) {
      expect(wish(words)).toEqual(wish('Something nice'));
    }
  });

  it('leave the rest to the key: ten pictures differ, and each stays as it is', () => {
    const keys = Array.from({ length: 10 }, (_, number) => `generation-${number}`);
    const drawn = keys.map((key) => JSON.stringify(readWishes('Something nice', key)));
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(9);
    expect(drawn).toEqual(keys.map((key) => JSON.stringify(readWishes('Something nice', key))));
  });
});
