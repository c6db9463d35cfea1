import { askToLook } from '~/domain/impersonation/ask-to-look';
import { writeNote } from '~/domain/people/notes';
import type { DomainContext } from '~/domain/shared/context';
import { makeStaff } from './factories';

/** Has staff write a note about a user, and ask to look as them. */
export async function haveBeenHelped(
  context: DomainContext,
  userId: string,
  mark: string,
): Promise<void> {
  const { id: staffId } = await makeStaff(context.db);
  const by = { staffId, role: 'superAdmin', reason: 'Your explorer stays empty.' } as const;
  const done = [
    await writeNote(context, by, { userId, text: mark }),
    await askToLook(context, by, { userId, minutes: 5 }),
  ];
  for (const { ok } of done) if (!ok) throw new Error('staff could not help');
}
