import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets';

it.each([
  [
    'at f (https://site.example/assets/a-1b2c.js:1:20)',
    'at f (https://site.example/assets/a-1b2c.js:1:20)',
  ],
  ['GET https://site.example/api?token=abc&x=1 failed', 'GET https://site.example/api failed'],
  ["cannot load '/verify?code=12345'", "cannot load '/verify'"],
  ['no user ada.l+1@example.co.uk here', 'no user [e-mail] here'],
  [`bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln`, 'bad token [token]'],
  [`key ${'a1'.repeat(24)} refused`, 'key [token] refused'],
  ['card 4242 4242 4242 4242 declined', 'card [number] declined'],
])('%s is logged as %s', (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged);
});
