import { expect, it } from 'vitest';
import { createRegionOf } from './region-of';

const behindProxy = createRegionOf({ REGION_HEADER: 'x-region', TRUSTED_PROXIES: 1 });

it.each([
  ['NY', 'NY'],
  [' us-ca ', 'CA'],
  ['IDF', 'IDF'],
  ['New York', undefined],
  ['', undefined],
  ['NY, CA', undefined],
])('takes %j for %j', (header, region) => {
  expect(behindProxy({ 'x-region': header })).toBe(region);
});

it('knows nothing without the header, its name, or a proxy that is trusted', () => {
  const headers = { 'x-region': 'NY' };
  expect(behindProxy({})).toBeUndefined();
  expect(createRegionOf({ REGION_HEADER: undefined, TRUSTED_PROXIES: 1 })(headers)).toBeUndefined();
  expect(
    createRegionOf({ REGION_HEADER: 'x-region', TRUSTED_PROXIES: 0 })(headers),
  ).toBeUndefined();
});
