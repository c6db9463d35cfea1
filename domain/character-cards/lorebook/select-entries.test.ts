import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lorebookOf, select, selectTexts } from '../testing/lore';
import { readDecorators } from './decorators';

const lamp = { keys: ['lamp'], content: 'L' };
const said = ['lamp'];
/** Checks whether an entry with the key `lamp` is selected. */
const isSelected = (fields: object, messages = said, facts = {}) =>
  select(lorebookOf([{ ...lamp, ...fields }]), messages, facts).length === 1;

describe('keys', () => {
  it.each<[string, object, string, boolean]>([
    ['a key inside a word', {}, 'Lamplight', true],
    ['no key', {}, 'a light', false],
    ['no text', {}, '', false],
    ['one of several keys', { keys: ['oil', 'wick'] }, 'the wick', true],
    ['an empty key', { keys: ['', ' '] }, 'anything', false],
    ['a composed letter', { keys: ['café'] }, 'cafe\u0301', true],
    ['a macro as key', { keys: ['{{user}}'] }, 'I am Sam', true],
    ['another case', { case_sensitive: true }, 'LAMP', false],
    ['the same case', { case_sensitive: true }, 'a lamp', true],
    ['a disabled entry', { enabled: false, constant: true }, 'lamp', false],
    ['a constant entry', { constant: true }, 'nothing', true],
    ['an empty text', { content: ' \n' }, 'lamp', false],
    ['a missing secondary key', { selective: true, secondary_keys: ['oil'] }, 'lamp', false],
    ['both keys', { selective: true, secondary_keys: ['oil'] }, 'lamp oil', true],
    ['only a secondary key', { selective: true, secondary_keys: ['oil'] }, 'oil', false],
    ['secondary keys in one text', { selective: true, secondary_keys: 'x, oil' }, 'lamp oil', true],
    ['secondary keys of another entry', { secondary_keys: ['oil'] }, 'lamp', true],
    ['selective without secondary keys', { selective: true }, 'lamp', true],
    ['a pattern', { use_regex: true, keys: ['/l[ae]mps?$/'] }, 'two lemps', true],
    ['a pattern of another case', { use_regex: true, keys: ['/lamp/'] }, 'LAMP', false],
    ['a pattern with a flag', { use_regex: true, keys: ['/lamp/i'] }, 'LAMP', true],
    ['a pattern without slashes', { use_regex: true, keys: ['l.mp'] }, 'lump', true],
    ['an invalid pattern', { use_regex: true, keys: ['(lamp'] }, '(lamp', false],
    ['a second pattern', { use_regex: true, keys: ['[', 'lamp'] }, 'lamp', true],
    ['constant beside patterns', { use_regex: true, keys: ['x'], constant: true }, 'y', false],
    [
      'secondary keys beside patterns',
      { use_regex: true, selective: true, secondary_keys: ['oil'] },
      'lamp',
      true,
    ],
  ])('%s', (_name, fields, message, expected) => {
    expect(isSelected(fields, [message])).toBe(expected);
  });
});

describe('the depth of the scan', () => {
  const messages = ['lamp', 'two', 'three', 'four', 'five'];
  it.each([
    [5, true],
    [4, false],
    [0, false],
    [-1, false],
    [99, true],
  ])('is that of the lorebook: %s', (scan_depth, expected) => {
    expect(select(lorebookOf([lamp], { scan_depth }), messages)).toHaveLength(expected ? 1 : 0);
  });

  it('is four messages if the lorebook leaves it open, and that of a decorator if there is one', () => {
    expect(isSelected({}, messages)).toBe(false);
    expect(isSelected({}, messages.slice(0, 4))).toBe(true);
    expect(isSelected({ content: '@@scan_depth 5\nL' }, messages)).toBe(true);
    expect(isSelected({ content: '@@scan_depth 1\nL' }, ['lamp', 'x'])).toBe(false);
  });
});

describe('a recursive lorebook', () => {
  const chain = [
    { keys: ['a1'], content: 'b1' },
    { keys: ['b1'], content: 'c1 {{hidden_key:d1}}' },
    { keys: ['d1'], content: 'end' },
    { keys: ['end', 'c1'], content: '{{// a2}}{{comment: a2}}' },
    { keys: ['a2'], content: 'never' },
  ];
  it('finds entries by the texts and hidden keys of others, whatever the depth of the scan', () => {
    const book = lorebookOf(chain, { recursive_scanning: true, scan_depth: 1 });
    expect(selectTexts(book, ['a1'])).toEqual(['b1', 'c1', 'end']);
  });

  it('is only one if it says so', () => {
    for (const recursive_scanning of [false, undefined, 'yes']) {
      expect(selectTexts(lorebookOf(chain, { recursive_scanning }), ['a1'])).toEqual(['b1']);
    }
  });

  it('still has the messages, for keys that both must contain or neither', () => {
    const book = lorebookOf(
      [
        { keys: ['a1'], content: 'oil' },
        { keys: ['a1'], selective: true, secondary_keys: ['oil'], content: 'both' },
        { keys: ['x'], constant: true, content: '@@exclude_keys a1\nneither' },
      ],
      { recursive_scanning: true },
    );
    expect(selectTexts(book, ['a1'])).toEqual(['oil', 'both']);
  });

  it('ends when entries name each other', () => {
    const circle = [
      { keys: ['x'], content: 'y' },
      { keys: ['y'], content: 'x' },
    ];
    const book = lorebookOf(circle, { recursive_scanning: true });
    expect(selectTexts(book, ['x x y'])).toEqual(['y', 'x']);
  });
});

describe('the budget', () => {
  const entry = (content: string, insertion_order: number, more: object = {}) => ({
    ...lamp,
    content,
    insertion_order,
    ...more,
  });

  it('leaves out the lowest priority and keeps the order of insertion', () => {
    const book = lorebookOf(
      [
        entry('three c c', 3, { priority: 10 }),
        entry('one a a', 1, { priority: 5 }),
        entry('two b b', 2, { priority: 20 }),
      ],
      { token_budget: 6 },
    );
    expect(selectTexts(book, said)).toEqual(['two b b', 'three c c']);
  });

  it('goes by the order of insertion without priorities', () => {
    const book = lorebookOf([entry('a a', 1), entry('b b', 3), entry('c c', 2)]);
    expect(selectTexts(book, said, { tokenBudget: 4 })).toEqual(['c c', 'b b']);
  });

  it('is the lower one, and may leave no entry', () => {
    const book = lorebookOf([entry('a a', 1)], { token_budget: 1 });
    expect(selectTexts(book, said)).toEqual([]);
    expect(selectTexts(lorebookOf([entry('a', 1)]), said, { tokenBudget: 0 })).toEqual([]);
  });

  it('passes over an entry that can never fit', () => {
    const book = lorebookOf([entry('a b c d e', 1, { priority: 99 }), entry('x', 2)]);
    expect(selectTexts(book, said, { tokenBudget: 3 })).toEqual(['x']);
  });

  it('leaves out first what is to give way', () => {
    const book = lorebookOf([
      entry('@@ignore_on_max_context\na a', 1, { priority: 99 }),
      entry('b b', 2),
    ]);
    expect(selectTexts(book, said, { tokenBudget: 3 })).toEqual(['b b']);
  });
});

describe('decorators', () => {
  it.each<[string, object, boolean]>([
    ['@@activate_only_after 3', {}, true],
    ['@@activate_only_after 4', {}, false],
    ['@@activate_only_every 3', {}, true],
    ['@@activate_only_every 2', {}, false],
    ['@@activate_only_every 0', {}, true],
    ['@@scan_depth', {}, true],
    ['@@activate_only_every 2\n@@activate', {}, true],
    ['@@dont_activate', {}, false],
    ['@@dont_activate\n@@activate', {}, true],
    ['@@is_greeting 0', {}, true],
    ['@@is_greeting 1', {}, false],
    ['@@is_greeting 1', { greetingIndex: null }, true],
    ['@@dont_activate_after_match', { matchedBefore: new Set([0]) }, false],
    ['@@dont_activate_after_match', { matchedBefore: new Set([1]) }, true],
    ['@@dont_activate_after_match', { matchedBefore: null }, true],
    ['@@additional_keys oil, wick', {}, false],
    ['@@additional_keys oil,lamp', {}, true],
    ['@@additional_keys lamp\n@@additional_keys oil', {}, false],
    ['@@exclude_keys lamp', {}, false],
    ['@@exclude_keys oil', {}, true],
    ['@@unknown 4\n@@@dont_activate', {}, false],
    ['@@unknown 4\n@@@other_unknown\n@@@dont_activate', {}, false],
    ['@@activate_only_after 1\n@@@dont_activate', {}, true],
    ['@@activate_only_after x\n@@@dont_activate', {}, false],
    ['@@instruct_depth 5\n@@@dont_activate', {}, false],
    ['@@activate_only_after 1\n@@activate_only_after 99', {}, true],
  ])('decide: %s', (decorators, facts, expected) => {
    expect(isSelected({ content: `${decorators}\n\nL` }, said, facts)).toBe(expected);
  });

  it('keep an entry that matched before', () => {
    const content = '@@keep_activate_after_match\nL';
    expect(isSelected({ content }, ['x'], { matchedBefore: new Set([0]) })).toBe(true);
    expect(isSelected({ content }, ['x'], { matchedBefore: new Set() })).toBe(false);
  });

  it.each<[string, object, object]>([
    ['', {}, { place: { kind: 'before_char' }, role: null }],
    ['', { position: 'after_char' }, { place: { kind: 'after_char' }, role: null }],
    ['@@depth 2\n@@role user', {}, { place: { kind: 'depth', depth: 2 }, role: 'user' }],
    ['@@depth -3', {}, { place: { kind: 'depth', depth: 0 } }],
    ['@@depth\n@@role', {}, { place: { kind: 'before_char' }, role: null }],
    ['@@depth 2\n@@position scenario', {}, { place: { kind: 'scenario' } }],
    ['@@position elsewhere\n@@role narrator', {}, { place: { kind: 'before_char' }, role: null }],
  ])('give the place: %s', (decorators, fields, expected) => {
    const [entry] = select(lorebookOf([{ ...lamp, ...fields, content: `${decorators}\nL` }]), said);
    expect(entry).toMatchObject({ content: 'L', ...expected });
  });

  it('are removed from the beginning of a text only', () => {
    const text = 'Hi @@depth 1\n@@depth 2\nend';
    expect(readDecorators(text)).toEqual({ decorators: { additional_keys: [] }, content: text });
    expect(readDecorators('\n@@depth 2\r\n\r\nOne\n\nTwo').content).toBe('One\n\nTwo');
  });
});

it('selects within the budget, once and in order, whatever the lorebook contains', () => {
  const word = fc.constantFrom('lamp', 'oil', 'fog', '(a+)+$', '/(x|x)*y/i', '[', '{{user}}', '');
  const decorator = fc.constantFrom('@@depth 1\n', '@@activate\n', '@@x\n@@@scan_depth 2\n', '');
  const entry = fc.record(
    {
      keys: fc.array(word, { maxLength: 3 }),
      content: fc.tuple(decorator, fc.lorem({ maxCount: 6 })).map((parts) => parts.join('')),
      insertion_order: fc.integer({ min: -5, max: 5 }),
      priority: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant('high')),
      use_regex: fc.boolean(),
      constant: fc.boolean(),
      selective: fc.boolean(),
      secondary_keys: fc.array(word, { maxLength: 2 }),
    },
    { requiredKeys: ['keys', 'content'] },
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(entry, fc.constant(null)), { maxLength: 12 }),
      fc.array(word, { maxLength: 6 }),
      fc.nat(40),
      fc.boolean(),
      (entries, messages, tokenBudget, recursive_scanning) => {
        const book = lorebookOf(entries as object[], { recursive_scanning });
        const selected = select(book, messages, { tokenBudget });
        const orders = selected.map(({ index }) => book.entries[index]?.insertionOrder ?? NaN);
        expect(orders).toEqual([...orders].sort((one, other) => one - other));
        expect(new Set(selected.map(({ index }) => index)).size).toBe(selected.length);
        const tokens = selected.reduce((sum, one) => sum + one.tokens, 0);
        expect(tokens).toBeLessThanOrEqual(tokenBudget);
      },
    ),
  );
});
