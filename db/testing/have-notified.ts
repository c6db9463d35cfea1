import { sealContent } from '~/domain/police-notices/notice';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { makeStaff } from './factories';

/** Stores a declined notice to the police about the person. */
export async function haveNotified({ db, seal, now }: DomainContext, userId: string, mark: string) {
  const [asker, decider] = [await makeStaff(db), await makeStaff(db)];
  const noticeId = newId();
  const person = { kind: 'user', id: userId, email: mark, registeredAt: null } as const;
  await db('police_notices').insert({
    id: noticeId,
    incident_id: newId(),
    user_id: userId,
    grounds: 'other-danger',
    recipient: 'police.example',
    ...sealContent(seal, noticeId, { facts: mark, person, evidence: [] }),
    asked_by: asker.id,
    asked_at: now(),
    decided_by: decider.id,
    decided_at: now(),
    is_approved: false,
  });
}
