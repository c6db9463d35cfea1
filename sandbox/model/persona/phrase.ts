import type { Random } from '../../studio/random';

export type Slots = Record<string, string>;

/**
 * Writes a line from a template: `[a|b|]` is one of its branches (they nest), `{name}` a slot.
 * A slot that is not given leaves nothing.
 */
export function expand(template: string, slots: Slots, random: Random): string {
  let text = template;
  for (
    let innermost = /\[([^[\]]*)\]/.exec(text);
    innermost;
    innermost = /\[([^[\]]*)\]/.exec(text)
  ) {
    const branches = (innermost[1] ?? '').split('|');
    const chosen = branches[random.integer(0, branches.length - 1)] ?? '';
    text =
      text.slice(0, innermost.index) + chosen + text.slice(innermost.index + innermost[0].length);
  }
  return tidy(text.replace(/\{(\w+)\}/g, (_whole, name: string) => slots[name] ?? ''));
}

/** A pattern that recognises every line the template can write, whatever was in its slots. */
export function templatePattern(template: string): RegExp {
  const source = template.replace(/[[\]|]|\{\w+\}|[^[\]|{}]+/g, (part) => {
    if (part === '[') return '(?:';
    if (part === ']') return ')';
    if (part === '|') return '|';
    if (part.startsWith('{')) return '.*?';
    return part.replace(/[.*+?^$()\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${source}$`, 'i');
}

function tidy(text: string): string {
  const spaced = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/,\s*([.!?…])/g, '$1')
    .replace(/([.!?…])\.(?!\.)/g, '$1')
    .trim();
  return capitalise(spaced).replace(
    /([.!?…]["”’]?\s+)(\p{Ll})/gu,
    (_whole, gap: string, letter: string) => gap + letter.toUpperCase(),
  );
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** For joining a line to what comes before it; a name or 'I' keeps its capital. */
export function uncapitalise(text: string, names: readonly string[] = []): string {
  const [first = ''] = text.split(/[\s,.;:!?’']/);
  if (first === 'I' || names.includes(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function withArticle(noun: string): string {
  if (/^(?:an?|the|my|your) /i.test(noun)) return noun;
  return `${/^[aeiou](?!ni[cfqtv]|se)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
