import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marketingOriginSchema, readMarketingOrigin } from './marketing-origin';

const read = (query: string) => readMarketingOrigin(new URLSearchParams(query));

it('reads the marketing origin from the landing address', () => {
  expect(read('utm_source=news&utm_medium=mail&click_id=c-1&lng=fr-FR')).toEqual({
    click_id: 'c-1',
    utm_source: 'news',
    utm_medium: 'mail',
    utm_campaign: null,
    utm_content: null,
    cmpid: null,
    pubid: null,
  });
});

it('returns null for an address without an origin', () => {
  for (const query of ['', 'modal=loginModal', 'utm_source=&cmpid=%20', 'click_id=%00']) {
    expect(read(query)).toBeNull();
  }
});

it('keeps any value within its bounds, and storable', () => {
  // The unit built into fast-check takes seconds to create.
  const anySign = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
  const text = fc.string({ unit: anySign, maxLength: 400 });
  fc.assert(
    fc.property(text, text, (source, click) => {
      const query = new URLSearchParams({ utm_source: source, click_id: click });
      const origin = readMarketingOrigin(query);
      if (!origin) return;
      expect(marketingOriginSchema.parse(origin)).toEqual(origin);
      expect(JSON.stringify(origin)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    }),
  );
});
