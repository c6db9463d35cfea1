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
import type { MarkReader } from '~/providers/marks/file-marks';
import type { PaymentProvider } from '~/providers/payments/payment-provider';
import type { SocialProviders } from '~/providers/social/create-social-providers';
import type { Storage } from '~/providers/storage/storage';
import type { TaxService } from '~/providers/tax/tax-service';
import type { SiteCookies } from '../../session/cookies';
import type { AttemptLimits, KnownDevice } from '../attempt-limits';
import type { Refusals } from '../describe-refusal';
import type { Forwarding } from '../server/forwarding';
import type { RequestPartReaders } from './request-parts';
import type { ReadContext } from '../server/serve-pages';

/** Everything the web process holds; server.ts makes it, tests make their own. */
export interface SiteHandles {
  config: Config;
  logger: Logger;
  metrics: Metrics;
  redis: RedisClient;
  domain: DomainContext;
  /** A copy of the database to read from what may be a second old; null where there is none. */
  replica: Replica | null;
  enqueuer: Enqueuer;
  storage: Storage;
  /** Where people may sign in, by the segment of its addresses. */
  social: SocialProviders;
  /** Where a request comes from, if anybody can say. */
  countryOf: CountryOf;
  /** In which region of it. */
  regionOf: RegionOf;
  /** Judges texts before they are stored. */
  moderator: Moderator;
  /** Checks ages; null where none is configured. */
  ageAssurance: AgeAssurance | null;
  /** Tells whether a file was made here. */
  markReader: MarkReader;
  /** Who moves money; none where none is configured. */
  paymentProviders: readonly PaymentProvider[];
  /** Tells taxes; null where none is configured. */
  taxService: TaxService | null;
  cookies: SiteCookies;
  forwarding: Forwarding;
  /** The limits of the client at an address. */
  limitsOf: (address: string, device?: KnownDevice) => AttemptLimits;
  /** Tells every expected 'no'. */
  refusals: Refusals;
  /** Reads the parts of a request that areas add. */
  requestParts: RequestPartReaders;
  /** Serves the built assets; absent where none are built. */
  assets?: RequestHandler;
  /** Renders pages with what it is given for each request; absent where there are none. */
  renderPages?: (readContext: ReadContext) => RequestHandler;
}
