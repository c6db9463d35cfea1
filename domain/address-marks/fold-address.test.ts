import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAddress } from './fold-address';

describe('a folded address', () => {
  it.each([
    [' Ada.Moreau@Example.com ', 'ada.moreau@example.com'],
    ['ada+shop@example.com', 'ada@example.com'],
    ['a.d.a+x+y@GMAIL.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['a.da@example.com', 'a.da@example.com'],
    ['ada@pm.me', 'ada@proton.me'],
    ['ada-news@yahoo.com', 'ada@yahoo.com'],
    ['ada-news@example.com', 'ada-news@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@example.com.', 'ada@example.com'],
    ['+ada@example.com', '+ada@example.com'],
    ['constructor@constructor.com', 'constructor@constructor.com'],
  ])('%j is %j', (address, folded) => {
    expect(foldAddress(address)).toBe(folded);
  });

  it('is folded already', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9._%+-]{1,20}$/);
    const domain = fc.constantFrom('gmail.com', 'Googlemail.com', 'yahoo.com', 'example.co.uk');
    fc.assert(
      fc.property(part, domain, (local, host) => {
        const folded = foldAddress(`${local}@${host}`);
        expect(foldAddress(folded)).toBe(folded);
        expect(foldAddress(`${local.toUpperCase()}@${host}`)).toBe(folded);
      }),
    );
  });

  it('keeps different mailboxes apart', () => {
    expect(foldAddress('ada@example.com')).not.toBe(foldAddress('ada@example.org'));
    expect(foldAddress('ada@example.com')).not.toBe(foldAddress('bea@example.com'));
  });
});
