import type { AppLoadContext } from '@remix-run/node';
import { readKyc } from '~/domain/creator-identities/read-kyc';
import { findCreatorOf } from '~/domain/creators/find-creator';
import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';

/** Returns where the person's own identification goes on; the address never comes from a link. */
export async function readVerification({ domain, viewer }: AppLoadContext) {
  const creator = viewer.kind === 'user' ? await findCreatorOf(domain, viewer.userId) : null;
  const kyc = creator && (await readKyc(domain, creator.id));
  return { verificationUrl: kyc?.verificationUrl ?? null };
}

export const modalData = {
  manualKYCVerificationModal: readVerification,
} satisfies ModalDataReaders;
