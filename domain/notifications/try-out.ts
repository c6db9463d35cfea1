import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { writeNotice } from './write-notice';

/** Sends somebody a notice that says nothing, by every way, so that they see how one reaches them. */
export async function tryOut(context: DomainContext, userId: string): Promise<void> {
  await writeNotice(context, { userId, factId: newId(), notice: { kind: 'trial' } });
}
