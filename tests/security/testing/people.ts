import { logIn, signInStaff } from '~/app/testing/sign-in';
import type { Client } from '~/app/testing/client';
import type { TestSite } from '~/app/testing/start-site';
import { subscribe } from '~/db/testing';
import { issueGuestToken } from '~/domain/viewers/guests';

/** All kinds of people on the site, each as a client that has just entered. */
const enter = {
  nobody: async (site: TestSite) => site.client(),
  guest: async (site: TestSite) => {
    const client = site.client();
    client.cookies.set('nocturne_guest', (await issueGuestToken(site.domain)).token);
    return client;
  },
  'not-verified': (site: TestSite) => logIn(site, { isVerified: false }),
  member: (site: TestSite) => logIn(site),
  subscriber: async (site: TestSite) => {
    const client = await logIn(site);
    await subscribe(site.db, client.userId);
    return client;
  },
  'another member': (site: TestSite) => logIn(site),
  creator: async (site: TestSite) => {
    const client = await logIn(site);
    await site.db('users').where({ id: client.userId }).update({ account_type: 'CreatorUser' });
    return client;
  },
  suspended: (site: TestSite) => logInAndLose(site, 'suspended'),
  terminated: (site: TestSite) => logInAndLose(site, 'terminated'),
  staff: (site: TestSite) => signInStaff(site, 'superAdmin'),
  operator: async (site: TestSite) => site.client(),
} satisfies Record<string, (site: TestSite) => Promise<Client>>;

export type Role = keyof typeof enter;
export const roles = Object.keys(enter) as Role[];

export const enterAs = (site: TestSite, role: Role): Promise<Client> => enter[role](site);

/** Returns a client whose account ended while they were signed in. */
async function logInAndLose(site: TestSite, state: 'suspended' | 'terminated') {
  const client = await logIn(site);
  await site.db('users').where({ id: client.userId }).update({ state });
  return client;
}
