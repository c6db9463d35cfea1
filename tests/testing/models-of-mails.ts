import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { makeModel, makeUser } from '~/db/testing';
import { addModelOf } from '~/domain/masters/add-model';
import { invitePerson } from '~/domain/masters/invite-person';
import { newModelSchema } from '~/domain/masters/schema';
import { setFlow } from '~/domain/masters/take-over';

async function makeMaster({ db }: TestSite): Promise<string> {
  const { id } = await makeUser(db);
  const manager = { account_type: 'MasterCreatorUser', nick_name: 'Lumen Talent' } as const;
  await db('users').where({ id }).update(manager);
  return id;
}

async function emailOf({ db }: TestSite, userId: string): Promise<string> {
  const user = await db('users').where({ id: userId }).first('email');
  return user?.email ?? '';
}

/** Returns a person whose manager mailed them an invitation. */
export async function invitedModel(site: TestSite, purpose: 'kyc' | 'release') {
  const masterId = await makeMaster(site);
  const client = await logIn(site);
  const to = await emailOf(site, client.userId);
  const model = newModelSchema.parse({ email: to, displayName: 'Nadia Brook' });
  const added = await addModelOf(site.domain, masterId, model);
  if (!added.ok) throw new Error(added.reason);
  await invitePerson(site.domain, { masterId, creatorId: added.id, purpose });
  return { to, client };
}

/** Returns a person whose manager took their steps over, and maybe gave them back. */
export async function takenOverModel(site: TestSite, { isHandedBack }: { isHandedBack: boolean }) {
  const masterId = await makeMaster(site);
  const client = await logIn(site);
  const model = { userId: client.userId, managerId: masterId, isLive: false };
  const { creatorId } = await makeModel(site.db, model);
  await setFlow(site.domain, { masterId, creatorId, isTaken: true });
  if (isHandedBack) await setFlow(site.domain, { masterId, creatorId, isTaken: false });
  return { to: await emailOf(site, client.userId), client };
}
