import { expect, it } from 'vitest';
import { strikeAddresses } from './strike-addresses';

it.each([
  ['mail to fan@example.com refused', 'mail to [address] refused'],
  ['<a.b+c@mail.example.co.uk>', '<[address]>'],
  ['a@b.example,c@d.example', '[address],[address]'],
  ['no@where', 'no@where'],
  ['react@18.3.1', 'react@18.3.1'],
])('%j becomes %j', (text, struck) => expect(strikeAddresses(text)).toBe(struck));

it.each(['a', 'a.', 'a@', 'a@a.', '@', '%', 'a@a-', '.-'])(
  'a million characters of %j are read through',
  (piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    // Quadratic code would take minutes, longer than a test may.
    expect(strikeAddresses(text)).toHaveLength(text.length);
  },
);
