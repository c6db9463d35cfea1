import { describe, expect, it } from 'vitest';
import { cardFormSchema, cardFormWithAddressSchema, cardStatus } from './card-form';

const typed = { token: 't', holder: 'Alex Moreno', email: 'Alex@Example.com', save: 'on' };
const faultOf = (schema: typeof cardFormSchema, fields: object) =>
  schema.safeParse({ ...typed, ...fields }).error?.issues[0]?.message;

describe('a new card', () => {
  it('is read', () => {
    expect(cardFormSchema.parse(typed)).toEqual({
      ...typed,
      email: 'alex@example.com',
      save: true,
    });
    expect(cardFormSchema.parse({ ...typed, save: undefined }).save).toBe(false);
  });

  it.each([
    [{ token: '' }, 'card number is required'],
    [{ token: undefined }, 'card number is required'],
    [{ holder: ' ' }, 'name on card is required'],
    [{ holder: 'Alex' }, 'please enter valid'],
    [{ holder: 'Alex van Moreno' }, 'please enter valid'],
    [{ holder: 'Alex M0reno' }, 'please enter valid'],
    [{ holder: `${'A'.repeat(30)} ${'B'.repeat(30)}` }, 'please enter valid'],
    [{ email: '' }, 'email is required'],
    [{ email: 'alex@example' }, 'invalid email address'],
  ])('with %j gets the fault %j', (fields, fault) =>
    expect(faultOf(cardFormSchema, fields)).toBe(fault),
  );

  it('takes letters of other alphabets', () => {
    expect(faultOf(cardFormSchema, { holder: 'Žofie Dvořáková' })).toBeUndefined();
    expect(faultOf(cardFormSchema, { holder: 'Анна Иванова' })).toBeUndefined();
  });
});

describe('its address', () => {
  const address = { line1: '1 Main St', country: 'IE', zipCode: 'D02 X285' };
  it('is read', () => {
    expect(cardFormWithAddressSchema.parse({ ...typed, ...address })).toMatchObject(address);
  });
  it.each([
    [{ line1: '' }, 'address is required'],
    [{ country: '' }, 'country is required'],
    [{ country: 'Ireland' }, 'please enter valid'],
    [{ zipCode: ' ' }, 'zip code is required'],
  ])('with %j gets the fault %j', (fields, fault) =>
    expect(
      cardFormWithAddressSchema.safeParse({ ...typed, ...address, ...fields }).error?.issues[0]
        ?.message,
    ).toBe(fault),
  );
});

it.each([
  ['2026-12', 'good'],
  ['2026-11', 'ends-this-month'],
  ['2026-10', 'over'],
  ['2025-12', 'over'],
  ['2027-01', 'good'],
])('a card of %s is %s in November 2026', (expiresOn, status) => {
  expect(cardStatus(expiresOn, new Date('2026-11-30T23:59:59Z'))).toBe(status);
});
