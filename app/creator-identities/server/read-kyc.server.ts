import type { AppLoadContext } from '@remix-run/node';
import { readKyc } from '~/domain/creator-identities/read-kyc';
import { presentKyc, type KycShown } from '../presenter';

/** Returns the identification of a model for its person's page; null if the model does not exist. */
export async function readKycFor(
  { domain }: AppLoadContext,
  creatorId: string,
): Promise<KycShown | null> {
  const kyc = await readKyc(domain, creatorId);
  return kyc && presentKyc(kyc);
}
