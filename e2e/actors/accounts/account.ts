import { request, type APIRequestContext } from '@playwright/test';
import { expect } from '../../expect';
import { stack } from '../../stack';
import { newEmail, readCode } from '../mail';

export const demoPassword = 'demo1234';

/** The cookies and storage of a signed-in browser. */
export type SignedIn = Awaited<ReturnType<APIRequestContext['storageState']>>;

export interface Account {
  email: string;
  password: string;
  state: SignedIn;
}

/** Signs in without a form. */
export async function signInByApi(email: string, password = demoPassword): Promise<Account> {
  return withSite(async (site) => {
    const answer = await site.post('/api/v1/auth/login', { data: { email, password } });
    await expect(answer).toBeOK();
    return { email, password, state: await site.storageState() };
  });
}

/** Creates a member who has just verified their address: no chats, the welcome tokens, the whole trial. */
export async function joinByApi(): Promise<Account> {
  return withSite(async (site) => {
    const email = newEmail();
    await beginSigningUp(site, email);
    const data = { email, code: await readCode(email) };
    await expect(await site.post('/api/v1/auth/verify-otp', { data })).toBeOK();
    return { email, password: demoPassword, state: await site.storageState() };
  });
}

/** Carries out the first half of a sign-up: the session may only verify. */
export async function beginSigningUp(site: APIRequestContext, email = newEmail()): Promise<void> {
  const data = { email, password: demoPassword };
  await expect(await site.post('/api/v1/auth', { data })).toBeOK();
}

export async function withSite<Answer>(
  act: (site: APIRequestContext) => Promise<Answer>,
  state?: SignedIn,
  extraHTTPHeaders?: Record<string, string>,
): Promise<Answer> {
  const baseURL = stack.baseUrl();
  const site = await request.newContext({ baseURL, storageState: state, extraHTTPHeaders });
  try {
    return await act(site);
  } finally {
    await site.dispose();
  }
}

/** Returns the token balance, as the server counts it. */
export async function balanceOf(site: APIRequestContext): Promise<number> {
  const answer = await site.get('/api/v1/users/balance');
  const { balance } = (await answer.json()) as { balance: number };
  return balance;
}

/** Returns the cookies of a session as one header, for clients other than browsers. */
export const cookieHeader = ({ state }: Account) =>
  state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
