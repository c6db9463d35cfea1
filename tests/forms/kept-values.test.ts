import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import type { Client } from '~/app/testing/client';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeCharacter, testPassword } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { generousFigures } from '../security/testing/generous-figures';
import { formBody, formHeaders } from '../security/testing/pages';
import { sample } from '../testing/sample';
import { readForms, valuesOf, type DrawnForm, type Field } from './testing/read-forms';

let site: TestSite;
let reported: { id: string };
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments(), figures: generousFigures });
  reported = await makeCharacter(site.db);
});
afterAll(() => site.close());

const visitor = () => {
  const client = site.client();
  client.cookies.set('age_confirmed', new Date().toISOString());
  return client;
};
const member = () => logIn(site);

/** A browser without scripts on a page. */
async function open(client: Client, address: string) {
  const { status, body } = await client.get(address);
  expect(status, address).toBe(200);
  return readForms(String(body), address);
}

async function send(client: Client, { action }: DrawnForm, values: [string, string][]) {
  const body = formBody(Object.fromEntries(values));
  return client.request('POST', action, { headers: formHeaders, body });
}

describe('a sign-up that was mistyped', () => {
  const asked = 'accountType=CreatorUser&redirectTo=%2Fcharacters%3Ffeed%3Danime';
  it.each([
    ['on its page', `/sign_up?${asked}`],
    [
      'in its modal',
      '/characters?feed=anime&modal=signUpModal&signUpModal.accountType=CreatorUser',
    ],
  ])('is still a creator’s, and leads back, %s', async (_place, address) => {
    const client = visitor();
    const ofSignUp = ({ action }: DrawnForm) => action.startsWith('/sign_up');
    const form = (await open(client, address)).find(ofSignUp);
    if (!form) throw new Error('the page has no sign-up');
    const email = `${newId()}@example.com`;
    const refused = await send(client, form, [
      ...valuesOf(form),
      ['email', `${email}@`],
      ['password', testPassword],
      ['isAdult', 'on'],
    ]);
    expect(refused.status).toBe(400);
    const page = String(refused.body);
    expect(page).toContain('Create your creator');
    const redrawn = readForms(page, form.action).find(ofSignUp);
    if (!redrawn) throw new Error('the sign-up is gone');
    expect(Object.fromEntries(valuesOf(redrawn))).toMatchObject({
      email: `${email}@`,
      isAdult: 'on',
      accountType: 'CreatorUser',
      redirectTo: '/characters?feed=anime',
    });
    const corrected: [string, string][] = [
      ['email', email],
      ['password', testPassword],
    ];
    const taken = await send(client, redrawn, [...valuesOf(redrawn), ...corrected]);
    expect(taken.status).toBe(302);
    expect(decodeURIComponent(taken.headers.get('location') ?? '')).toContain(
      '/characters?feed=anime',
    );
    const { account_type: type } = await site.db('users').where({ email }).first();
    expect(type).toBe('CreatorUser');
  });
});

const secrets = /password|code|captcha|token/i;
/** Where the form stands is where it is drawn. */
const isKept = ({ name, type }: Field) =>
  type !== 'password' && !secrets.test(name) && name !== 'place';

/** Something that a field takes, unlike what it is drawn with. */
function goodValue({ name, type, value, options }: Field): string {
  if (type === 'hidden') return value;
  if (type === 'select') return options.findLast((option) => option !== value) ?? value;
  if (type === 'checkbox' || type === 'radio') return value === '' ? 'on' : value;
  if (type === 'email') return 'somebody.else@example.com';
  if (name === 'code') return '00000';
  if (type === 'password') return testPassword;
  return name === 'reference' ? 'K7QM-2XWP-9DTR' : 'Said Her Mother';
}

function badValues({ type, isRequired }: Field): string[] {
  if (type === 'hidden' || type === 'radio') return [];
  if (type === 'checkbox') return isRequired ? [''] : [];
  if (type === 'select') return isRequired ? ['', 'nothing of this'] : ['nothing of this'];
  if (type === 'email') return ['', 'no address', `${'x'.repeat(250)}@example.com`];
  return ['', '\0', 'x'.repeat(20_000)];
}

/** As a browser would send it, with one field told otherwise. */
function fill(
  { fields, buttons }: DrawnForm,
  bad: Field | null,
  worse: string,
): [string, string][] {
  const chosen = new Map<string, string>();
  for (const field of fields) {
    // Of several radio buttons the last is pressed.
    if (field === bad) {
      if (worse !== '' || field.type !== 'checkbox') chosen.set(field.name, worse);
      else chosen.delete(field.name);
    } else chosen.set(field.name, goodValue(field));
  }
  const [button] = buttons;
  if (button) chosen.set(button.name, button.value);
  return [...chosen];
}

const isSame = (form: DrawnForm, other: DrawnForm) => {
  const names = ({ fields, buttons }: DrawnForm) =>
    [...fields.map(({ name }) => name), ...buttons.map(({ value }) => value)].join();
  return names(form) === names(other);
};

it('keeps why a character is reported, though it cannot be', async () => {
  const client = await member();
  const page = `/report-character?characterId=${reported.id}`;
  const ofReport = ({ fields }: DrawnForm) => fields.some(({ name }) => name === 'reportReason');
  const form = (await open(client, page)).find(ofReport);
  if (!form) throw new Error('the page has no form');
  const posted: [string, string][] = [
    ['characterId', newId()],
    ['reportReason', 'animal abuse'],
  ];
  const refused = await send(client, form, posted);
  expect(refused.status).toBe(404);
  const redrawn = readForms(String(refused.body), form.action).find(ofReport);
  expect(redrawn && valuesOf(redrawn)).toContainEqual(['reportReason', 'animal abuse']);
});

/** Every form that can be refused: who opens it, and where. */
const places: [title: string, address: string, as: () => Promise<Client>][] = [
  [
    'a creator’s sign-up',
    '/sign_up?accountType=MasterCreatorUser&redirectTo=%2Fstories%2Fa',
    async () => visitor(),
  ],
  [
    'the sign-up’s modal',
    '/characters?section=men&modal=signUpModal&signUpModal.accountType=CreatorUser',
    async () => visitor(),
  ],
  ['the log-in', '/sign_in?redirectTo=%2Fchats', async () => visitor()],
  ['the log-in’s modal', '/characters?modal=loginModal', async () => visitor()],
  ['a reset', '/reset_password?redirectTo=%2Fchats', async () => visitor()],
  ['a reset’s modal', '/characters?modal=resetPasswordModal', async () => visitor()],
  ['the code', '/verify?redirectTo=%2Fchats', () => logIn(site, { isVerified: false })],
  [
    'another address',
    '/verify?change-email&redirectTo=%2Fchats',
    () => logIn(site, { isVerified: false }),
  ],
  ['the profile of somebody new', '/personalize?redirectTo=%2Fchats', member],
  ['its modal', '/characters?modal=signUpPersonalize', member],
  ['a question', '/contact', async () => visitor()],
  ...['content', 'complaint', 'copyright', 'counter-notice', 'removal', 'data-request'].map(
    (kind): [string, string, () => Promise<Client>] => [
      `a report: ${kind}`,
      `/report/${kind}?place=https%3A%2F%2Fexample.com%2F1`,
      async () => visitor(),
    ],
  ),
  ['what became of a case', '/case?reference=K7QM-2XWP-9DTR', async () => visitor()],
  ['the profile', '/settings/profile', member],
  ['the account’s security', '/settings/security', member],
  ['leaving', '/settings/delete', member],
  ['its modal', '/settings/privacy?modal=confirmDeleteProfile', member],
  ['the back office’s door', '/admin', async () => visitor()],
];

describe.each(sample(places, 3))('%s', (_title, address, enter) => {
  it('keeps what was posted, but for secrets, whatever was wrong', async () => {
    const client = await enter();
    const forms = (await open(client, address)).filter(
      ({ action, fields }) =>
        fields.some(({ type }) => type !== 'hidden') && !/^\/(age|cookies|language)\b/.test(action),
    );
    expect(forms.length).toBeGreaterThan(0);
    let refusals = 0;
    for (const form of forms) {
      for (const bad of form.fields) {
        for (const worse of badValues(bad)) {
          const posted = fill(form, bad, worse);
          const answer = await send(client, form, posted);
          if (answer.status < 400) continue;
          refusals += 1;
          const about = `${form.action} with ${bad.name}=${JSON.stringify(worse.slice(0, 20))}`;
          const redrawn = readForms(String(answer.body), form.action).find((one) =>
            isSame(form, one),
          );
          expect(redrawn, `${about} answers ${answer.status}`).toBeDefined();
          if (!redrawn) continue;
          const kept = Object.fromEntries(valuesOf({ fields: redrawn.fields.filter(isKept) }));
          const isWhole = ([name]: [string, string]) =>
            form.fields.some((field) => field.name === name && isKept(field) && field !== bad);
          expect(kept, about).toMatchObject(Object.fromEntries(posted.filter(isWhole)));
          if (bad.type !== 'select' && isKept(bad) && worse !== '\0') {
            expect(kept[bad.name] ?? '', about).toBe(worse);
          }
        }
      }
    }
    expect(refusals).toBeGreaterThan(0);
  });
});
