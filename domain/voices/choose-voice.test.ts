import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseVoice } from './choose-voice';

const presets = [
  { id: 'velvet', gender: 'female' },
  { id: 'ember', gender: 'female' },
  { id: 'oak', gender: 'male' },
] as const;

it('is one of a character’s gender, and stays theirs', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const voice = chooseVoice(presets, { id, gender: 'female' });
      expect(['velvet', 'ember']).toContain(voice);
      expect(chooseVoice(presets, { id, gender: 'female' })).toBe(voice);
      expect(chooseVoice(presets, { id, gender: 'male' })).toBe('oak');
      expect(chooseVoice(presets, { id, gender: 'trans' })).toBe('trans');
    }),
  );
});

it('is not the same for every character', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `character-${index}`);
  const chosen = ids.map((id) => chooseVoice(presets, { id, gender: 'female' }));
  expect(new Set(chosen).size).toBe(2);
});
