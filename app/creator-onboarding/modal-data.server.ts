import type { AppLoadContext } from '@remix-run/node';
import { productSettings } from '~/domain/settings/settings';
import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';

/** Returns the address of the people who help creators. */
export async function readSupportModal({ domain }: AppLoadContext) {
  const { creator_support_email: email } = await domain.settings(productSettings);
  return { email };
}

export const modalData = {
  verifiedModelSupportModalContent: readSupportModal,
} satisfies ModalDataReaders;
