import type { Language } from '../hear/detect-language';
import { readNumber } from './numbers';

type Operator = '+' | '-' | '*' | '/' | '^' | '%';
type Token = number | Operator | '(' | ')' | 'sqrt';

const operators: Readonly<Record<string, Operator>> = {
  plus: '+',
  add: '+',
  added: '+',
  minus: '-',
  less: '-',
  'take away': '-',
  times: '*',
  x: '*',
  '×': '*',
  multiplied: '*',
  mal: '*',
  fois: '*',
  por: '*',
  vezes: '*',
  más: '+',
  mais: '+',
  menos: '-',
  moins: '-',
  weniger: '-',
  und: '+',
  divided: '/',
  over: '/',
  geteilt: '/',
  durch: '/',
  divisé: '/',
  entre: '/',
  dividido: '/',
  '÷': '/',
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '/': '/',
  '^': '^',
};
/** Words inside a sum that change nothing. */
const fillers = new Set(['by', 'to', 'the', 'par', 'and']);

/** The sum that is asked in a text, worked out; null where there is none. */
export function workOut(text: string, language: Language): number | null {
  const tokens = tokensOf(text, language);
  const numbers = tokens.filter((token) => typeof token === 'number').length;
  const isSum = tokens.some((token) => typeof token !== 'number' && token !== '(' && token !== ')');
  if (!isSum || (numbers < 2 && !tokens.includes('sqrt'))) return null;
  const result = evaluate(tokens);
  return result === null || !Number.isFinite(result) ? null : result;
}

/** True for a division by nothing. */
export function dividesByZero(text: string, language: Language): boolean {
  const tokens = tokensOf(text, language);
  return tokens.some((token, index) => token === '/' && tokens[index + 1] === 0);
}

/** The longest run of numbers and operators of a text. */
function tokensOf(text: string, language: Language): Token[] {
  const prepared = text
    .toLowerCase()
    .replaceAll('take away', ' minus ')
    .replaceAll(/(dividido|divisé|geteilt|divided|entre) (?:por|par|durch|by)(?= |$)/g, '$1')
    .replaceAll('to the power of', ' ^ ')
    .replaceAll('square root of', ' sqrt ')
    .replaceAll(' squared', ' ^ 2 ')
    .replaceAll('half of', ' 0.5 times ')
    .replaceAll('double ', ' 2 times ')
    .replaceAll(
      /(\d) ?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento) (?:of|von|de) /g,
      '$1 % ',
    )
    .replaceAll(/([+*/()×÷^]|(?<=[\d)] ?)[-−–](?= ?\d))/g, ' $1 ')
    .replaceAll(/(\d)x(?=\d)/g, '$1 x ')
    .replaceAll(/[?!=:;"]|[,.](?!\d)/g, ' ');
  const words = prepared
    .split(' ')
    .filter(Boolean)
    .map((word) => (word === '–' ? '-' : word));
  let best: Token[] = [];
  let run: Token[] = [];
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? '';
    const number = readNumber(words.slice(index), language);
    const token = number ? number.value : tokenOf(word);
    if (token !== null) run.push(token);
    else if (!fillers.has(word) || run.length === 0) run = [];
    if (run.length > best.length) best = [...run];
    index += number?.taken ?? 1;
  }
  while (best.length > 0 && isOperator(best.at(-1))) best.pop();
  while (best.length > 0 && isOperator(best[0])) best.shift();
  return best;
}

const isOperator = (token: Token | undefined) =>
  typeof token === 'string' && /^[-+*/^%]$/.test(token);

function tokenOf(word: string): Token | null {
  if (word === '(' || word === ')' || word === 'sqrt' || word === '%') return word;
  return Object.hasOwn(operators, word) ? (operators[word] ?? null) : null;
}

/** Sums of products of powers, by descent; null where the tokens are no sum. */
function evaluate(tokens: readonly Token[]): number | null {
  let at = 0;
  const atom = (): number | null => {
    const token = tokens[at];
    at += 1;
    if (typeof token === 'number') return token;
    if (token === '-') {
      const value = atom();
      return value === null ? null : -value;
    }
    if (token === 'sqrt') {
      const value = atom();
      return value === null ? null : Math.sqrt(value);
    }
    if (token !== '(') return null;
    const value = sum();
    if (tokens[at] !== ')') return null;
    at += 1;
    return value;
  };
  const power = (): number | null => {
    const base = atom();
    if (base === null || tokens[at] !== '^') return base;
    at += 1;
    const exponent = power();
    return exponent === null ? null : base ** exponent;
  };
  const chain = (
    next: () => number | null,
    steps: Partial<Record<string, (a: number, b: number) => number>>,
  ) => {
    let value = next();
    for (;;) {
      const step = steps[String(tokens[at])];
      if (value === null || typeof tokens[at] === 'number' || !step) return value;
      at += 1;
      const other = next();
      if (other === null) return null;
      value = step(value, other);
    }
  };
  const product = () =>
    chain(power, { '*': (a, b) => a * b, '/': (a, b) => a / b, '%': (a, b) => (a / 100) * b });
  const sum = (): number | null => chain(product, { '+': (a, b) => a + b, '-': (a, b) => a - b });
  const value = sum();
  return at === tokens.length ? value : null;
}
