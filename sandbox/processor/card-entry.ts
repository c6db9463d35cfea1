import { behaviourOf, type CardBehaviour } from './test-cards';

export type CardField = 'number' | 'expiry' | 'cvc' | 'holder';
export type CardProblem = 'required' | 'invalid' | 'brand' | 'past';
export type CardProblems = Partial<Record<CardField, CardProblem>>;

/** The stored part of a card: never its number or code. */
export interface ReadCard {
  last4: string;
  brand: 'visa' | 'master';
  /** The format YYYY-MM. */
  expiresOn: string;
  holder: string;
  behaviour: CardBehaviour;
}

/** The entered values; fields that a form does not have are absent. */
export type CardEntry = Partial<Record<CardField, string>>;

/** Reads the entered values of a card's fields; returns the problem of each invalid field instead. */
export function readCard(
  entry: CardEntry,
  options: { now: Date; holder: boolean },
): { card: ReadCard } | { problems: CardProblems } {
  const number = (entry.number ?? '').replace(/[\s-]/g, '');
  const expiry = (entry.expiry ?? '').replaceAll(' ', '');
  const holder = (entry.holder ?? '').trim().replace(/\s+/g, ' ');
  const problems: CardProblems = {
    ...problemOf('number', numberProblem(number)),
    ...problemOf('expiry', expiryProblem(expiry, options.now)),
    ...problemOf('cvc', cvcProblem((entry.cvc ?? '').trim())),
    ...(options.holder && problemOf('holder', holderProblem(holder))),
  };
  const brand = brandOf(number);
  if (!brand || Object.keys(problems).length > 0) return { problems };
  const [month = '', year = ''] = expiry.split('/');
  return {
    card: {
      last4: number.slice(-4),
      brand,
      expiresOn: `20${year}-${month}`,
      holder,
      behaviour: behaviourOf(number),
    },
  };
}

/** Checks the code of a saved card, the only field of such a form. */
export function readCvc(entry: CardEntry): CardProblems {
  return problemOf('cvc', cvcProblem((entry.cvc ?? '').trim()));
}

/** Checks the check digit of ISO/IEC 7812. */
function isLuhnValid(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function brandOf(number: string): 'visa' | 'master' | null {
  if (number.startsWith('4')) return 'visa';
  const prefix = Number(number.slice(0, 4));
  const isMaster = (prefix >= 5100 && prefix <= 5599) || (prefix >= 2221 && prefix <= 2720);
  return isMaster ? 'master' : null;
}

const problemOf = (field: CardField, problem: CardProblem | null): CardProblems =>
  problem ? { [field]: problem } : {};

function numberProblem(number: string): CardProblem | null {
  if (number === '') return 'required';
  if (!/^\d{12,19}$/.test(number) || !isLuhnValid(number)) return 'invalid';
  if (!brandOf(number)) return 'brand';
  return number.length === 16 ? null : 'invalid';
}

function expiryProblem(expiry: string, now: Date): CardProblem | null {
  if (expiry === '') return 'required';
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  if (!month || !year) return 'invalid';
  const ends = Date.UTC(2000 + Number(year), Number(month), 1);
  return ends > now.getTime() ? null : 'past';
}

function cvcProblem(cvc: string): CardProblem | null {
  if (cvc === '') return 'required';
  return /^\d{3}$/.test(cvc) ? null : 'invalid';
}

function holderProblem(holder: string): CardProblem | null {
  if (holder === '') return 'required';
  const isName = holder.length <= 50 && /^\p{L}[\p{L}'’-]* \p{L}[\p{L}'’-]*$/u.test(holder);
  return isName ? null : 'invalid';
}
