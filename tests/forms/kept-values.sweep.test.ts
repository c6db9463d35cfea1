import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeCharacter, testPassword } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { writeSetting } from '~/domain/settings/write-setting';
import { generousLimits } from '../security/testing/generous-limits';
import { sample } from '../testing/sample';
import { badValues, fill, formsOf, isKept, isSame } from './testing/forms-of';
import { placesOf } from './testing/places';
import { readForms, valuesOf, type DrawnForm } from './testing/read-forms';
import { chatSettings } from '~/domain/chat/settings';

let site: TestSite;
let reported: { id: string };
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments(), rateLimits: generousLimits });
  // There is no worker to reply here.
  await writeSetting(site.owner, chatSettings, 'reply_wait_without_script_ms', 1);
  reported = await makeCharacter(site.db);
});
afterAll(() => site.close());

const { open, send, visitor, member } = formsOf(() => site);
const places = placesOf(() => site);

describe('a sign-up that was mistyped', () => {
  const query = 'accountType=CreatorUser&redirectTo=%2Fcharacters%3Ffeed%3Danime';
  it.each([
    ['on its page', `/sign_up?${query}`],
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
    const user = await site.db('users').where({ email }).first();
    expect(user?.account_type).toBe('CreatorUser');
  });
});

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

/** Returns each field with each of its mistakes, for forms with one mistake at a time. */
const mistakesOf = (form: DrawnForm) =>
  form.fields.flatMap((bad) => badValues(bad).map((worse) => ({ form, bad, worse })));

describe.each(places)('%s', (_title, address, enter) => {
  it('keeps the submitted input, except secrets, whatever was wrong', async () => {
    const client = await enter();
    const forms = await open(client, address);
    expect(forms.length).toBeGreaterThan(0);
    const mistakes = forms.flatMap(mistakesOf);
    const drawn = sample(mistakes, 4);
    let refusals = 0;
    // Not every mistake is refused: if none of the drawn ones is, others are tried until one is.
    for (const [index, { form, bad, worse }] of [...drawn, ...mistakes].entries()) {
      if (index >= drawn.length && refusals > 0) break;
      const posted = fill(form, bad, worse);
      const answer = await send(client, form, posted);
      if (answer.status < 400) continue;
      refusals += 1;
      const about = `${form.action} with ${bad.name}=${JSON.stringify(worse.slice(0, 20))}`;
      const redrawn = readForms(String(answer.body), form.action).find((one) => isSame(form, one));
      expect(redrawn, `${about} answers ${answer.status}`).toBeDefined();
      if (!redrawn) continue;
      expect(redrawn.action, about).toBe(form.action);
      const kept = Object.fromEntries(valuesOf({ fields: redrawn.fields.filter(isKept) }));
      const isWhole = ([name]: [string, string]) =>
        form.fields.some((field) => field.name === name && isKept(field) && field !== bad);
      expect(kept, about).toMatchObject(Object.fromEntries(posted.filter(isWhole)));
      if (bad.type !== 'select' && isKept(bad) && worse !== '\0') {
        expect(kept[bad.name] ?? '', about).toBe(worse);
      }
    }
    expect(refusals).toBeGreaterThan(0);
  });
});
