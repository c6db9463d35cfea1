import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { makeCharacter } from '~/db/testing';
import { flagContent } from '~/domain/moderation/flag-content';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { appealStrike } from '~/domain/strikes/appeal-strike';
import { readAccountStatus } from '~/domain/strikes/read-account-status';
import type { Refusal } from './refusal';

const statusPath = '/settings/standing';

/** Returns the refusals of appeals by people who broke a rule, and of a name. */
export function refusedAppeals(siteOf: () => TestSite): Refusal[] {
  /** Returns a user whose chats are paused. */
  const struck = async () => {
    const client = await logIn(siteOf());
    const { domain } = siteOf();
    await transact(domain, (trx) =>
      flagContent(domain, trx, {
        person: { kind: 'user', id: client.userId },
        kind: 'message',
        finding: { category: 'trafficking', layer: 'grammar', score: 1 },
        text: 'words',
      }),
    );
    const [decision] = (await readAccountStatus(domain, { id: client.userId })).decisions;
    return { client, reference: decision?.reference ?? '' };
  };
  return [
    {
      route: statusPath,
      what: 'an appeal without a word',
      says: 'contact:error/message is required',
      bring: async () => {
        const { client, reference } = await struck();
        return { client, values: { intent: `appeal-${reference}`, reference, message: '' } };
      },
    },
    {
      route: '/report/:kind',
      what: 'an appeal of nobody’s decision',
      says: 'contact:error/no such decision',
      bring: async () => {
        const { email, ...client } = await logIn(siteOf());
        const values = { email, reference: 'K7QM-2XWP-9DTR', message: 'No.' };
        return { client, path: '/report/appeal', values };
      },
    },
    {
      route: '/report/:kind',
      what: 'another appeal',
      says: 'contact:error/this decision was appealed already',
      bring: async () => {
        const { client, reference } = await struck();
        const { email } = client;
        const first = { email, locale: 'en-GB', reference, message: 'No.' };
        await appealStrike(siteOf().domain, first);
        return { client, path: '/report/appeal', values: first };
      },
    },
    {
      route: '/report/:kind',
      what: 'an appeal after half a year',
      says: 'contact:error/this decision can no longer be appealed',
      bring: async () => {
        const { client, reference } = await struck();
        await siteOf()
          .db('strikes')
          .where({ reference })
          .update({ given_at: new Date(Date.now() - 200 * 24 * 3_600_000) });
        const { email } = client;
        const values = { email, reference, message: 'No.' };
        return { client, path: '/report/appeal', values };
      },
    },
    {
      route: '/chats/:slug',
      what: 'a message while chats are paused',
      says: 'errors:Chat paused',
      bring: async () => {
        const { client } = await struck();
        const { slug } = await makeCharacter(siteOf().db);
        const values = { intent: 'send', idempotencyKey: newId(), content: 'Good evening' };
        return { client, path: `/chats/${slug}`, values };
      },
    },
    {
      route: '/settings/profile',
      what: 'a name that tells of danger',
      says: 'errors:help is there',
      bring: async () => ({
        client: await logIn(siteOf()),
        values: { intent: 'profile', nickName: 'Kill Myself', gender: 'Other' },
      }),
    },
  ];
}
