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
import { demoModelOf, hasStandIn } from './has-stand-in';
import { signMediaAddresses, signPostMedia } from './media-addresses';
import './request-locals';
import type { RequestDetails, RequestPartReaders, RequestParts } from './request-parts';
import type { SiteHandles } from './site-handles';
import { timeZoneOf } from './visit';
import { guardStorage } from '~/domain/media/guard-storage';
import { mediaSettings } from '~/domain/media/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';
import { productSettings } from '~/domain/settings/settings';
import { createRelayPasses } from '~/providers/voice-call/relay-passes';
import { createRoomPasses } from '~/providers/voice-call/room-passes';

const userAgentLength = 300;

/** The context of one request for pages and calls. */
export type RequestContext = OwnContext & Readonly<RequestParts>;

type OwnContext = Awaited<ReturnType<ReturnType<typeof createOwnContexts>>>;

/** Creates a process's function for request contexts, with the parts that areas read. */
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

/** Computes once what is the same for all requests of a process. */
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
      /** The cookie header, for code with its own cookies. */
      cookieHeader,
      /** The values of the site's own cookies. */
      tokens,
      /** A sign-in of this browser that waits for its second factor; empty if there is none. */
      ticket: tokens.ticket ?? '',
      /** The shortened user agent, for the list of a person's sessions. */
      userAgent: req.get('user-agent')?.slice(0, userAgentLength),
      /** The network address of the browser. */
      address,
      /** The country of the browser (ISO 3166-1 alpha-2), if known. */
      country: handles.countryOf(req.headers),
      /** The region of the browser (the part of ISO 3166-2 after the hyphen), if known. */
      region: handles.regionOf(req.headers),
      /** The staff member signed in with this browser; read from the database on demand, once. */
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

/** Returns values that few requests need, computed on demand. */
function readOnDemand(handles: SiteHandles, arrival: Arrival) {
  const { req, res, visit, tokens, address, product, media } = arrival;
  const mediaAddress = once(() => signMediaAddresses(handles, media));
  const postMedia = once(() => signPostMedia(handles, media, visit.viewer));
  const device = once(() => readDevice(handles, { token: tokens.device, address }));
  const limits = once(() => handles.limitsOf(address, device()));
  const reading = once(() => contextToRead(handles, req, tokens));
  return {
    /** The released language that the request asks for. */
    get language() {
      return (res.locals.language ??= readLocale(req, product));
    },
    /** The context for data that may be a second old, such as lists that are the same for many people. */
    get reading() {
      return reading();
    },
    /** Signs the site path of a stored file. */
    get mediaAddress() {
      return mediaAddress();
    },
    /** Signs site paths of posts' files; restricted ones are signed for this viewer. */
    get postMedia() {
      return postMedia();
    },
    /** The identity of the browser. */
    get device() {
      return device();
    },
    /** The attempt limits for guesses and sent codes; checked before the use case. */
    get limits() {
      return limits();
    },
    /** The browser's time zone (IANA name), if it was sent. */
    get timeZone() {
      return timeZoneOf(req, tokens);
    },
    /**
     * The affiliate whose link led this browser here, if any; it comes from the browser and may be any
     * value.
     */
    get referral() {
      return tokens.referral === undefined ? undefined : readReferral(tokens.referral);
    },
  };
}

/**
 * Returns a context that reads from the replica, if it is up to date and this browser has changed nothing
 * recently.
 */
function contextToRead(
  { domain, replica }: SiteHandles,
  { method }: Request,
  tokens: SiteTokens,
): DomainContext {
  const isSafe = method === 'GET' || method === 'HEAD';
  const isCopyEnough = isSafe && tokens.fresh === undefined;
  return isCopyEnough && replica?.isFresh() ? { ...domain, db: replica.db } : domain;
}

/** Returns the areas' parts as properties that are read at their first use. */
function readParts(readers: RequestPartReaders, input: RequestDetails): PropertyDescriptorMap {
  const property = (read: (input: RequestDetails) => unknown): PropertyDescriptor => ({
    get: once(() => read(input)),
    enumerable: true,
  });
  return Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, property(read)]));
}

/** Computes a value at its first use. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function siteContext(handles: SiteHandles) {
  const { config, social } = handles;
  const product = { name: config.PRODUCT_NAME, publicUrl: config.PUBLIC_URL };
  return {
    ...handles,
    /** The storage without files that were taken down. */
    storage: guardStorage(handles.domain, handles.storage),
    /** The complete storage, for staff pages only. */
    wholeStorage: handles.storage,
    product,
    /** True if this demo's characters reply from the sandbox, always or at times. */
    hasStandIn: hasStandIn(config),
    /** The model that the sandbox replaces while it is unavailable; null if there is none. */
    demoModel: demoModelOf(config),
    /** True if a provider transcribes voice messages. */
    transcribesVoice: config.TRANSCRIPTION_URL !== undefined,
    /** True if a provider generates speech. */
    speaksAloud: config.SPEECH_URL !== undefined,
    /** True if a provider generates videos. */
    makesVideos: config.VIDEOS_URL !== undefined,
    /** True if calls are possible: there are providers for transcription and speech. */
    takesCalls: config.TRANSCRIPTION_URL !== undefined && config.SPEECH_URL !== undefined,
    /** Credentials for the relay servers of calls without a direct connection. */
    relayPasses: createRelayPasses(config),
    /** Credentials for the rooms of calls over a media server; null if there is none. */
    roomPasses: createRoomPasses(config),
    /** The captcha's widget, if one is configured. */
    captcha: createCaptcha(config)?.widget ?? null,
    /** The script of a tag manager, if one is configured. */
    tagManagerUrl: config.TAG_MANAGER_URL ?? null,
    /** The providers for sign-in, with the path segment of each. */
    socialProviders: [...social].map(([segment, { id, name }]) => ({ id, name, segment })),
    /** The site as passkeys identify it. */
    relyingParty: relyingPartyOf(product),
  };
}

/** Returns the client's address; 'unknown' if its connection is already closed. */
export function addressOf(req: Request): string {
  return req.ip ?? 'unknown';
}
