import { creatorApplication } from '~/app/creator-onboarding/server/application.server';
import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { makeModel } from '~/db/testing';
import { havePosted } from '~/db/testing/have-posted';
import { beginApplication } from '~/domain/creators/begin-application';
import { newId } from '~/domain/shared/ids';
import { findDraft } from '~/domain/wizards/find-draft';
import type { Refusal, Values } from './refusal';

/** Returns the refusals of an application, of consents, of the dashboard and of a creator's posts. */
export function refusedCreators(siteOf: () => TestSite): Refusal[] {
  const creator = async () => {
    const client = await logIn(siteOf());
    await siteOf().db('users').where({ id: client.userId }).update({ account_type: 'CreatorUser' });
    return client;
  };
  const model = async (isLive = true) => {
    const client = await creator();
    return { client, ...(await makeModel(siteOf().db, { userId: client.userId, isLive })) };
  };
  const applicant = async () => {
    const client = await creator();
    await beginApplication(siteOf().domain, client.userId);
    return client;
  };
  const atProfile = (what: string, says: string, typed: Values): Refusal => ({
    route: '/verified-model-onboarding/:step',
    what,
    says: `errors:${says}`,
    bring: async () => {
      const client = await applicant();
      const person = { kind: 'user', id: client.userId } as const;
      const draft = await findDraft(siteOf().domain, person, creatorApplication.kind);
      const form = { intent: 'save', step: 'profile', draftId: draft.id };
      const born = { day: '14', month: '6', year: '1996' };
      const values = { ...form, gender: 'female', displayName: 'Nadia Brook', ...born, ...typed };
      return {
        client,
        path: '/verified-model-onboarding/profile',
        values: { ...values, version: String(draft.version) },
      };
    },
  });
  const draft = (what: string, says: string, typed: Values): Refusal => ({
    route: '/verified-model/posts/:id',
    what,
    says: `errors:${says}`,
    bring: async () => {
      const { client, ...own } = await model();
      const { postId } = await havePosted(siteOf().domain, { ...own, mark: 'First ferry' });
      const values = { intent: 'save', caption: 'First ferry', access: 'free', ...typed };
      return { client, path: `/verified-model/posts/${postId}`, values };
    },
  });

  return [
    atProfile('a name with a digit', 'one or two words, letters only', { displayName: 'N4dia' }),
    atProfile('a day that does not exist', 'there is no such day', { day: '31' }),
    atProfile('a person under 18', 'you must be 18 or older', { year: '2020' }),
    {
      route: '/verified-model-onboarding/kyc',
      what: 'an identification without a provider',
      says: 'errors:verification is unavailable now',
      bring: async () => ({ client: await applicant(), values: { intent: 'start' } }),
    },
    {
      route: '/verified-model/consent',
      what: 'a consent to another text',
      says: 'errors:consent-text-changed',
      bring: async () => {
        const { client } = await model();
        return { client, values: { scope: 'marketing', change: 'give', textHash: 'old' } };
      },
    },
    {
      route: '/verified-model/dashboard',
      what: '“live now” of a twin that is not live',
      says: 'errors:twin-not-live',
      bring: async () => {
        const { client } = await model(false);
        return { client, values: { isLiveNow: 'on' } };
      },
    },
    {
      route: '/verified-model/posts',
      what: 'a draft too many',
      says: 'errors:post-drafts-limit',
      bring: async () => {
        const { client, ...own } = await model();
        await havePosted(siteOf().domain, { ...own, mark: 'First ferry' });
        const values = { idempotencyKey: newId() };
        return { client, path: '/verified-model/posts?index', values };
      },
    },
    draft('a long caption', 'caption is too long', { caption: 'x'.repeat(5000) }),
    draft('a caption against the rules', 'caption-not-allowed', {
      caption: 'A schoolgirl of 14 in a swimsuit',
    }),
    draft('no price', 'post-price-range', { access: 'token' }),
    draft('a time in the past', 'publish-time-range', {
      intent: 'schedule',
      date: '2020-01-01',
      time: '10:00',
    }),
    draft('a post without pictures', 'post-without-images', { intent: 'publish' }),
    {
      route: '/verified-model/posts/:id/generate',
      what: 'more pictures than a day allows',
      says: 'errors:post-images-limit',
      bring: async () => {
        const { client, ...own } = await model();
        const { postId } = await havePosted(siteOf().domain, { ...own, mark: 'First ferry' });
        const values = { idempotencyKey: newId(), prompt: 'reading at a window', count: '16' };
        return { client, path: `/verified-model/posts/${postId}/generate`, values };
      },
    },
  ];
}
