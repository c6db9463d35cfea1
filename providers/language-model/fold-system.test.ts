import { expect, it } from 'vitest';
import { foldSystem } from './fold-system';

it('puts the system text before the first words of the person, with alternating roles', () => {
  expect(
    foldSystem([
      { role: 'system', content: 'You are Noor.' },
      { role: 'user', content: 'Hello' },
      { role: 'user', content: 'Are you there?' },
      { role: 'assistant', content: 'Yes.' },
      { role: 'system', content: 'Stay calm.' },
    ]),
  ).toEqual([
    { role: 'user', content: 'You are Noor.\n\nHello\n\nAre you there?' },
    { role: 'assistant', content: 'Yes.' },
    { role: 'user', content: 'Stay calm.' },
  ]);
});

it('changes neither the given messages nor a conversation without system text', () => {
  const messages = [
    { role: 'user' as const, content: 'a' },
    { role: 'user' as const, content: 'b' },
  ];
  foldSystem(messages);
  expect(messages.map(({ content }) => content)).toEqual(['a', 'b']);
});
