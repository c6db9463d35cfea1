/** Text that is already HTML. Only `html` creates it, so everything else is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type HtmlValue = string | number | null | undefined | false | Markup | readonly HtmlValue[];

const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => replacements[character] ?? character);
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}

/**
 * Builds markup from a template whose values are escaped, also in quoted attributes; null and false are
 * omitted.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Markup {
  return new Markup(
    strings
      .map((part, index) => part + (index < values.length ? render(values[index]) : ''))
      .join(''),
  );
}
