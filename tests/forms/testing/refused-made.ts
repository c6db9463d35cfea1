import { createAi } from '~/app/made-characters/server/create-ai.server';
import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { giveTokens, makeCharacter } from '~/db/testing';
import { divideChoices } from '~/domain/made-characters/choices';
import { makingSteps } from '~/domain/made-characters/steps';
import { everythingOffered, sampleChoices } from '~/domain/made-characters/testing/sample-choices';
import { storeMade } from '~/domain/made-characters/testing/store-made';
import { newId } from '~/domain/shared/ids';
import { fillDraft } from '~/domain/wizards/fill-draft';
import { findDraft } from '~/domain/wizards/find-draft';
import type { Refusal, Values } from './refusal';

const create = '/create-ai/:step';
const edit = '/my-ai/:slug';

/** Returns the refusals for people who create characters. */
export function refusedMade(siteOf: () => TestSite): Refusal[] {
  /** Fills a draft up to a step and sends the values of that step. */
  const atStep = async (step: string, values: Values, made = 0) => {
    const client = await logIn(siteOf());
    const { domain } = siteOf();
    await giveTokens(domain, client.userId, 500);
    for (let time = 0; time < made; time += 1) {
      await storeMade(domain, client.userId, { state: 'making' });
    }
    const person = { kind: 'user', id: client.userId } as const;
    const choices = divideChoices(sampleChoices());
    await fillDraft(domain, createAi, {
      person,
      draftId: newId(),
      facts: { offered: everythingOffered },
      fill(name) {
        const known = makingSteps.find((one) => one === name);
        if (!known || name === step) return null;
        return choices[known] ?? (name === 'figure' ? {} : null);
      },
    });
    const { id: draftId, version } = await findDraft(domain, person, createAi.kind);
    return {
      client,
      path: `/create-ai/${step}`,
      values: { intent: 'save', step, draftId, version: String(version), ...values },
    };
  };

  const ofMade = async (
    outcome: Parameters<typeof storeMade>[2],
    values: Values,
    pathOf: (slug: string) => string,
  ) => {
    const client = await logIn(siteOf());
    const { characterId, slug } = await storeMade(siteOf().domain, client.userId, outcome);
    return { client, path: pathOf(slug), values: { characterId, ...values } };
  };

  return [
    {
      route: create,
      what: 'the name of a known person',
      says: 'errors:made-real-person',
      bring: () => atStep('name', { name: 'Taylor Swift', greeting: 'Hello.' }),
    },
    {
      route: create,
      what: 'a line that makes the character under age',
      says: 'errors:made-under-age',
      bring: () => atStep('name', { name: 'Odile', greeting: 'Hello.', line: 'a schoolgirl' }),
    },
    {
      route: create,
      what: 'no hobby',
      says: 'errors:choose-hobbies',
      bring: () => atStep('hobbies', {}),
    },
    {
      route: create,
      what: 'a fourth character at once',
      says: 'errors:making-limit',
      bring: () => atStep('summary', { intent: 'submit' }, 3),
    },
    {
      route: '/generating-ai/:slug',
      what: 'another attempt at a refused character',
      says: 'errors:not-made-again',
      bring: () =>
        ofMade(
          { state: 'failed', failure: 'refused' },
          { intent: 'again' },
          (slug) => `/generating-ai/${slug}`,
        ),
    },
    {
      route: '/my-ai',
      what: 'a character deleted long ago',
      says: 'errors:too-late-to-restore',
      bring: () => ofMade({ state: 'made', deleted_at: new Date(0) }, {}, () => '/my-ai?index'),
    },
    {
      route: '/pictures/:slug',
      what: 'a picture in words against the rules',
      says: 'errors:No picture is made of anybody who is or looks under 18. Nothing was charged.',
      bring: async () => {
        const client = await logIn(siteOf());
        await giveTokens(siteOf().domain, client.userId, 50);
        const { slug } = await makeCharacter(siteOf().db);
        const values = { intent: 'order', idempotencyKey: newId(), count: '1', shape: 'portrait' };
        return {
          client,
          path: `/pictures/${slug}`,
          values: { ...values, words: 'A schoolgirl of 14 in a swimsuit' },
        };
      },
    },
    {
      route: edit,
      what: 'a lower age',
      says: 'errors:made-younger',
      bring: () => {
        const { name, greeting, ethnicity, eyes, hair, hairColor, body, ...rest } = sampleChoices();
        const { personality, voice, mood, occupation, relationship } = rest;
        const looks = { ethnicity, eyes, hair, hairColor, body, age: '22' };
        const nature = { personality, voice, mood, occupation, relationship, hobbies: 'art' };
        const typed = { name, greeting, bio: 'Flies.', ...looks, ...nature };
        return ofMade({ state: 'made' }, { ...typed, intent: 'save' }, (slug) => `/my-ai/${slug}`);
      },
    },
  ];
}
