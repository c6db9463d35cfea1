import * as z from 'zod';

const whole = z
  .string()
  .regex(/^-?\d{1,9}$/)
  .transform(Number);
const count = whole.pipe(z.number().nonnegative());
const flag = z.literal(['', 'true']).transform(() => true as const);
const words = z.string().transform((list) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
);

/**
 * The decorators that have an effect (Character Card V3, "Decorators"). Those for other than chats, for
 * pictures of people and for other programs are ignored, so their fallbacks apply.
 */
const decoratorSchemas = {
  activate: flag,
  dont_activate: flag,
  activate_only_after: count,
  activate_only_every: whole.pipe(z.number().positive()),
  keep_activate_after_match: flag,
  dont_activate_after_match: flag,
  is_greeting: count,
  scan_depth: count,
  additional_keys: words,
  exclude_keys: words,
  ignore_on_max_context: flag,
  // A number below 1 is the place after the last message.
  depth: whole.transform((depth) => Math.max(depth, 0)),
  role: z.enum(['assistant', 'system', 'user']),
  position: z.enum(['before_desc', 'after_desc', 'personality', 'scenario']),
};
type Name = keyof typeof decoratorSchemas;
type SingleDecorators = {
  [One in Exclude<Name, 'additional_keys'>]?: z.infer<(typeof decoratorSchemas)[One]>;
};
/** The decorators of an entry by name; only `additional_keys` may appear several times. */
export type Decorators = SingleDecorators & { additional_keys: string[][] };

export interface DecoratedContent {
  decorators: Decorators;
  /** The content without its decorators and the line breaks around them. */
  content: string;
}

const line = /^(@{2,3})([a-z_]+)(?:\s(.*))?$/;

/**
 * Separates the decorators at the beginning of an entry's content from its text. Each is a line `@@name
 * value`; lines with a third `@` below it are its fallbacks, of which the first that has an effect applies
 * if it has none itself. Of several with one name the first applies.
 */
export function readDecorators(content: string): DecoratedContent {
  const decorators: Decorators = { additional_keys: [] };
  if (!content.trimStart().startsWith('@@')) return { decorators, content };
  const lines = content.split(/\r?\n/);
  // A line with two signs waits for an effect until it, or a fallback, has one.
  let isWaiting = false;
  let at = 0;
  for (; at < lines.length; at++) {
    const written = (lines[at] ?? '').trim();
    if (written === '') continue;
    const [, signs, name = '', value = ''] = line.exec(written) ?? [];
    if (signs === undefined) break;
    if (signs === '@@') isWaiting = true;
    if (isWaiting && apply(decorators, name, value.trim())) isWaiting = false;
  }
  return { decorators, content: lines.slice(at).join('\n') };
}

const isName = (name: string): name is Name => Object.hasOwn(decoratorSchemas, name);

/** Adds a decorator unless its name was used before. Returns false if it has no effect here. */
function apply(decorators: Decorators, name: string, value: string): boolean {
  if (!isName(name)) return false;
  const { success, data } = decoratorSchemas[name].safeParse(value);
  if (!success) return false;
  if (name === 'additional_keys') {
    if (Array.isArray(data)) decorators.additional_keys.push(data);
  } else if (!Object.hasOwn(decorators, name)) Object.assign(decorators, { [name]: data });
  return true;
}
