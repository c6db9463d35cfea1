import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBy } from './choices';
import { expandMacros } from './expand-macros';

const values = { char: 'Mira', user: 'Sam', choose: (count: number) => count - 1 };
const expand = (text: string, maxLength = 10_000) => expandMacros(text, values, maxLength);

describe('macros', () => {
  it.each([
    ['{{char}} and {{User}}, {{ CHAR }}', 'Mira and Sam, Mira'],
    ['<BOT>, <char> and <user>', 'Mira, Mira and Sam'],
    ['a{{// secret}}b{{comment: c}}{{hidden_key:k}}', 'ab'],
    ['{{original}}Be kind', 'Be kind'],
    ['{{random:A,B\\,C}}', 'B,C'],
    ['{{random::A::B}} {{pick::Hello,Hi,Hey}}', 'B Hey'],
    ['{{roll:6}} {{roll:d20}} {{roll d4}}', '6 20 4'],
    ['{{roll:0}} {{roll:x}}', '{{roll:0}} {{roll:x}}'],
    ['{{reverse:Hello 👩}}', '👩 olleH'],
    ['{{random:x,{{char}}}}', 'Mira'],
    ['{{unknown}} {{}} {char} {{char', '{{unknown}} {{}} {char} {{char'],
    ['}} {{a}} {{', '}} {{a}} {{'],
    ['{{'.repeat(12), '{{'.repeat(12)],
  ])('%s', (text, expanded) => {
    expect(expand(text)).toBe(expanded);
  });

  it('are not expanded in names', () => {
    const tricky = { char: '{{user}}', user: '{{char}}<bot>', choose: () => 0 };
    expect(expandMacros('{{char}} {{user}}', tricky, 100)).toBe('{{user}} {{char}}<bot>');
  });

  it('make no text longer than the limit, and throw nothing', () => {
    const part = fc.constantFrom(
      ...[
        '{{',
        '}}',
        'user',
        'char',
        'random:',
        'pick:',
        'a,b',
        'reverse:',
        '//',
        '<bot>',
        ' ',
        '\\,',
      ],
      ...['roll:', '6', 'hidden_key:', 'comment:', ':', '😀'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), fc.nat(60), (parts, maxLength) => {
        const text = parts.join('');
        expect(expand(text, maxLength).length).toBeLessThanOrEqual(maxLength);
        if (!text.includes('}}') && !text.includes('<')) expect(expand(text)).toBe(text);
      }),
    );
    expect(expand('{{user}}'.repeat(100_000), 1000)).toHaveLength(1000);
  });

  it('pick the same alternative for the same seed and place, and roll freely', () => {
    const letters = 'abcdefghijklmnop'.split('').join(',');
    const text = `{{pick:${letters}}}{{pick:${letters}}}`;
    const picked = (seed: string) =>
      expandMacros(text, { ...values, choose: chooseBy(() => 0.99, seed) }, 100);
    expect(picked('one')).toBe(picked('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map(picked)).size).toBeGreaterThan(1);
    const choose = chooseBy(() => 0.999_999, 'one');
    expect(expandMacros('{{roll:6}}', { ...values, choose }, 100)).toBe('6');
  });
});
