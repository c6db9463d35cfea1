import type { Request, Response } from 'express';
import type { SiteLoadContext } from '../load-context';
import { readConsent } from '../consent/consent';
import { readDevice } from '../session/device';
import { readCookies } from '../session/read-cookies';
import { relyingPartyOf } from '~/domain/second-factors/relying-party';
import { readStaffSession } from '~/domain/staff/read-staff-session';
import { hasStandIn } from './has-stand-in';
import { originOf } from '../profile/marketing-origin';
import { createCaptcha } from '~/providers/captcha/create-captcha';
import { signMediaAddresses, signPostMedia } from './media-addresses';
import { processorsOf } from '../consent/processors';
import { referralOf } from '../referrals/referral';
import type { SiteHandles } from './site-handles';
import { timeZoneOf } from './visit';

const userAgentLength = 300;

/** What loaders and actions are given for one request; the visit has been settled before. */
export async function makeLoadContext(
  handles: SiteHandles,
  req: Request,
  res: Response,
): Promise<SiteLoadContext> {
  const { config, domain } = handles;
  const { visit } = res.locals;
  if (!visit) throw new Error('a page was reached before its visit was settled');
  const cookies = readCookies(req.headers.cookie);
  const device = readDevice(handles, { token: cookies.device, address: addressOf(req) });
  const staffToken = cookies.staff ?? null;
  let staff: ReturnType<SiteLoadContext['staff']> | undefined;
  return {
    viewer: visit.viewer,
    guestId: visit.guestId,
    personUnderReview: visit.personUnderReview,
    domain,
    enqueuer: handles.enqueuer,
    logger: handles.logger,
    nonce: res.locals.nonce,
    requestId: res.locals.requestId,
    nameRoute: (id) => (res.locals.route = `page ${id}`),
    product: { name: config.PRODUCT_NAME, publicUrl: config.PUBLIC_URL },
    deployment: config.DEPLOYMENT,
    hasStandIn: hasStandIn(config),
    mediaAddress: await signMediaAddresses(handles),
    postMedia: await signPostMedia(handles, visit.viewer),
    cookies: handles.cookies,
    limits: handles.limitsOf(addressOf(req), device),
    consent: readConsent(req.headers.cookie ?? ''),
    captcha: createCaptcha(config)?.widget ?? null,
    tagManagerUrl: config.TAG_MANAGER_URL ?? null,
    socialProviders: [...handles.social].map(([segment, { id, name }]) => ({ id, name, segment })),
    timeZone: timeZoneOf(req),
    userAgent: userAgentOf(req),
    device,
    address: addressOf(req),
    origin: originOf(req),
    referral: referralOf(req),
    country: handles.countryOf(req.headers),
    moderator: handles.moderator,
    processors: processorsOf(config),
    ageAssurance: handles.ageAssurance,
    staff: () =>
      (staff ??= staffToken ? readStaffSession(domain, staffToken) : Promise.resolve(null)),
    staffToken,
    ticket: cookies.ticket ?? '',
    relyingParty: relyingPartyOf({ name: config.PRODUCT_NAME, publicUrl: config.PUBLIC_URL }),
    restoreToken: cookies.restore ?? null,
    storage: handles.storage,
  };
}

/** The client's address; 'unknown' when its connection is gone already. */
export function addressOf(req: Request): string {
  return req.ip ?? 'unknown';
}

/** Shortened, for the list of a person's sessions. */
export function userAgentOf(req: Request): string | undefined {
  return req.get('user-agent')?.slice(0, userAgentLength);
}
