import { evaluateMacro, type MacroValues } from './evaluate-macro';

export type { MacroValues } from './evaluate-macro';

/** Macros inside macros are expanded up to this depth; deeper ones stay as they are. */
const maxDepth = 8;
/** The older form of two macros (Character Card V1 and V3, `nickname`). */
const angled = /<(user|bot|char)>/gi;
const marks = /\{\{|\}\}/g;

/**
 * Expands the macros of a text (Character Card V3, "Curly Braced Syntaxes"), in one pass: what a macro
 * stands for is not expanded again, so that a name cannot bring macros of its own. An unknown or unclosed
 * macro stays as it is. The result is cut to `maxLength` UTF-16 units.
 */
export function expandMacros(text: string, values: MacroValues, maxLength: number): string {
  // The first part is the result; each open macro has a part of its own.
  const parts = [''];
  let left = maxLength;
  const append = (piece: string) => {
    const kept = piece.slice(0, Math.max(left, 0));
    left -= kept.length;
    parts.push((parts.pop() ?? '') + kept);
  };
  const literal = (piece: string) =>
    piece.replace(angled, (_sign, name: string) => nameOf(name, values));
  let at = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    append(literal(text.slice(at, index)));
    at = index + mark.length;
    if (mark === '{{' && parts.length <= maxDepth) parts.push('');
    else if (mark === '{{' || parts.length === 1) append(mark);
    else {
      const body = parts.pop() ?? '';
      left += body.length;
      append(evaluateMacro(body, values, index) ?? `{{${body}}}`);
    }
    if (left <= 0) break;
  }
  append(literal(text.slice(at)));
  return parts.join('{{').slice(0, maxLength);
}

const nameOf = (name: string, { char, user }: MacroValues): string =>
  name.toLowerCase() === 'user' ? user : char;
