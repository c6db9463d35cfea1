import { expect, it } from 'vitest';
import { maskPersonal, maskTexts } from './mask-personal';

it('hides sealed texts, addresses and names at any depth and leaves everything else', () => {
  const data = {
    requestId: 'r',
    template: 'reset-code',
    to: 'fan@example.com',
    sealedContent: 'sealed:abc',
    nested: [{ code: 'sealed:def', tries: 2, displayName: 'Ada' }, null, 'unsealed: no'],
    note: 'asked by fan@example.com twice',
    recipients: ['fan@example.com', 'other@example.com'],
  };
  expect(maskPersonal(data)).toEqual({
    requestId: 'r',
    template: 'reset-code',
    to: '[personal]',
    sealedContent: '[sealed]',
    nested: [{ code: '[sealed]', tries: 2, displayName: '[personal]' }, null, 'unsealed: no'],
    note: 'asked by [address] twice',
    recipients: ['[address]', '[address]'],
  });
});

it('keeps queue and job names, but no address, in the fields around the data', () => {
  expect(
    maskTexts({ name: 'send-mail', failedReason: '550 <fan@example.com> is unknown', attempts: 1 }),
  ).toEqual({ name: 'send-mail', failedReason: '550 <[address]> is unknown', attempts: 1 });
});
