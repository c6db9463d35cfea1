import { createElement, Suspense, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderDocument } from './render-document';

const page = (children: ReactNode) =>
  createElement('html', null, createElement('body', null, createElement(Suspense, null, children)));

function render(children: ReactNode) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  return { errors, html: renderDocument(page(children), { nonce: 'abc', onError }) };
}

it('waits until each part of a page is ready', async () => {
  let isThere = false;
  const wait = Promise.resolve().then(() => {
    isThere = true;
  });
  const Later = () => {
    // React's own way to report that something is not ready yet.
    if (!isThere) throw wait;
    return 'Noor';
  };
  const { errors, html } = render(createElement(Later));
  expect(await html).toContain('Noor');
  expect(errors).toEqual([]);
});

it('reports why a part of a page is left out, and shows the rest', async () => {
  const cause = new Error('no such thing');
  const { errors, html } = render(
    createElement(() => {
      throw cause;
    }),
  );
  expect(await html).toMatch(/^<!DOCTYPE html><html><body>[^]*<\/body><\/html>$/);
  expect(errors).toEqual([cause]);
});

it('writes multi-byte characters correctly when it has to wait', async () => {
  let isThere = false;
  const letters = Array.from({ length: 2000 }, (_, key) =>
    createElement('i', { key }, 'ocurrió €'),
  );
  const Later = () => {
    if (!isThere) throw Promise.resolve().then(() => void (isThere = true));
    return letters;
  };
  const html = await render(createElement(Later)).html;
  expect(html).not.toContain('\0');
  expect(html.match(/<i>ocurrió €<\/i>/g)).toHaveLength(2000);
});
