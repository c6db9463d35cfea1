import { expect, it } from 'vitest';
import { closeDocument } from './close-document';

it('lets nothing follow the end of a document', () => {
  const page = '<html><body><p>Noor</p></body></html><script>data</script><!--/$-->';
  expect(closeDocument(page)).toBe(
    '<html><body><p>Noor</p><script>data</script><!--/$--></body></html>',
  );
});

it('leaves a document alone that ends where it ends', () => {
  for (const page of ['<html><body>Noor</body></html>', 'Noor']) {
    expect(closeDocument(page)).toBe(page);
  }
});
