import { expect, it } from 'vitest';
import { decideShownStep } from './decide-shown-step';

const staff = {
  email: 'nora@example.com',
  role: 'admin' as const,
  pages: [],
  waiting: [],
  now: '',
};
const prove = { step: 'prove', kinds: { hasApp: true, hasPasskey: false } } as const;
const enrol = { step: 'enrol', app: null, mayWait: true } as const;
const signedOut = { staff: null, next: null, response: undefined };
const recoveryCodes = ['aaaaa-bbbbb'];

it.each([
  ['the address first', {}, { step: 'email' }],
  [
    'the code once one was mailed',
    { response: { email: 'nora@example.com' } },
    { step: 'code', email: 'nora@example.com' },
  ],
  [
    'the code again after a wrong one',
    { response: { intent: 'verify' } },
    { step: 'code', email: '' },
  ],
  ['the second factor after the code', { next: prove }, prove],
  ['the first one to whoever has none', { next: enrol }, enrol],
  [
    'the step that follows, whatever was sent',
    { next: prove, response: { intent: 'verify' } },
    prove,
  ],
  ['what is behind it to whoever is signed in', { staff }, { step: 'home', staff }],
  [
    'recovery codes before that',
    { staff, response: { recoveryCodes } },
    { step: 'recovery-codes', codes: recoveryCodes },
  ],
] satisfies [string, Partial<Parameters<typeof decideShownStep>[0]>, object][])(
  'shows %s',
  (_what, facts, shown) => {
    expect(decideShownStep({ ...signedOut, ...facts })).toEqual(shown);
  },
);
