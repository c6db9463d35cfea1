import { expect, it } from 'vitest';
import { fetchScriptsAfterPaint } from './scripts-after-paint';

const page = `<html><head></head><body><p>Noor</p>
<script nonce="abc">history.state</script>
<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/>
<script nonce="abc" type="module" async="">import "/assets/manifest.js"</script></body></html>`;

it('leaves nothing for the browser to fetch before it paints, and lists the later fetches', () => {
  const held = fetchScriptsAfterPaint(page, 'abc');
  expect(held).not.toMatch(/modulepreload" href|type="module"/);
  expect(held).toContain('<script type="text/preload" data-href="/assets/root.js"></script>');
  expect(held).toContain('type="text/after-paint">import "/assets/manifest.js"');
  expect(held).toMatch(/<script nonce="abc">\(\(longestWait\).+\)\(1500\)<\/script><\/body>/);
});

it('takes a nonce as it is', () => {
  expect(fetchScriptsAfterPaint(page, "a$&b$'")).toContain(`<script nonce="a$&b$'">`);
});
