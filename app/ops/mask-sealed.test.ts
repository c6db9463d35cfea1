import { expect, it } from 'vitest';
import { maskSealed } from './mask-sealed';

it('hides sealed texts at any depth and leaves everything else', () => {
  const data = {
    requestId: 'r',
    sealedContent: 'sealed:abc',
    nested: [{ code: 'sealed:def', tries: 2 }, null, 'unsealed: no'],
  };
  expect(maskSealed(data)).toEqual({
    requestId: 'r',
    sealedContent: '[sealed]',
    nested: [{ code: '[sealed]', tries: 2 }, null, 'unsealed: no'],
  });
});
