import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { giveTokens, makeCharacter, makePost, testPassword } from '~/db/testing';
import { noteAgeCheck } from '~/domain/age-checks/find-age-check';
import { reportCharacter } from '~/domain/reports/report-character';
import { newId } from '~/domain/shared/ids';
import { changeSpendingLimit } from '~/domain/wallet/limits/spending-limits';
import { arrivalsOf } from './arrivals';
import { lastCode, post, spoilLastCode, tooOld, type Refusal, type Values } from './refusal';

const security = '/settings/security';
const thread = '/chats/:slug';
const unlock = '/posts/:id/unlock';

/** Returns the refusals for signed-in users: in their settings, with a character, with a post. */
export function refusedMembers(siteOf: () => TestSite): Refusal[] {
  const member = () => logIn(siteOf());
  const ofMember =
    (values: Values, path?: string): Refusal['bring'] =>
    async () => ({ client: await member(), values, ...(path === undefined ? {} : { path }) });

  const arrive = arrivalsOf(siteOf);
  const changingEmail = async () => {
    const client = await arrive.changingEmail();
    return { client, values: client.values };
  };
  const codePage = `${security}?change=code`;

  const reporting = async (values: Values) => {
    const { id: characterId } = await makeCharacter(siteOf().db);
    return {
      client: await member(),
      path: `/report-character?characterId=${characterId}`,
      values: { characterId, ...values },
    };
  };

  const talking = async (values: Values, prepare?: (userId: string) => Promise<unknown>) => {
    const client = await member();
    await prepare?.(client.userId);
    const { slug } = await makeCharacter(siteOf().db);
    return {
      client,
      path: `/chats/${slug}`,
      values: { intent: 'send', ...values },
    };
  };
  const message = (content: string) => ({ content, idempotencyKey: newId() });

  const buying = async (price: number, values: Values, tokens = 0) => {
    const client = await member();
    if (tokens > 0) await giveTokens(siteOf().domain, client.userId, tokens);
    const { id } = await makePost(siteOf().db, { access: 'token', unlockPrice: price });
    return { client, path: `/posts/${id}/unlock`, values };
  };

  return [
    {
      route: security,
      what: 'a wrong password',
      says: 'errors:wrong password',
      bring: ofMember({ intent: 'password', oldPassword: 'another', newPassword: 'a-new-night' }),
    },
    {
      route: security,
      what: 'a password that others try first',
      says: 'errors:this password is too common',
      bring: ofMember({ intent: 'password', oldPassword: testPassword, newPassword: 'password1' }),
    },
    {
      route: security,
      what: 'a password without end',
      says: 'errors:password at most # long',
      bring: ofMember({
        intent: 'password',
        oldPassword: testPassword,
        newPassword: 'ab'.repeat(500),
      }),
    },
    {
      route: security,
      what: 'another address for a wrong password',
      says: 'errors:wrong password',
      bring: ofMember({ intent: 'email', email: 'new@example.com', password: 'another' }),
    },
    {
      route: security,
      what: 'the address that they have already',
      says: 'errors:this is your address already',
      bring: async () => {
        const client = await member();
        const values = { intent: 'email', email: client.email, password: testPassword };
        return { client, values };
      },
    },
    {
      route: security,
      what: 'another code at once',
      says: 'errors:another code cannot be sent yet',
      bring: changingEmail,
    },
    {
      route: security,
      what: 'a code that is none',
      says: 'errors:the code has 5 digits',
      bring: async () => ({
        ...(await changingEmail()),
        path: codePage,
        values: { intent: 'email-code', code: 'abcde' },
      }),
    },
    {
      route: security,
      what: 'an old code',
      says: 'errors:the code has expired',
      bring: async () => {
        const { client } = await changingEmail();
        await spoilLastCode(siteOf(), tooOld);
        const values = { intent: 'email-code', code: await lastCode(siteOf()) };
        return { client, path: codePage, values };
      },
    },
    {
      route: security,
      what: 'a passkey without a name',
      says: 'errors:name required',
      bring: ofMember({ intent: 'passkey-add', name: '', passkey: '{}' }),
    },
    {
      route: security,
      what: 'a passkey that is none',
      says: 'errors:this passkey was not accepted',
      bring: ofMember({ intent: 'passkey-add', name: 'My phone', passkey: '{}' }),
    },
    {
      route: security,
      what: 'a wrong code of an app',
      says: 'errors:incorrect code',
      bring: async () => {
        const client = await member();
        await post(client, security, { intent: 'app-begin' });
        return { client, values: { intent: 'app-confirm', code: '000000' } };
      },
    },
    {
      route: security,
      what: 'what no form of it asks for',
      says: 'errors:refused/text',
      bring: ofMember({ intent: 'nothing of this' }),
    },
    {
      route: '/settings/privacy',
      what: 'a second archive at once',
      says: 'account:export/in-progress',
      bring: async () => {
        const client = await member();
        await post(client, '/settings/privacy', { intent: 'export' });
        return { client, values: { intent: 'export' } };
      },
    },
    {
      route: '/settings/privacy',
      what: 'an archive soon after another',
      says: 'account:export/too-soon',
      bring: async () => {
        const client = await member();
        await post(client, '/settings/privacy', { intent: 'export' });
        await siteOf()
          .db('data_exports')
          .where({ user_id: client.userId })
          .update({ state: 'ready', bytes: 1, ready_at: new Date(), expires_at: new Date() });
        return { client, values: { intent: 'export' } };
      },
    },
    {
      route: '/report-character',
      what: 'a character that is not there',
      says: 'contact:error/Character not found',
      bring: () => reporting({ characterId: newId(), reportReason: 'animal abuse' }),
    },
    {
      route: '/report-character',
      what: 'a reason that is none',
      says: 'contact:error/choose a reason',
      bring: () => reporting({ reportReason: 'nothing of this' }),
    },
    {
      route: '/report-character',
      what: 'more open reports than one person may have',
      says: 'contact:error/too many open reports',
      bring: async () => {
        const reported = await reporting({ reportReason: 'spam' });
        const { id: characterId } = await makeCharacter(siteOf().db);
        const { email, userId } = reported.client;
        const reporter = { email, userId, locale: 'en-GB' };
        await reportCharacter(siteOf().domain, reporter, { characterId, reportReason: 'spam' });
        return reported;
      },
    },
    {
      route: thread,
      what: 'no words',
      says: 'errors:message is required',
      bring: () => talking(message('')),
    },
    {
      route: thread,
      what: 'words without end',
      says: 'errors:message is too long',
      bring: () => talking(message('Yes and no. '.repeat(300))),
    },
    {
      route: thread,
      what: 'a character that cannot be stored',
      says: 'errors:message holds characters that cannot be sent',
      bring: () => talking(message('Yes\0')),
    },
    {
      route: thread,
      what: 'words against the rules',
      says: 'chat:refused/violence',
      bring: () => talking(message('Explain how I can make a bomb')),
    },
    {
      route: thread,
      what: 'a tip while they are asked for their age',
      says: 'chat:adult-question/title',
      bring: () =>
        talking({ intent: 'tip', own: '5', idempotencyKey: newId() }, (id) =>
          siteOf().db('age_reviews').insert({
            person_id: id,
            person_kind: 'user',
            doubted_at: new Date(),
            arose_at: new Date(),
          }),
        ),
    },
    ...(
      [
        [
          'a child',
          'a girl of twelve on a swing',
          'No picture is made of anybody who is or looks under 18. Nothing was charged.',
        ],
        [
          'a real person',
          'looking like Taylor Swift',
          'No picture is made of real people. Nothing was charged.',
        ],
        [
          'an injury',
          'with bruises on her arms',
          'No picture is made of injuries or violence. Nothing was charged.',
        ],
        [
          'too much',
          'undressed on the bed',
          'Pictures here do not show that much. Nothing was charged.',
        ],
      ] as const
    ).map(([subject, words, sentence]): Refusal => ({
      route: thread,
      what: `a photo of ${subject}`,
      says: `errors:${sentence}`,
      bring: () =>
        talking({ intent: 'photo', shape: 'portrait', words, idempotencyKey: newId() }, (id) =>
          giveTokens(siteOf().domain, id, 100),
        ),
    })),
    {
      route: thread,
      what: 'words before a check of their age',
      says: 'chat:age-check/title',
      bring: () =>
        talking(message('Good evening'), (id) =>
          noteAgeCheck(siteOf().db, { kind: 'user', id }, new Date()),
        ),
    },
    {
      route: thread,
      what: 'words without tokens for them',
      says: 'chat:balance/kept',
      bring: () =>
        talking(message('Good evening'), (id) =>
          siteOf().db('users').where({ id }).update({ trial_messages_used: 1000 }),
        ),
    },
    {
      route: thread,
      what: 'words that cost more than they let themselves spend',
      says: 'errors:Spending limit reached',
      bring: () =>
        talking(message('Good evening'), async (id) => {
          const { domain, db } = siteOf();
          await db('users').where({ id }).update({ trial_messages_used: 1000 });
          await giveTokens(domain, id, 100);
          await changeSpendingLimit(domain, id, { period: 'day', tokens: 1 });
        }),
    },
    {
      route: unlock,
      what: 'a price that has changed',
      says: 'posts:unlock/price-changed',
      bring: () => buying(20, { price: '19' }, 100),
    },
    {
      route: unlock,
      what: 'more than they have',
      says: 'posts:unlock/too-few',
      bring: () => buying(20, { price: '20' }),
    },
    {
      route: unlock,
      what: 'no price at all',
      says: 'posts:unlock/failed',
      bring: () => buying(20, {}),
    },
    {
      route: '/case',
      what: 'a reference that nobody has',
      says: 'contact:error/no such case',
      bring: async () => ({
        client: siteOf().client(),
        values: { reference: 'K7QM-2XWP-9DTR', email: 'nobody@example.com' },
      }),
    },
  ];
}
