import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NonceContext } from './nonce-context';
import { StructuredData } from './structured-data';

const drawn = (thing: Record<string, unknown>) =>
  renderToStaticMarkup(
    <NonceContext.Provider value="abc">
      <StructuredData thing={thing} />
    </NonceContext.Provider>,
  );

it('carries the nonce of its page', () => {
  expect(drawn({ '@type': 'WebSite', name: 'Nocturne' })).toBe(
    '<script type="application/ld+json" nonce="abc">{"@context":"https://schema.org","@type":"WebSite","name":"Nocturne"}</script>',
  );
});

it('cannot be ended by user text, and keeps its meaning', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('</script><script>alert(1)', '<!--<script'));
  fc.assert(
    fc.property(fc.dictionary(text, text), (thing) => {
      const [, script = ''] = /^<script[^>]*>([^<]*)<\/script>$/.exec(drawn(thing)) ?? [];
      const meant = { '@context': 'https://schema.org', ...thing };
      expect(JSON.parse(script)).toEqual(JSON.parse(JSON.stringify(meant)));
    }),
  );
});
