import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { announceDigests } from '../announce-digests';
import { choosePreferences } from '../choose-preferences';
import { choicesSchema } from '../preferences';
import { writeNotice } from '../write-notice';

/** Switches on digests for a person, creates a notice and requests the digest. */
export async function makeDigestDue(context: DomainContext, userId: string): Promise<void> {
  const mail = { product: true, push: false, desktop: false, mail: true };
  await choosePreferences(context, userId, { choices: choicesSchema.parse({ messages: mail }) });
  const notice = { kind: 'reply-given-up', characterName: 'Mira', isRefunded: true } as const;
  await writeNotice(context, { userId, factId: newId(), notice });
  await context
    .db('notification_preferences')
    .where({ user_id: userId })
    .update({ digest_due_at: context.now() });
  await announceDigests(context);
}
