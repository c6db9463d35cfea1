import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { makeUser, testPassword } from '~/db/testing';
import { proofCookie } from '~/domain/accounts/cookies';
import { newId } from '~/domain/shared/ids';
import {
  giveApp,
  lastCode,
  post,
  spoilLastCode,
  tooOld,
  triedTooOften,
  type Refusal,
} from './refusal';

/** What is refused to whoever signs up, signs in, or proves that it is them. */
export function refusedEntries(siteOf: () => TestSite): Refusal[] {
  const unverified = () => logIn(siteOf(), { isVerified: false });

  /** Somebody at the first step of a reset, whose code has been mailed. */
  async function resetting() {
    const client = siteOf().client();
    const { email } = await makeUser(siteOf().db);
    await post(client, '/reset_password', { email });
    return client;
  }
  async function choosing() {
    const client = await resetting();
    await post(client, '/reset_password', { intent: 'verify', code: await lastCode(siteOf()) });
    return client;
  }
  const set = (newPassword: string, confirmation = newPassword) => ({
    intent: 'set',
    newPassword,
    confirmation,
  });

  /** Somebody back from a provider, whose address has an account. */
  async function claiming() {
    const client = siteOf().client();
    const { email } = await makeUser(siteOf().db);
    const id = newId();
    const now = Date.now();
    await siteOf()
      .db('pending_identities')
      .insert({
        id,
        provider: 'AURORA',
        provider_name: 'Aurora',
        subject: id,
        email,
        account_type: 'User',
        locale: 'en-GB',
        created_at: new Date(now),
        expires_at: new Date(now + 3_600_000),
      });
    client.cookies.set(proofCookie, id);
    return client;
  }

  async function atSecondStep() {
    const { id, email } = await makeUser(siteOf().db);
    await giveApp(siteOf(), { kind: 'user', id });
    const client = siteOf().client();
    await post(client, '/sign_in', { email, password: testPassword });
    return client;
  }

  async function withoutPassword() {
    const client = await logIn(siteOf());
    await siteOf().db('users').where({ id: client.userId }).update({ password_hash: null });
    return client;
  }
  async function withFactor() {
    const client = await logIn(siteOf());
    await giveApp(siteOf(), { kind: 'user', id: client.userId });
    return client;
  }

  /** Refusals of a form for a mailed code, as each page that asks for one has them. */
  const ofCodes = (
    route: string,
    arrive: () => ReturnType<typeof resetting>,
    { ask, resend = ask }: { ask: string; resend?: string | null },
  ): Refusal[] => {
    const spoilt = async (how: Parameters<typeof spoilLastCode>[1]) => {
      const client = await arrive();
      await post(client, route, { intent: ask });
      await spoilLastCode(siteOf(), how);
      return { client, values: { intent: 'verify', code: await lastCode(siteOf()) } };
    };
    return [
      {
        route,
        what: 'a code that is none',
        says: 'errors:the code has 5 digits',
        bring: async () => ({
          client: await arrive(),
          values: { intent: 'verify', code: 'abcde' },
        }),
      },
      {
        route,
        what: 'a wrong code',
        says: 'errors:incorrect code',
        bring: async () => {
          const client = await arrive();
          await siteOf().db('one_time_codes').where({ consumed_at: null }).del();
          return { client, values: { intent: 'verify', code: '00000' } };
        },
      },
      {
        route,
        what: 'an old code',
        says: 'errors:the code has expired',
        bring: () => spoilt(tooOld),
      },
      {
        route,
        what: 'a code that was tried too often',
        says: 'errors:too many attempts',
        bring: () => spoilt(triedTooOften),
      },
      ...(resend === null
        ? []
        : [
            {
              route,
              what: 'another code at once',
              says: 'errors:another code cannot be sent yet',
              bring: async () => {
                const client = await arrive();
                await post(client, route, { intent: ask });
                return { client, values: { intent: resend } };
              },
            },
          ]),
    ];
  };

  return [
    ...ofCodes('/verify', unverified, { ask: 'resend' }),
    ...ofCodes('/reset_password', resetting, { ask: 'resend' }),
    ...ofCodes('/link_account', claiming, { ask: 'resend' }),
    // Another one is on its way, and that is what the page says.
    ...ofCodes('/settings/confirm', withoutPassword, { ask: 'send', resend: null }),
    {
      route: '/verify',
      what: 'the address that they have already',
      says: 'errors:this is your address already',
      bring: async () => {
        const client = await unverified();
        const values = { intent: 'change-email', email: client.email };
        return { client, path: '/verify?change-email', values };
      },
    },
    {
      route: '/sign_in',
      what: 'a wrong password',
      says: 'errors:wrong email or password',
      bring: async () => ({
        client: siteOf().client(),
        values: { email: `${newId()}@example.com`, password: testPassword },
      }),
    },
    {
      route: '/sign_in',
      what: 'a passkey that is none',
      says: 'errors:this passkey was not accepted',
      bring: async () => ({ client: siteOf().client(), values: { passkey: '{}' } }),
    },
    ...(['password-at-least', 'password-too-common'] as const).map((kind): Refusal => ({
      route: '/sign_up',
      what: kind,
      says:
        kind === 'password-at-least'
          ? 'errors:password at least # long'
          : 'errors:this password is too common',
      bring: async () => ({
        client: siteOf().client(),
        values: {
          email: `${newId()}@example.com`,
          isAdult: 'on',
          password: kind === 'password-at-least' ? 'abc' : 'password1',
        },
      }),
    })),
    {
      route: '/second_step',
      what: 'a wrong code',
      says: 'errors:incorrect code',
      bring: async () => ({ client: await atSecondStep(), values: { code: '000000' } }),
    },
    {
      route: '/second_step',
      what: 'a passkey that is none',
      says: 'errors:this passkey was not accepted',
      bring: async () => ({ client: await atSecondStep(), values: { passkey: '{}' } }),
    },
    {
      route: '/settings/confirm',
      what: 'a wrong password',
      says: 'errors:wrong password',
      bring: async () => ({ client: await logIn(siteOf()), values: { password: 'another' } }),
    },
    {
      route: '/settings/confirm',
      what: 'a wrong code of an app',
      says: 'errors:incorrect code',
      bring: async () => ({ client: await withFactor(), values: { code: '000000' } }),
    },
    {
      route: '/reset_password',
      what: 'two passwords',
      says: 'errors:password mismatch',
      bring: async () => ({ client: await choosing(), values: set('one-of-two', 'two-of-two') }),
    },
    {
      route: '/reset_password',
      what: 'a password that others try first',
      says: 'errors:this password is too common',
      bring: async () => ({ client: await choosing(), values: set('password1') }),
    },
    {
      route: '/reset_password',
      what: 'a step that was taken elsewhere',
      says: 'errors:ask for a new code',
      bring: async () => {
        const client = await choosing();
        await siteOf().db('account_tokens').del();
        return { client, values: set('a-better-night') };
      },
    },
  ];
}
