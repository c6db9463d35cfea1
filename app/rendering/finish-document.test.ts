import { expect, it } from 'vitest';
import { finishDocument } from './finish-document';

it('lets nothing follow the end of a document', () => {
  const page = '<html><body><p>Noor</p></body></html><script>data</script><!--/$-->';
  expect(finishDocument(page)).toBe(
    '<html><body><p>Noor</p><script>data</script><!--/$--></body></html>',
  );
});

it('leaves a document alone that ends where it ends', () => {
  for (const page of ['<html><body>Noor</body></html>', 'Noor']) {
    expect(finishDocument(page)).toBe(page);
  }
});

it('leaves no zeros where React had to begin another buffer', () => {
  expect(finishDocument('<p>V\u00e9ra\0\0 \u2019s</p>')).toBe('<p>V\u00e9ra \u2019s</p>');
});
