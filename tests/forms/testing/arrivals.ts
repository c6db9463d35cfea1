import { logIn, signInStaff } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { makeCharacter, makeStaff, makeUser, testPassword } from '~/db/testing';
import { proofCookie } from '~/domain/sessions/cookies';
import { newId } from '~/domain/shared/ids';
import { giveApp, lastCode, post } from './refusal';

/** Returns clients on their way to forms that come after another form. */
export function arrivalsOf(siteOf: () => TestSite) {
  /** Returns a client at the first step of a reset, whose code has been mailed. */
  async function resetting() {
    const client = siteOf().client();
    const { email } = await makeUser(siteOf().db);
    await post(client, '/reset_password', { email });
    return client;
  }

  /** Returns a client at the last step of a reset. */
  async function choosingPassword() {
    const client = await resetting();
    await post(client, '/reset_password', { intent: 'verify', code: await lastCode(siteOf()) });
    return client;
  }

  /** Returns a client that came back from a provider, whose address has an account. */
  async function claiming() {
    const client = siteOf().client();
    const { email } = await makeUser(siteOf().db);
    const id = newId();
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
        created_at: new Date(),
        expires_at: new Date(Date.now() + 3_600_000),
      });
    client.cookies.set(proofCookie, id);
    return client;
  }

  /** Returns a client with the right password, whose authenticator app is required next. */
  async function atSecondStep() {
    const { id, email } = await makeUser(siteOf().db);
    await giveApp(siteOf(), { kind: 'user', id });
    const client = siteOf().client();
    await post(client, '/sign_in', { email, password: testPassword });
    return client;
  }

  async function withFactor() {
    const client = await logIn(siteOf());
    await giveApp(siteOf(), { kind: 'user', id: client.userId });
    return client;
  }

  async function withoutPassword() {
    const client = await logIn(siteOf());
    await siteOf().db('users').where({ id: client.userId }).update({ password_hash: null });
    return client;
  }

  /** Returns a client waiting for the code that is mailed to another address. */
  async function changingEmail() {
    const client = await logIn(siteOf());
    const email = `${newId()}@example.com`;
    const values = { intent: 'email', email, password: testPassword };
    await post(client, '/settings/security', values);
    return { ...client, values };
  }

  /** Returns staff whose code was mailed. */
  async function staffWithCode() {
    const client = siteOf().client();
    const { id, email } = await makeStaff(siteOf().db);
    await post(client, '/admin', { intent: 'request', email });
    return { ...client, id, email, code: await lastCode(siteOf()) };
  }

  /** Returns staff at the next step: proving an app, or adding a factor. */
  async function staffAtFactor({ hasApp = false } = {}) {
    const client = await staffWithCode();
    const { id, email, code } = client;
    if (hasApp) await giveApp(siteOf(), { kind: 'staff', id });
    await post(client, '/admin', { intent: 'verify', email, code });
    return client;
  }

  async function staffAtDesk() {
    const client = await signInStaff(siteOf(), 'superAdmin');
    await giveApp(siteOf(), { kind: 'staff', id: client.staffId });
    return client;
  }

  /** Returns a user; creates a character of this slug if there is none. */
  async function inChatWith(slug: string) {
    const existing: unknown = await siteOf().db('characters').where({ slug }).first('id');
    if (!existing) await makeCharacter(siteOf().db, { slug });
    return logIn(siteOf());
  }

  return {
    resetting,
    choosingPassword,
    claiming,
    atSecondStep,
    withFactor,
    withoutPassword,
    changingEmail,
    staffWithCode,
    staffAtFactor,
    staffAtDesk,
    inChatWith,
  };
}
