import type { RequestHandler } from 'express';
import type { Replica } from '~/db/follow-replica';
import type { RedisClient } from '~/db/redis-connection';
import type { Config } from '~/config/config';
import type { CountryOf } from '~/config/country-of';
import type { RegionOf } from '~/config/region-of';
import type { Moderator } from '~/domain/moderation/verdict';
import type { DomainContext } from '~/domain/shared/context';
import type { Enqueuer } from '~/jobs/enqueue.job';
import type { Logger } from '~/observability/logger';
import type { Metrics } from '~/observability/metrics';
import type { AgeAssurance } from '~/providers/age/age-assurance';
import type { IdentityProvider } from '~/providers/identity/identity-provider';
import type { MarkReader } from '~/providers/marks/file-marks';
import type { PaymentProvider } from '~/providers/payments/payment-provider';
import type { PayoutProvider } from '~/providers/payouts/payout-provider';
import type { SocialProviders } from '~/providers/social/create-social-providers';
import type { Storage } from '~/providers/storage/storage';
import type { TaxService } from '~/providers/tax/tax-service';
import type { SiteCookies } from '../../session/cookies';
import type { AttemptLimits, KnownDevice } from '../attempt-limits';
import type { Refusals } from '../describe-refusal';
import type { Forwarding } from '../server/forwarding';
import type { RequestPartReaders } from './request-parts';
import type { ReadContext } from '../server/serve-pages';

/** All resources of the web process; server.ts creates them, and tests create their own. */
export interface SiteHandles {
  config: Config;
  logger: Logger;
  metrics: Metrics;
  redis: RedisClient;
  domain: DomainContext;
  /** A copy of the database for data that may be a second old; null if there is none. */
  replica: Replica | null;
  enqueuer: Enqueuer;
  storage: Storage;
  /** The sign-in providers, by the path segment of their addresses. */
  social: SocialProviders;
  /** Returns the country of a request, if known. */
  countryOf: CountryOf;
  /** Returns the region in that country, if known. */
  regionOf: RegionOf;
  /** Moderates texts before they are stored. */
  moderator: Moderator;
  /** Checks ages; null if none is configured. */
  ageAssurance: AgeAssurance | null;
  /** Identifies creators; null if none is configured. */
  identityProvider: IdentityProvider | null;
  /** Detects whether a file was generated here. */
  markReader: MarkReader;
  /** The payment providers; empty if none is configured. */
  paymentProviders: readonly PaymentProvider[];
  payoutProviders: readonly PayoutProvider[];
  /** Computes taxes; null if none is configured. */
  taxService: TaxService | null;
  cookies: SiteCookies;
  forwarding: Forwarding;
  /** Returns the limits of the client at an address. */
  limitsOf: (address: string, device?: KnownDevice) => AttemptLimits;
  /** Describes every refusal. */
  refusals: Refusals;
  /** Reads the parts of a request that areas add. */
  requestParts: RequestPartReaders;
  /** Serves the built assets; absent if there are none. */
  assets?: RequestHandler;
  /** Renders pages with the context of each request; absent if there are none. */
  renderPages?: (readContext: ReadContext) => RequestHandler;
}
