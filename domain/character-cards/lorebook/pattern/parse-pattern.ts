import {
  casedTest,
  classes,
  controls,
  isLineBreak,
  not,
  propertyTest,
  type CharTest,
  type PatternFlags,
  type PatternNode,
} from './pattern-syntax';

/** The maximum number of nested groups. */
const maxDepth = 50;
const maxRepeats = 1000;

/** Thrown for what is not part of the language, or no pattern at all. */
class PatternError extends Error {
  override name = 'PatternError';
}

/**
 * Parses the source of a regular expression: characters, classes, groups, choices, repeats, `^`, `$` and
 * `\b`. Returns null for anything else: what is invalid, and lookarounds and back references, which cannot
 * be matched in linear time.
 */
export function parsePattern(source: string, flags: PatternFlags): PatternNode | null {
  try {
    return new PatternParser(source, flags).parse();
  } catch (error) {
    if (error instanceof PatternError) return null;
    throw error;
  }
}

class PatternParser {
  private readonly signs: string[];
  private at = 0;

  constructor(
    source: string,
    private readonly flags: PatternFlags,
  ) {
    this.signs = [...source];
  }

  parse(): PatternNode {
    const node = this.choice(0);
    if (this.at < this.signs.length) throw new PatternError('a group is closed that is not open');
    return node;
  }

  private peek(): string | undefined {
    return this.signs[this.at];
  }

  private next(): string {
    const sign = this.signs[this.at++];
    if (sign === undefined) throw new PatternError('the pattern ends too early');
    return sign;
  }

  private skip(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.at++;
    return true;
  }

  private choice(depth: number): PatternNode {
    if (depth > maxDepth) throw new PatternError('too many nested groups');
    const options = [this.sequence(depth)];
    while (this.skip('|')) options.push(this.sequence(depth));
    return { kind: 'choice', options };
  }

  private sequence(depth: number): PatternNode {
    const parts: PatternNode[] = [];
    for (let sign = this.peek(); sign !== undefined && sign !== '|' && sign !== ')';) {
      parts.push(this.repeated(this.atom(depth)));
      sign = this.peek();
    }
    return { kind: 'sequence', parts };
  }

  private repeated(part: PatternNode): PatternNode {
    const limits = this.limits();
    if (!limits) return part;
    if (part.kind === 'assert') throw new PatternError('an assertion is repeated');
    // A lazy repeat matches the same texts.
    this.skip('?');
    if (this.limits()) throw new PatternError('a repeat is repeated');
    return { kind: 'repeat', part, ...limits };
  }

  private limits(): { min: number; max: number | null } | null {
    if (this.skip('*')) return { min: 0, max: null };
    if (this.skip('+')) return { min: 1, max: null };
    if (this.skip('?')) return { min: 0, max: 1 };
    if (this.peek() !== '{') return null;
    const written = this.signs.slice(this.at, this.at + 12).join('');
    const [all, least = '', comma, most = ''] = /^\{(\d{1,4})(,)?(\d{0,4})\}/.exec(written) ?? [];
    if (all === undefined) return null;
    this.at += all.length;
    const min = Number(least);
    const max = comma === undefined ? min : most === '' ? null : Number(most);
    if (Math.max(min, max ?? 0) > maxRepeats) throw new PatternError('too many repeats');
    if (max !== null && max < min) throw new PatternError('a repeat ends before it begins');
    return { min, max };
  }

  private atom(depth: number): PatternNode {
    const sign = this.next();
    switch (sign) {
      case '(':
        return this.group(depth);
      case '[':
        return this.char(this.charClass());
      case '.':
        return this.char(this.flags.dotMatchesAll ? () => true : not(isLineBreak));
      case '^':
        return { kind: 'assert', at: 'start' };
      case '$':
        return { kind: 'assert', at: 'end' };
      case '\\':
        if (this.skip('b')) return { kind: 'assert', at: 'boundary' };
        if (this.skip('B')) return { kind: 'assert', at: 'inside' };
        return this.char(this.escaped());
      case '*':
      case '+':
      case '?':
        throw new PatternError('nothing is repeated');
      default:
        return this.char(sign.codePointAt(0) ?? 0);
    }
  }

  private char(tested: CharTest | number): PatternNode {
    const test = typeof tested === 'number' ? (code: number) => code === tested : tested;
    return { kind: 'char', test: casedTest(test, this.flags.ignoresCase) };
  }

  private group(depth: number): PatternNode {
    if (this.skip('?') && !this.skip(':')) {
      const name = /^<[A-Za-z_]\w*>/.exec(this.signs.slice(this.at, this.at + 40).join(''))?.[0];
      if (name === undefined) throw new PatternError('a lookaround is not supported');
      this.at += name.length;
    }
    const node = this.choice(depth + 1);
    if (!this.skip(')')) throw new PatternError('a group is not closed');
    return node;
  }

  /** Reads what follows a backslash: a class, or one character. */
  private escaped(): CharTest | number {
    const sign = this.next();
    const test = classes[sign];
    if (test) return test;
    if (sign === 'p' || sign === 'P') return this.property(sign === 'P');
    if (sign === 'x') return this.hex(2);
    if (sign === 'u') return this.peek() === '{' ? this.bracedHex() : this.hex(4);
    const control = controls[sign];
    if (control !== undefined) return control;
    if (/[A-Za-z\d]/.test(sign)) throw new PatternError('an escape is not supported');
    return sign.codePointAt(0) ?? 0;
  }

  private braced(): string {
    const end = this.signs.indexOf('}', this.at);
    if (!this.skip('{') || end < 0) throw new PatternError('a brace is not closed');
    const text = this.signs.slice(this.at, end).join('');
    this.at = end + 1;
    return text;
  }

  private property(isNegated: boolean): CharTest {
    const test = propertyTest(this.braced(), isNegated);
    if (!test) throw new PatternError('a property is unknown');
    return test;
  }

  private bracedHex(): number {
    return readHex(this.braced());
  }

  private hex(length: number): number {
    const text = this.signs.slice(this.at, this.at + length).join('');
    if (text.length < length) throw new PatternError('a number is too short');
    this.at += length;
    return readHex(text);
  }

  private charClass(): CharTest {
    const isNegated = this.skip('^');
    const tests: CharTest[] = [];
    while (!this.skip(']')) {
      const from = this.classChar();
      const isRange = this.peek() === '-' && this.signs[this.at + 1] !== ']';
      if (!isRange) {
        tests.push(typeof from === 'number' ? (code) => code === from : from);
        continue;
      }
      this.at++;
      const to = this.classChar();
      if (typeof from !== 'number' || typeof to !== 'number' || to < from) {
        throw new PatternError('a range ends before it begins');
      }
      tests.push((code) => code >= from && code <= to);
    }
    const inClass: CharTest = (code) => tests.some((test) => test(code));
    return isNegated ? not(casedTest(inClass, this.flags.ignoresCase)) : inClass;
  }

  private classChar(): CharTest | number {
    const sign = this.next();
    if (sign !== '\\') return sign.codePointAt(0) ?? 0;
    return this.skip('b') ? 8 : this.escaped();
  }
}

function readHex(text: string): number {
  const code = /^[\da-f]{1,6}$/i.test(text) ? Number.parseInt(text, 16) : Number.NaN;
  if (!(code <= 0x10ffff)) throw new PatternError('a number is not hexadecimal');
  return code;
}
