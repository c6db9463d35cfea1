import { expect, it } from 'vitest';
import { createCountryOf } from './country-of';

const behindProxy = createCountryOf({ COUNTRY_HEADER: 'x-country', TRUSTED_PROXIES: 1 });

it.each([
  ['GB', 'GB'],
  [' fr ', 'FR'],
  ['XX', undefined],
  ['T1', undefined],
  ['', undefined],
  ['GB, FR', undefined],
])('takes %j for %j', (header, country) => {
  expect(behindProxy({ 'x-country': header })).toBe(country);
});

it('knows nothing without the header, its name, or a proxy that is trusted', () => {
  const headers = { 'x-country': 'GB' };
  expect(behindProxy({})).toBeUndefined();
  expect(createCountryOf({ COUNTRY_HEADER: undefined, TRUSTED_PROXIES: 1 })(headers)).toBe(
    undefined,
  );
  expect(createCountryOf({ COUNTRY_HEADER: 'x-country', TRUSTED_PROXIES: 0 })(headers)).toBe(
    undefined,
  );
});
