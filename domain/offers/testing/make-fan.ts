import { makeUser } from '~/db/testing';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { UserViewer } from '../../viewers/viewer';

/** Creates a member and returns it as the viewer of a request. */
export async function makeFan(
  { db }: Pick<DomainContext, 'db'>,
  traits: Partial<UserViewer> = {},
): Promise<UserViewer> {
  const { id, email } = await makeUser(db, { isVerified: traits.isVerified ?? true });
  return {
    kind: 'user',
    userId: id,
    sessionId: newId(),
    actorId: id,
    isVerified: true,
    verifiedAt: new Date(),
    state: 'active',
    email,
    nickName: null,
    gender: null,
    agreedToPromotions: false,
    accountType: 'User',
    isTest: false,
    visitorId: id,
    person: { kind: 'user', id },
    expiresAt: new Date(Date.now() + 3_600_000),
    ...traits,
  };
}
