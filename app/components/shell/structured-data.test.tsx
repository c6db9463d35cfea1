import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NonceContext } from './nonce-context';
import { StructuredData, writeScript } from './structured-data';

it('carries the nonce of its page', () => {
  const html = renderToStaticMarkup(
    <NonceContext.Provider value="abc">
      <StructuredData thing={{ '@type': 'WebSite', name: 'Nocturne' }} />
    </NonceContext.Provider>,
  );
  expect(html).toBe(
    '<script type="application/ld+json" nonce="abc">{"@context":"https://schema.org","@type":"WebSite","name":"Nocturne"}</script>',
  );
});

it('cannot be ended by what somebody wrote, and means the same', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('</script><script>alert(1)', '<!--<script'));
  fc.assert(
    fc.property(fc.dictionary(text, text), (value) => {
      const script = writeScript(value);
      expect(script).not.toContain('<');
      expect(JSON.parse(script)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
