import { expect, it } from 'vitest';
import { afterProofHref } from './after-proof-href';

it.each([
  ['/paywall', '/paywall?modal=allSetModal'],
  ['/create-ai/paywall/x?step=2#pay', '/create-ai/paywall/x?step=2&modal=allSetModal#pay'],
  ['/paywalls', '/paywalls?modal=signUpPersonalize'],
  ['/?from=paywall', '/?from=paywall&modal=signUpPersonalize'],
])('after the code, %s continues at %s', (redirectTo, href) => {
  expect(afterProofHref(redirectTo)).toBe(href);
});
