import type * as z from 'zod';
import type { ReplyWriter } from '~/domain/chat/reply/write-reply';
import type { MeteredSpeaker, MeteredTranscriber } from '~/domain/models/meter-speech';
import type { PictureJudge } from '~/domain/moderation/picture-judge';
import type { DomainContext } from '~/domain/shared/context';
import type { Analytics } from '~/providers/analytics/analytics';
import type { MediaMaker } from '~/providers/generation/media-maker';
import type { IdentityProvider } from '~/providers/identity/identity-provider';
import type { Mailer } from '~/providers/mail/mail';
import type { Marketing } from '~/providers/marketing/marketing';
import type { PaymentProvider } from '~/providers/payments/payment-provider';
import type { PayoutProvider } from '~/providers/payouts/payout-provider';
import type { Pictures } from '~/providers/pictures/pictures';
import type { PushService } from '~/providers/push/push-service';
import type { RenditionMaker } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import type { TaxService } from '~/providers/tax/tax-service';
import type { JobDefinition } from './definition.job';
import type { Enqueuer } from './enqueue.job';
import type { RemovalReport } from './maintenance/trim-tables';
import type { Broadcast } from './replies/redis-broadcast';
import type { Pace } from './replies/pace-replies';
import type { Switchboard } from './voice-calls/switchboard';

/** The dependencies of the areas' handlers; each handler names those it needs. */
export interface HandlerOptions extends ReplyWriter {
  broadcast: Broadcast;
  context: DomainContext;
  /** The context with a longer statement timeout, for work on whole tables. */
  longRunning: DomainContext;
  enqueuer: Enqueuer;
  pace: Pick<Pace, 'turn' | 'giveBack'>;
  mailer: Mailer;
  storage: Storage;
  renditions: RenditionMaker;
  /** The payment providers; empty if none is configured. */
  paymentProviders: readonly PaymentProvider[];
  payoutProviders: readonly PayoutProvider[];
  /** Identifies creators; null if none is configured. */
  identityProvider: IdentityProvider | null;
  /** Returns taxes; null if none is configured. */
  taxService: TaxService | null;
  /** Undefined if recordings are not transcribed. */
  transcriber?: MeteredTranscriber | undefined;
  /** Undefined if no texts are read aloud. */
  speaker?: MeteredSpeaker | undefined;
  /** Draws the recipes of a seed; undefined if none are drawn. */
  pictures?: Pictures | undefined;
  /** Generates the photos that people order; if undefined, orders wait. */
  pictureMaker?: MediaMaker<unknown> | undefined;
  /** Generates the videos that people order; undefined if none are generated. */
  videoMaker?: MediaMaker<unknown> | undefined;
  pictureJudge: PictureJudge;
  /** Undefined if no analytics provider is configured. */
  analytics?: Analytics | undefined;
  /** Undefined if no promotional mails are sent. */
  marketing?: Marketing | undefined;
  /** Undefined if nothing is pushed. */
  push?: PushService | undefined;
  /** Answers calls; undefined if this process hosts no calls. */
  switchboard?: Switchboard | undefined;
  productName: string;
  publicUrl: string;
  repliesEnabled: boolean;
  /** Called for every mail that is not sent because its address has had too many. */
  onMailDropped?: (template: string) => void;
  /** Receives the results of retention. */
  removals?: RemovalReport;
}

export interface JobHandler {
  job: JobDefinition;
  /** Receives a payload that matches the job's schema; the return value is the job's result. */
  handle(payload: unknown): Promise<unknown>;
}

/** Binds a definition to its work, with a typed payload. */
export function handleJob<Schema extends z.ZodType>(
  job: JobDefinition<Schema>,
  work: (payload: z.infer<Schema>) => Promise<unknown>,
): JobHandler {
  return { job, handle: (payload) => work(job.payload.parse(payload)) };
}

/** Thrown by a job to run again after a delay without counting as an attempt. */
export class Postponed extends Error {
  override name = 'Postponed';

  constructor(
    readonly delayMs: number,
    cause: unknown,
  ) {
    super('postponed', { cause });
  }
}
