import type { AppLoadContext } from '@remix-run/node';
import type { MarketingOrigin } from '~/domain/profile/marketing-origin';
import type { Viewer } from '~/domain/viewers/viewer';
import type { Referral } from '~/domain/referrals/referral';
import type { Moderator } from '~/domain/moderation/verdict';
import type { DomainContext } from '~/domain/shared/context';
import type { Person } from '~/domain/shared/person';
import type { PostMediaAddress } from '~/domain/posts/schema';
import type { RelyingParty } from '~/domain/second-factors/relying-party';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import type { Enqueuer } from '~/jobs/enqueue.job';
import type { Logger } from '~/observability/logger';
import type { AgeAssurance } from '~/providers/age/age-assurance';
import type { Storage } from '~/providers/storage/storage';
import type { Consent } from './consent/consent-categories';
import type { SiteCookies } from './session/cookies';
import type { VisitingDevice } from './session/device';
import type { AttemptLimits } from './http/attempt-limits';
import type { Processor } from './consent/processors';

declare module '@remix-run/node' {
  /** What Express hands to every loader and action. */
  interface AppLoadContext {
    /** Who asks. A page request always has at least a guest, so a visitor can chat at once. */
    viewer: Viewer;
    /** The guest token's id, also beside a signed-in viewer: log-in and verification attach its chats. */
    guestId: string | null;
    /** Whose age is under review in this browser: every page but the open ones is shut. */
    personUnderReview: Person | null;
    /** Handles for use cases. */
    domain: DomainContext;
    /** Puts jobs on their queues. */
    enqueuer: Enqueuer;
    logger: Logger;
    /** CSP nonce of this response; every script and style element carries it. */
    nonce: string;
    requestId: string;
    /** Tells metrics and traces which page was rendered, by its route's id. */
    nameRoute: (id: string) => void;
    product: { name: string; publicUrl: string };
    deployment: 'demo' | 'test' | 'production';
    /** Characters of this demo speak with the sandbox's own voice. */
    hasStandIn: boolean;
    /** Signed site path of a stored file. */
    mediaAddress: (key: string) => string;
    /** Signed site paths of posts' files; what only this viewer may see is signed for them. */
    postMedia: PostMediaAddress;
    /** Set-Cookie values for an action's answer. */
    cookies: SiteCookies;
    /** Attempts left for the forms that guess or send codes; ask before calling the use case. */
    limits: AttemptLimits;
    /** What its person lets this browser's visits be used for; null as long as nobody said. */
    consent: Consent | null;
    /** What draws the captcha, where there is one. */
    captcha: { siteKey: string; scriptUrl: string } | null;
    /** The script of a tag manager, where there is one. */
    tagManagerUrl: string | null;
    /** Where one may sign in, with the segment of each provider's addresses. */
    socialProviders: readonly { id: string; name: string; segment: string }[];
    /** The browser's time zone (IANA name) where it told us. */
    timeZone: string | undefined;
    /** Shortened, for the list of a person's sessions. */
    userAgent: string | undefined;
    /** Which browser it is. */
    device: VisitingDevice;
    /** Where the browser is on the network. */
    address: string;
    /** Who sent this browser, where the address it landed with said so. */
    origin: MarketingOrigin | undefined;
    /** By whose link this browser came, where it did. */
    referral: Referral | undefined;
    /** Where the browser is (ISO 3166-1 alpha-2), if anybody can say. */
    country: string | undefined;
    /** Judges texts before they are stored. */
    moderator: Moderator;
    /** What others do for the site here, as its configuration says. */
    processors: readonly Processor[];
    /** Checks ages; null where none is configured. */
    ageAssurance: AgeAssurance | null;
    /** The member of staff signed in with this browser; read from the database on demand, once. */
    staff: () => Promise<StaffSession | null>;
    /** A sign-in of this browser that waits for its second factor; empty where there is none. */
    ticket: string;
    /** The site as passkeys know it. */
    relyingParty: RelyingParty;
    /** What keeps an account that is closing, after its password was typed. */
    restoreToken: string | null;
    /** Where files of people are kept. */
    storage: Storage;
    /** The staff cookie's token, for ending that session. */
    staffToken: string | null;
  }

  interface Future {
    v3_singleFetch: true;
  }
}

export type SiteLoadContext = AppLoadContext;
