import type { Request, Response } from 'express';
import type { DomainContext } from '~/domain/shared/context';
import { readReferral } from '~/domain/referrals/referral';
import { relyingPartyOf } from '~/domain/second-factors/relying-party';
import { readStaffSession } from '~/domain/staff/read-staff-session';
import { createCaptcha } from '~/providers/captcha/create-captcha';
import { readLocale } from '../../i18n/read-locale.server';
import { readDevice } from '../../session/device';
import { readCookies, type SiteTokens } from '../../session/read-cookies';
import type { Visit } from '../../session/read-visit';
import { hasStandIn } from './has-stand-in';
import { signMediaAddresses, signPostMedia } from './media-addresses';
import './request-locals';
import type { Asked, RequestPartReaders, RequestParts } from './request-parts';
import type { SiteHandles } from './site-handles';
import { timeZoneOf } from './visit';
import { guardStorage } from '~/domain/media/guard-storage';
import { mediaSettings } from '~/domain/media/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';
import { productSettings } from '~/domain/settings/settings';
import { createRelayPasses } from '~/providers/voice-call/relay-passes';
import { createRoomPasses } from '~/providers/voice-call/room-passes';

const userAgentLength = 300;

/** What pages and calls are given for one request. */
export type RequestContext = OwnContext & Readonly<RequestParts>;

type OwnContext = Awaited<ReturnType<ReturnType<typeof createOwnContexts>>>;

/** Makes the contexts of a process, with what areas read of a request. */
export function createRequestContexts(handles: SiteHandles) {
  const ownContextOf = createOwnContexts(handles);
  return async (req: Request, res: Response, visit: Visit): Promise<RequestContext> => {
    const own = await ownContextOf(req, res, visit);
    const { cookieHeader, tokens } = own;
    const parts = readParts(handles.requestParts, {
      config: handles.config,
      address: req.originalUrl,
      cookieHeader,
      tokens,
    });
    return Object.defineProperties(own, parts) as RequestContext;
  };
}

/** What is the same for all requests of a process is worked out once. */
function createOwnContexts(handles: SiteHandles) {
  const site = siteContext(handles);
  return async (req: Request, res: Response, visit: Visit) => {
    const { domain } = handles;
    const [product, media] = await Promise.all([
      domain.settings(productSettings),
      domain.settings(mediaSettings),
    ]);
    const cookieHeader = req.headers.cookie ?? '';
    const tokens = readCookies(cookieHeader);
    const address = addressOf(req);
    const staff = once(async () => (tokens.staff ? readStaffSession(domain, tokens.staff) : null));
    const onDemand = readOnDemand(handles, {
      req,
      res,
      visit,
      tokens,
      address,
      product,
      media,
    });
    return Object.assign(onDemand, {
      ...site,
      ...visit,
      requestId: res.locals.requestId,
      /** For what keeps cookies of its own. */
      cookieHeader,
      /** What the site's own cookies hold. */
      tokens,
      /** A sign-in of this browser that waits for its second factor; empty where there is none. */
      ticket: tokens.ticket ?? '',
      /** Shortened, for the list of a person's sessions. */
      userAgent: req.get('user-agent')?.slice(0, userAgentLength),
      /** Where the browser is on the network. */
      address,
      /** Where the browser is (ISO 3166-1 alpha-2), if anybody can say. */
      country: handles.countryOf(req.headers),
      /** In which region of it (the part of ISO 3166-2 behind the hyphen), if anybody can say. */
      region: handles.regionOf(req.headers),
      /** The member of staff signed in with this browser; read from the database on demand, once. */
      staff,
    });
  };
}

interface Arrival {
  req: Request;
  res: Response;
  visit: Visit;
  tokens: SiteTokens;
  address: string;
  product: SettingsOf<typeof productSettings>;
  media: SettingsOf<typeof mediaSettings>;
}

/** What few requests ask for, worked out when they do. */
function readOnDemand(handles: SiteHandles, arrival: Arrival) {
  const { req, res, visit, tokens, address, product, media } = arrival;
  const mediaAddress = once(() => signMediaAddresses(handles, media));
  const postMedia = once(() => signPostMedia(handles, media, visit.viewer));
  const device = once(() => readDevice(handles, { token: tokens.device, address }));
  const limits = once(() => handles.limitsOf(address, device()));
  const reading = once(() => contextToRead(handles, req, tokens));
  return {
    /** The released language that is asked for. */
    get language() {
      return (res.locals.language ??= readLocale(req, product));
    },
    /** To read by what may be a second old, such as lists that are the same for many. */
    get reading() {
      return reading();
    },
    /** Signed site path of a stored file. */
    get mediaAddress() {
      return mediaAddress();
    },
    /** Signed site paths of posts' files; what only this viewer may see is signed for them. */
    get postMedia() {
      return postMedia();
    },
    /** Which browser it is. */
    get device() {
      return device();
    },
    /** Attempts left for what guesses or sends codes; asked before the use case. */
    get limits() {
      return limits();
    },
    /** The browser's time zone (IANA name) where it told us. */
    get timeZone() {
      return timeZoneOf(req, tokens);
    },
    /** By whose link this browser came, where it did; browsers say so, so anything may come. */
    get referral() {
      return tokens.referral === undefined ? undefined : readReferral(tokens.referral);
    },
  };
}

/** Over the replica, while it keeps up and this browser has changed nothing just now. */
function contextToRead(
  { domain, replica }: SiteHandles,
  { method }: Request,
  tokens: SiteTokens,
): DomainContext {
  const isSafe = method === 'GET' || method === 'HEAD';
  const isCopyEnough = isSafe && tokens.fresh === undefined;
  return isCopyEnough && replica?.isFresh() ? { ...domain, db: replica.db } : domain;
}

/** The parts of areas as properties that read themselves when they are first asked for. */
function readParts(readers: RequestPartReaders, asked: Asked): PropertyDescriptorMap {
  const property = (read: (asked: Asked) => unknown): PropertyDescriptor => ({
    get: once(() => read(asked)),
    enumerable: true,
  });
  return Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, property(read)]));
}

/** Works a value out when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function siteContext(handles: SiteHandles) {
  const { config, social } = handles;
  const product = { name: config.PRODUCT_NAME, publicUrl: config.PUBLIC_URL };
  return {
    ...handles,
    /** What was taken down is not in it. */
    storage: guardStorage(handles.domain, handles.storage),
    /** All that is stored, for pages of staff alone. */
    wholeStorage: handles.storage,
    product,
    /** Characters of this demo speak with the sandbox's own voice. */
    hasStandIn: hasStandIn(config),
    /** Whether what people say aloud is written down by anybody. */
    hearsVoice: config.TRANSCRIPTION_URL !== undefined,
    /** Whether words are read aloud by anybody. */
    speaksAloud: config.SPEECH_URL !== undefined,
    /** Whether anybody films what is asked for. */
    makesVideos: config.VIDEOS_URL !== undefined,
    /** Whether anybody answers calls: what is said is heard, and answered aloud. */
    takesCalls: config.TRANSCRIPTION_URL !== undefined && config.SPEECH_URL !== undefined,
    /** Passes for the servers that carry calls of who reaches nobody directly. */
    relayPasses: createRelayPasses(config),
    /** Passes for the rooms of calls, where a media server carries them; null where none does. */
    roomPasses: createRoomPasses(config),
    /** What draws the captcha, where there is one. */
    captcha: createCaptcha(config)?.widget ?? null,
    /** The script of a tag manager, where there is one. */
    tagManagerUrl: config.TAG_MANAGER_URL ?? null,
    /** Where one may sign in, with the segment of each provider's addresses. */
    socialProviders: [...social].map(([segment, { id, name }]) => ({ id, name, segment })),
    /** The site as passkeys know it. */
    relyingParty: relyingPartyOf(product),
  };
}

/** The client's address; 'unknown' when its connection is gone already. */
export function addressOf(req: Request): string {
  return req.ip ?? 'unknown';
}
