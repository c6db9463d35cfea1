import { describe, expect, it } from 'vitest';
import { readExamples } from './examples';
import { listGreetings } from './greetings';

const choose = () => 0;

describe('greetings', () => {
  const card = {
    name: 'Mira Voss',
    nickname: 'Mira',
    greetings: ['Hi {{user}}', ' {{// x}}', 'I am {{char}}'],
  };
  const greetings = listGreetings(card, 'Sam', choose);

  it('keep their indexes when empty ones are left out', () => {
    expect(greetings).toEqual([
      { index: 0, text: 'Hi Sam' },
      { index: 2, text: 'I am Mira' },
    ]);
  });
});

describe('example dialogue', () => {
  const read = (exampleDialogue: string) =>
    readExamples({ name: 'Mira Voss', nickname: '', exampleDialogue }, 'Sam', choose);

  it('is divided into conversations and turns', () => {
    const text = `A note.
<START>
{{user}}: Is it lonely: here?
{{char}}: Only in fog.

*She looks at {{user}}.*
<start>
<USER>: Hi
Mira Voss: Hello
Mira: Still here
Sam: Good`;
    expect(read(text)).toEqual([
      [{ role: null, text: 'A note.' }],
      [
        { role: 'user', text: 'Is it lonely: here?' },
        { role: 'character', text: 'Only in fog.\n\n*She looks at Sam.*' },
      ],
      [
        { role: 'user', text: 'Hi' },
        { role: 'character', text: 'Hello' },
        { role: 'character', text: 'Still here' },
        { role: 'user', text: 'Good' },
      ],
    ]);
  });

  it('has no turns without text', () => {
    expect(read('<START>\n{{char}}:\n<START>\n')).toEqual([]);
    expect(read('She says: hello\n: odd')).toEqual([
      [{ role: null, text: 'She says: hello\n: odd' }],
    ]);
  });
});
