/** The values of macros. */
export interface MacroValues {
  /** The nickname or name of the character. */
  char: string;
  /** The name of the person. */
  user: string;
  /**
   * Chooses one of `count` alternatives, from 0. `at` is the position of the macro in its text if the
   * choice must be the same each time (`{{pick}}`); undefined if it is free.
   */
  choose(count: number, at?: number): number;
  /** True if hidden keys are part of the text, as in a recursive scan of a lorebook. */
  showsHiddenKeys?: boolean;
}

const roll = /^roll[:\s]\s*d?(\d{1,9})$/i;
const named = /^([a-z_]+)\s*:/i;
const escapedComma = /\\,/g;

/**
 * Returns what a macro stands for; null if it is unknown. `body` is the text between the braces, `index`
 * its position. Comments are empty. `{{original}}` is empty, because our own instructions always apply
 * (Character Card V2, `system_prompt`).
 */
export function evaluateMacro(body: string, values: MacroValues, index: number): string | null {
  const trimmed = body.trim();
  switch (trimmed.toLowerCase()) {
    case 'char':
      return values.char;
    case 'user':
      return values.user;
    case 'original':
      return '';
  }
  if (trimmed.startsWith('//')) return '';
  const sides = Number(roll.exec(trimmed)?.[1] ?? 0);
  if (sides > 0) return String(values.choose(sides) + 1);
  const name = named.exec(trimmed)?.[1]?.toLowerCase();
  const argument = trimmed.slice(trimmed.indexOf(':') + 1);
  switch (name) {
    case 'random':
      return alternative(argument, (count) => values.choose(count));
    case 'pick':
      return alternative(argument, (count) => values.choose(count, index));
    case 'reverse':
      return [...argument].reverse().join('');
    case 'hidden_key':
      return values.showsHiddenKeys ? argument : '';
    case 'comment':
      return '';
    default:
      return null;
  }
}

/** Returns one of the alternatives between commas, which a backslash escapes, or between double colons. */
function alternative(argument: string, choose: (count: number) => number): string {
  const list = argument.replace(/^:/, '');
  const parts = list.includes('::') ? list.split('::') : list.split(/(?<!\\),/);
  const chosen = parts[choose(parts.length)] ?? '';
  return chosen.replace(escapedComma, ',');
}
