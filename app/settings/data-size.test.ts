import { describe, expect, it } from 'vitest';
import { dataSize } from './data-size';

describe('the size of a file', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1000, '1 kB'],
    [12_345, '12.3 kB'],
    [1_000_000, '1 MB'],
    [5e12, '5,000 GB'],
  ])('of %d bytes is %s', (bytes, text) => expect(dataSize(bytes, 'en-GB')).toBe(text));

  it('is written in the reader’s language', () => {
    expect(dataSize(1500, 'fr-FR').replace(/\s/g, ' ')).toBe('1,5 ko');
  });
});
