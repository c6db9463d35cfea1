import * as z from 'zod';
import { kycProgressSchema } from '~/domain/creator-identities/events';
import type { Kyc } from '~/domain/creator-identities/read-kyc';
import { encode } from '~/domain/shared/codecs';

/** The identification of a creator, as its person sees it. */
export const kycSchema = kycProgressSchema
  .extend({ verificationUrl: z.url().nullable() })
  .meta({ id: 'kyc' });

export type KycShown = z.input<typeof kycSchema>;

export const presentKyc = (kyc: Kyc): KycShown => encode(kycSchema, kyc);
