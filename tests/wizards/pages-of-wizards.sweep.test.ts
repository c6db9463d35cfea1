import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { creatorsSettings } from '~/domain/creators/settings';
import { writeSetting } from '~/domain/settings/write-setting';
import { readForms } from '../forms/testing/read-forms';
import { formHeaders } from '../security/testing/pages';
import { wizards, type Typed, type WizardRow } from './testing/wizards';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
  await writeSetting(site.owner, creatorsSettings, 'creator_applications_open', true);
});
afterAll(() => site.close());

/** Returns a person in a browser without scripts at the pages of a wizard. */
async function walker({ wizard, prepare }: WizardRow) {
  const client = await logIn(site);
  await prepare?.(site.domain, { kind: 'user', id: client.userId });
  const formOf = (page: unknown, step: string) => {
    const forms = readForms(String(page), wizard.href(step));
    return forms.find(({ fields }) => fields.some(({ value }) => value === step));
  };
  const open = async (step: string) => formOf((await client.get(wizard.href(step))).body, step);
  const send = async (step: string, typed: Typed, intent: string) => {
    const form = await open(step);
    if (!form) throw new Error(`no form of ${step} is drawn`);
    const hidden = form.fields.filter(({ type }) => type === 'hidden');
    const body = new URLSearchParams(hidden.map(({ name, value }) => [name, value]));
    for (const [name, value] of Object.entries(typed)) {
      for (const one of [value].flat()) body.append(name, one);
    }
    body.set('intent', intent);
    const request = { headers: formHeaders, body: body.toString() };
    return client.request('POST', form.action, request);
  };
  return { client, open, send, formOf };
}

describe.each(wizards.filter(({ hasPages }) => hasPages))('$wizard.kind without scripts', (row) => {
  const { wizard, good } = row;
  const steps = Object.keys(good);

  it('is walked through, each step saved by its own page, and carried out', async () => {
    const { client, open, send } = await walker(row);
    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1];
      const { status, headers } = await send(step, good[step] ?? {}, next ? 'save' : 'submit');
      expect(status, step).toBe(302);
      if (next === undefined) continue;
      expect(headers.get('location')).toBe(wizard.href(next));
      const typed = (await open(step))?.fields.filter(({ type }) => type === 'textarea');
      for (const { name, value } of typed ?? []) expect(value).toBe(good[step]?.[name]);
    }
    expect(await row.countMade(site.db, { kind: 'user', id: client.userId })).toBe(1);
  });

  it('shows at a field the error in it, with the input still in it', async () => {
    const { send, formOf } = await walker(row);
    const [step, other] = row.other;
    for (const earlier of steps.slice(0, steps.indexOf(step))) {
      await send(earlier, good[earlier] ?? {}, 'save');
    }
    for (const [name, value] of Object.entries(other)) {
      const worse = { ...other, [name]: String(value).repeat(1000) };
      const { status, body } = await send(step, worse, 'save');
      expect(status).toBe(400);
      const drawn = formOf(body, step)?.fields.find((field) => field.name === name);
      expect(drawn?.value).toBe(worse[name]);
      expect(String(body)).toMatch(/role="alert"/);
    }
  });
});
