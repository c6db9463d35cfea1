import type { Request } from 'express';
import { readReferral, type Referral } from '~/domain/referrals/referral';
import { readCookies } from '../session/read-cookies';

/** By whose link this browser came, as its cookie says; browsers send it, so anything may come. */
export function referralOf(req: Request): Referral | undefined {
  const { referral } = readCookies(req.headers.cookie);
  return referral === undefined ? undefined : readReferral(referral);
}
