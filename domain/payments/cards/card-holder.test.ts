import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardEmailSchema, holderSchema } from './card-holder';

const says = (schema: typeof holderSchema | typeof cardEmailSchema, typed: unknown) => {
  const read = schema.safeParse(typed);
  return read.success ? read.data : read.error.issues[0]?.message;
};

describe('the name on a card', () => {
  it.each([
    ['ada lovelace', 'Ada Lovelace'],
    ['  Ada   J. ', 'Ada J'],
    ['анна ахматова', 'Анна Ахматова'],
    ['zoë müller-lüdenscheidt', 'Zoë Müller-Lüdenscheidt'],
    ["o'neill anne-marie", "O'neill Anne-Marie"],
    ['', 'name on card is required'],
    [undefined, 'name on card is required'],
    ['...', 'name on card is required'],
    ['Ada', 'please enter valid'],
    ['Ada King Lovelace', 'please enter valid'],
    ['4111 1111', 'please enter valid'],
    ['Ada L0velace', 'please enter valid'],
    ['李 小龍', 'please enter valid'],
    [`Ada ${'a'.repeat(47)}`, 'please enter valid'],
  ])('%j is %j', (typed, expected) => {
    expect(says(holderSchema, typed)).toBe(expected);
  });

  it('is tidied once and for all', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Zé. ]{1,20} [a-zA-Zé. ]{1,20}$/), (typed) => {
        const tidied = says(holderSchema, typed);
        fc.pre(holderSchema.safeParse(typed).success);
        expect(says(holderSchema, tidied)).toBe(tidied);
      }),
    );
  });
});

it.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada.B+c%d_e-f@mail.example.CO ', 'Ada.B+c%d_e-f@mail.example.CO'],
  ['', 'email is required'],
  [undefined, 'email is required'],
  ['ada@example', 'invalid email address'],
  ['ada@example.c', 'invalid email address'],
  ['ada example.com', 'invalid email address'],
  ['ä@example.com', 'invalid email address'],
])('the address %j is %j', (typed, expected) => {
  expect(says(cardEmailSchema, typed)).toBe(expected);
});
