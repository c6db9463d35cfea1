import fc, { type Arbitrary } from 'fast-check';
import type { Shape } from './contract';

/** Texts that caused faults in other software; none of them is blank. */
export const hostileTexts = [
  '😀',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'שלום עולם',
  '\u202Egnp.exe',
  'аdmin@exаmple.com',
  'ﬁancée Ⅷ ①',
  'a\u0301\u0302\u0303\u0304\u0305\u0306\u0307',
  'a\u200Bb\u2060c',
  '\uFFFD\uFFFE',
  "'; drop table users; --",
  '{{7*7}}${7*7}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\boot.ini',
  '%00%0d%0aset-cookie:a=b',
  'a\r\nset-cookie: a=b',
  '${jndi:ldap://localhost/a}',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '__proto__',
  'hasOwnProperty',
  '{"$ne":null}',
  'x'.repeat(4000),
];

const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }) },
);

const typesOf = ({ type }: Shape) => (Array.isArray(type) ? type : [type]);
const isNumeric = (shape: Shape) => typesOf(shape).some((t) => t === 'integer' || t === 'number');
const isArray = (shape: Shape) => typesOf(shape).includes('array');
const lowest = ({ minimum }: Shape) => minimum ?? 0;
const highest = ({ maximum }: Shape) => maximum ?? Number.MAX_SAFE_INTEGER;

/** Returns values that fit a shape, as JSON. */
export function fittingValue(shape: Shape): Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (isArray(shape)) {
    const least = shape.minItems ?? 0;
    const most = Math.max(Math.min(shape.maxItems ?? 3, 3), least);
    return fc.array(fittingValue(shape.items ?? {}), {
      minLength: least,
      maxLength: most,
    });
  }
  if (typesOf(shape).includes('integer')) {
    return fc.integer({ min: lowest(shape), max: Math.min(highest(shape), 2 ** 31 - 1) });
  }
  if (isNumeric(shape)) {
    return fc.double({ min: lowest(shape), max: highest(shape), noNaN: true });
  }
  return fittingText(shape);
}

function fittingText({ format, pattern, minLength = 0, maxLength = 200 }: Shape) {
  if (format === 'uuid') return fc.uuid();
  if (pattern === undefined) return fc.string({ minLength, maxLength: Math.min(maxLength, 40) });
  const whole = new RegExp(pattern);
  return fc
    .stringMatching(new RegExp(pattern.replaceAll(lookahead, '')), { size: 'small' })
    .filter((text) => whole.test(text))
    .filter(isNoLonger(maxLength));
}

/**
 * Matches lookaheads, which the generator does not support; its texts are checked against the whole pattern
 * afterwards.
 */
const lookahead = /\(\?=(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const isNoLonger = (length: number) => (text: string) => text.length <= length;

/** Checks whether a shape refuses any text, as far as the shape states it. */
export const refusesSomeText = (shape: Shape): boolean =>
  isNumeric(shape) || shape.maxLength !== undefined || !mayFit(shape, '?');

/** Returns texts for a path or a query that a shape certainly refuses. */
export function brokenText(shape: Shape): Arbitrary<string> {
  const texts = isNumeric(shape) ? brokenNumbers(shape) : brokenWords(shape);
  // Replaces unsuitable texts: a filter that passes almost nothing would never end.
  const surely = shape.maxLength === undefined ? '?' : 'x'.repeat(shape.maxLength + 1);
  return texts.map((text) => (text.trim() !== '' && !mayFit(shape, text) ? text : surely));
}

function brokenNumbers(shape: Shape): Arbitrary<string> {
  const step = typesOf(shape).includes('integer') ? 1 : 0.000_1;
  return fc.oneof(
    fc.constantFrom(
      String(lowest(shape) - step),
      String(highest(shape) + step),
      ...['NaN', 'Infinity', '-Infinity', '1e309', '-1e309', '9007199254740993', '1.5', '--1'],
      ...['٣', '１２', '1,000', '1 2', '0x', '1n', '1e', '[1]', '{}', 'null', 'true', '1;2', '+'],
    ),
    hostileText,
  );
}

function brokenWords(shape: Shape): Arbitrary<string> {
  const { enum: names = [], format, minLength = 0, maxLength } = shape;
  const changed = names
    .map(String)
    .flatMap((name) => [name.toUpperCase(), `${name} `, `${name},${name}`]);
  const tooLong =
    maxLength === undefined
      ? []
      : ['x', '😀', 'ש'].flatMap((letter) => [
          letter.repeat(maxLength + 1),
          letter.repeat(Math.min(2 * maxLength, 1200)),
        ]);
  const tooShort = minLength > 1 ? ['x'.repeat(minLength - 1)] : [];
  const constants = fc.constantFrom('?', ...changed, ...tooLong, ...tooShort);
  return format === 'uuid'
    ? fc.oneof(constants, hostileText, brokenUuid)
    : fc.oneof(constants, hostileText);
}

const brokenUuid = fc
  .tuple(fc.uuid(), fc.constantFrom('{?}', 'urn:uuid:?', '?0', '?\n', '?.', '?,?', ' ?'))
  .map(([uuid, frame]) => frame.replaceAll('?', uuid))
  .chain((text) => fc.constantFrom(text, text.slice(0, 20), text.replaceAll('-', '_')));

const isSameName = (one: unknown, text: string) => String(one).toLowerCase() === text.toLowerCase();

/** Checks whether a text may fit a shape; returns true in doubt. */
function mayFit(shape: Shape, text: string): boolean {
  if (isNumeric(shape)) {
    const number = Number(text);
    const isRight = Number.isInteger(number) || !typesOf(shape).includes('integer');
    return isRight && number >= lowest(shape) && number <= highest(shape);
  }
  // Some names ignore case.
  if (shape.enum) return shape.enum.some((one) => isSameName(one, text));
  if (shape.const !== undefined) return shape.const === text;
  if (shape.format === 'uuid') return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
  const { minLength = 0, maxLength = Infinity, pattern = '' } = shape;
  // Some fields are trimmed before the check.
  return [text, text.trim()].some((one) => {
    // JSON Schema counts code points, not surrogates.
    const length = [...one].length;
    return length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(one);
  });
}

const notNumbers = ['"1"', '""', 'true', 'null', '[]', '[1]', '{}', '1e309', '-1e309', '1.5', '-1'];
const notTexts = ['null', 'true', '0', '-0', '1e309', '-1e309', '9007199254740993', '[]', '{}'];
const notEvenNearly = ['["a"]', '{"$ne":null}', '{"length":8}', '[[[[[[]]]]]]', '{"toString":1}'];

/** Returns JSON text that a shape certainly refuses; JSON.stringify cannot write some of it. */
export function brokenLiteral(shape: Shape): Arbitrary<string> {
  if (isNumeric(shape)) {
    const literals = fc.constantFrom(...notNumbers, ...notEvenNearly);
    return literals.filter((literal) => literal.startsWith('"') || !mayFit(shape, literal));
  }
  if (isArray(shape)) return brokenArray(shape);
  const { minLength = 0 } = shape;
  const isAnyText = !refusesSomeText(shape);
  const types = typesOf(shape);
  const fitting = [
    ...(types.includes('null') ? ['null'] : []),
    ...(types.includes('boolean') ? ['true'] : []),
  ];
  const wrongType = fc
    .constantFrom(...notTexts, ...notEvenNearly)
    .filter((literal) => !fitting.includes(literal));
  if (isAnyText && minLength === 0) return wrongType;
  const wrong = mayFit(shape, '') ? wrongType : fc.oneof(wrongType, fc.constant('""'));
  // A field that must only not be empty refuses no other text.
  if (isAnyText && minLength === 1) return wrong;
  return fc.oneof(
    wrong,
    brokenText(shape).map((text) => JSON.stringify(text)),
  );
}

function brokenArray({ items = {}, maxItems }: Shape): Arbitrary<string> {
  const tooMany = fc.uuid().map((text) => JSON.stringify(Array(1 + (maxItems ?? 0)).fill(text)));
  return fc.oneof(
    fc.constantFrom('null', '"a"', '7', 'true', '{}', '{"0":"a","length":1}', '[[]]', '[null]'),
    fc.constant('[]'),
    ...(maxItems === undefined ? [] : [tooMany]),
    brokenLiteral(items).map((literal) => `[${literal}]`),
  );
}
