import { expect, it } from 'vitest';
import { html } from './html';

it('escapes every value and keeps nested templates', () => {
  const hostile = `<script>"'&`;
  const inner = html`<b title="${hostile}">${hostile}</b>`;
  expect(html`<p>${inner}${[inner]}</p>`.text).toBe(
    `<p>${'<b title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</b>'.repeat(2)}</p>`,
  );
});

it('writes nothing for missing values, and writes numbers', () => {
  expect(html`${null}${undefined}${false}${0}`.text).toBe('0');
});
