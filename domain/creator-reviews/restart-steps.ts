import type { Knex } from 'knex';
import { unsignRelease } from '../creator-documents/unsign-release';
import { setIdentity } from '../creator-identities/set-identity';
import { setPhotoCheck } from '../creator-photos/set-photo-check';
import { setVoice } from '../creator-voices/set-voice';
import type { RestartedStep } from '../creators/hooks-of-approval';

/** Lets steps of a model that is not live begin again, in the caller's transaction. */
export async function restartSteps(
  trx: Knex.Transaction,
  creatorId: string,
  restarts: readonly RestartedStep[],
  now: Date,
): Promise<void> {
  for (const step of restarts) {
    switch (step) {
      case 'identity':
        await setIdentity(trx, creatorId, 'not_started', now);
        break;
      case 'photos':
        await setPhotoCheck(trx, creatorId, 'pending', now);
        break;
      case 'voice':
        await setVoice(trx, creatorId, { status: 'pending' }, now);
        break;
      case 'release':
        await unsignRelease(trx, creatorId, now);
    }
  }
}
