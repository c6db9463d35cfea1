import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { writeNotice } from './write-notice';

/** Sends a person an empty test notice by every channel, so that they can see what one looks like. */
export async function tryOut(context: DomainContext, userId: string): Promise<void> {
  await writeNotice(context, { userId, factId: newId(), notice: { kind: 'trial' } });
}
