import { expect } from 'vitest';
import type { Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { testPassword } from '~/db/testing';
import { formBody, formHeaders } from '../../security/testing/pages';
import { readForms, type DrawnForm, type Field } from './read-forms';

const secrets = /password|code|captcha|token/i;
/**
 * Fields that change with each rendering: the form's place, and the key of a corrected message, which is a
 * new one.
 */
const ofEachDrawing = ['place', 'idempotencyKey'];
export const isKept = ({ name, type }: Field) =>
  type !== 'password' && type !== 'file' && !secrets.test(name) && !ofEachDrawing.includes(name);

/** Returns a valid value that differs from the field's initial one. */
function goodValue({ name, type, value, options }: Field): string {
  if (type === 'hidden') return value;
  if (type === 'select') return options.findLast((option) => option !== value) ?? value;
  if (type === 'checkbox' || type === 'radio') return value === '' ? 'on' : value;
  if (type === 'email') return 'somebody.else@example.com';
  if (name === 'code') return '00000';
  if (type === 'password') return testPassword;
  return name === 'reference' ? 'K7QM-2XWP-9DTR' : 'Said Her Mother';
}

export function badValues({ type, isRequired }: Field): string[] {
  if (type === 'hidden' || type === 'radio') return [];
  if (type === 'checkbox') return isRequired ? [''] : [];
  if (type === 'select') return isRequired ? ['', 'nothing of this'] : ['nothing of this'];
  if (type === 'email') return ['', 'no address', `${'x'.repeat(250)}@example.com`];
  return ['', '\0', 'x'.repeat(20_000)];
}

/** Fills in a form as a browser sends it, with another value in one field. */
export const fill = (form: DrawnForm, bad: Field | null, worse: string): [string, string][] =>
  fillIn(form, (field) => (field === bad ? worse : undefined));

function fillIn(
  { fields, buttons }: DrawnForm,
  mistakeIn: (field: Field) => string | undefined,
): [string, string][] {
  const chosen = new Map<string, string>();
  for (const field of fields) {
    const worse = mistakeIn(field);
    // Of several radio buttons the last is chosen.
    if (worse === undefined) chosen.set(field.name, goodValue(field));
    else if (worse !== '' || field.type !== 'checkbox') chosen.set(field.name, worse);
    else chosen.delete(field.name);
  }
  const [button] = buttons;
  if (button) chosen.set(button.name, button.value);
  return [...chosen];
}

type Mistake = [about: string, values: [string, string][]];

/** Returns a form without a visible mistake, and with each mistake in each of its fields. */
export const singleMistakes = (form: DrawnForm): Mistake[] => [
  ['no mistake', fill(form, null, '')],
  ...form.fields.flatMap((bad) =>
    badValues(bad).map((worse): Mistake => [bad.name, fill(form, bad, worse)]),
  ),
];

/** Returns a form without a visible mistake, and with mistakes in all of its fields together. */
export function wholeMistakes(form: DrawnForm): Mistake[] {
  const kinds = Math.max(0, ...form.fields.map((field) => badValues(field).length));
  return [
    ['no mistake', fill(form, null, '')],
    ...Array.from({ length: kinds }, (_, kind): Mistake => [
      `all mistaken, ${kind}`,
      fillIn(form, (field) => badValues(field)[kind]),
    ]),
  ];
}

export const isSame = (form: DrawnForm, other: DrawnForm) => {
  // Hidden fields may change with the posted data, e.g. the chat that a first message opens.
  const names = ({ fields, buttons }: DrawnForm) =>
    [
      fields.find(({ name }) => name === 'intent')?.value,
      ...fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name),
      ...buttons.map(({ value }) => value),
    ].join();
  return names(form) === names(other);
};

/** Excludes forms that are only a button, and the prompts on every page that are answered once. */
const isFilledIn = ({ action, fields }: DrawnForm) =>
  fields.some(({ type }) => type !== 'hidden') && !/^\/(age|cookies|language)\b/.test(action);

/** Returns a browser without scripts, with its actions on forms. */
export function formsOf(siteOf: () => TestSite) {
  const visitor = () => {
    const client = siteOf().client();
    client.cookies.set('age_confirmed', new Date().toISOString());
    return client;
  };
  const member = () => logIn(siteOf());

  /** Opens a page in a browser without scripts. */
  async function open(client: Client, address: string) {
    const { status, body } = await client.get(address);
    expect(status, address).toBe(200);
    return readForms(String(body), address).filter(isFilledIn);
  }

  async function send(client: Client, { action }: DrawnForm, values: [string, string][]) {
    const body = formBody(Object.fromEntries(values));
    return client.request('POST', action, { headers: formHeaders, body });
  }

  return { open, send, visitor, member };
}
