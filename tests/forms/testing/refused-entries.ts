import type { Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { testPassword } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { arrivalsOf } from './arrivals';
import { lastCode, post, spoilLastCode, tooOld, triedTooOften, type Refusal } from './refusal';

/** Returns the refusals for people who sign up, sign in, or prove their identity. */
export function refusedEntries(siteOf: () => TestSite): Refusal[] {
  const arrive = arrivalsOf(siteOf);
  const unverified = () => logIn(siteOf(), { isVerified: false });

  const set = (newPassword: string, confirmation = newPassword) => ({
    intent: 'set',
    newPassword,
    confirmation,
  });

  /** Returns the refusals of a form for a mailed code, the same on each page with one. */
  const ofCodes = (
    route: string,
    enter: () => Promise<Client>,
    { requestIntent, resend = requestIntent }: { requestIntent: string; resend?: string | null },
  ): Refusal[] => {
    const unusableCode = async (how: Parameters<typeof spoilLastCode>[1]) => {
      const client = await enter();
      await post(client, route, { intent: requestIntent });
      await spoilLastCode(siteOf(), how);
      return { client, values: { intent: 'verify', code: await lastCode(siteOf()) } };
    };
    return [
      {
        route,
        what: 'a code that is none',
        says: 'errors:the code has 5 digits',
        bring: async () => ({
          client: await enter(),
          values: { intent: 'verify', code: 'abcde' },
        }),
      },
      {
        route,
        what: 'a wrong code',
        says: 'errors:incorrect code',
        bring: async () => {
          const client = await enter();
          await siteOf().db('one_time_codes').where({ consumed_at: null }).del();
          return { client, values: { intent: 'verify', code: '00000' } };
        },
      },
      {
        route,
        what: 'an old code',
        says: 'errors:the code has expired',
        bring: () => unusableCode(tooOld),
      },
      {
        route,
        what: 'a code that was tried too often',
        says: 'errors:too many attempts',
        bring: () => unusableCode(triedTooOften),
      },
      ...(resend === null
        ? []
        : [
            {
              route,
              what: 'another code at once',
              says: 'errors:another code cannot be sent yet',
              bring: async () => {
                const client = await enter();
                await post(client, route, { intent: requestIntent });
                return { client, values: { intent: resend } };
              },
            },
          ]),
    ];
  };

  return [
    ...ofCodes('/verify', unverified, { requestIntent: 'resend' }),
    ...ofCodes('/reset_password', arrive.resetting, { requestIntent: 'resend' }),
    ...ofCodes('/link_account', arrive.claiming, { requestIntent: 'resend' }),
    // Another code is on its way, and the page shows that instead of a refusal.
    ...ofCodes('/settings/confirm', arrive.withoutPassword, {
      requestIntent: 'send',
      resend: null,
    }),
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
      bring: async () => ({ client: await arrive.atSecondStep(), values: { code: '000000' } }),
    },
    {
      route: '/second_step',
      what: 'a passkey that is none',
      says: 'errors:this passkey was not accepted',
      bring: async () => ({ client: await arrive.atSecondStep(), values: { passkey: '{}' } }),
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
      bring: async () => ({ client: await arrive.withFactor(), values: { code: '000000' } }),
    },
    {
      route: '/reset_password',
      what: 'two passwords',
      says: 'errors:password mismatch',
      bring: async () => ({
        client: await arrive.choosingPassword(),
        values: set('one-of-two', 'two-of-two'),
      }),
    },
    {
      route: '/reset_password',
      what: 'a password that others try first',
      says: 'errors:this password is too common',
      bring: async () => ({ client: await arrive.choosingPassword(), values: set('password1') }),
    },
    {
      route: '/reset_password',
      what: 'a step that was taken elsewhere',
      says: 'errors:ask for a new code',
      bring: async () => {
        const client = await arrive.choosingPassword();
        await siteOf().db('account_tokens').del();
        return { client, values: set('a-better-night') };
      },
    },
  ];
}
