import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTranscript, writeTranscript, type SpokenTurn } from './transcript';

const turns: SpokenTurn[] = [
  { role: 'character', text: "Hello? It's Noor." },
  { role: 'user', text: 'One thing: I moved\nto Basel.' },
];

it('writes one line with its speaker for each turn, in the language of the call', () => {
  expect(writeTranscript(turns, 'Noor', 'en-GB')).toBe(
    "Noor: Hello? It's Noor.\nYou: One thing: I moved to Basel.",
  );
  expect(writeTranscript(turns, 'Noor', 'de-DE')).toMatch(/^Du: /m);
  expect(writeTranscript([], 'Noor', null)).toBe('');
});

it('is read back as the turns it was written from, in any language', () => {
  const turn = fc.record({
    role: fc.constantFrom('user' as const, 'character' as const),
    text: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
  });
  const language = fc.constantFrom('en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR', null);
  fc.assert(
    fc.property(fc.array(turn), language, (spokenTurns, spokenIn) => {
      const read = readTranscript(writeTranscript(spokenTurns, 'Noor', spokenIn));
      const plain = spokenTurns.map(({ role, text }) => ({
        role,
        text: text.replace(/\s+/g, ' ').trim(),
      }));
      expect(read).toEqual(plain);
    }),
  );
  expect(readTranscript('')).toEqual([]);
});
