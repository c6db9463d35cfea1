import { expect, it } from 'vitest';
import { finishDocument } from './finish-document';

it('has nothing follow the end of a document', () => {
  const page = '<html><body><p>Noor</p></body></html>';
  expect(finishDocument(page, '<script>data</script>')).toBe(
    '<html><body><p>Noor</p><script>data</script></body></html>',
  );
});

it('leaves other responses than documents unchanged', () => {
  expect(finishDocument('Noor', '<script>data</script>')).toBe('Noor');
});
