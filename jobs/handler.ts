import type * as z from 'zod';
import type { ReplyWriter } from '~/domain/chat/reply/write-reply';
import type { MeteredSpeaker, MeteredTranscriber } from '~/domain/models/meter-speech';
import type { PictureJudge } from '~/domain/moderation/picture-judge';
import type { DomainContext } from '~/domain/shared/context';
import type { Analytics } from '~/providers/analytics/analytics';
import type { MediaMaker } from '~/providers/generation/media-maker';
import type { Mailer } from '~/providers/mail/mail';
import type { Marketing } from '~/providers/marketing/marketing';
import type { PaymentProvider } from '~/providers/payments/payment-provider';
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

/** What the areas' handlers may work with; each names what it needs. */
export interface HandlerOptions extends ReplyWriter {
  broadcast: Broadcast;
  context: DomainContext;
  /** The same with more time for a statement, for what goes through whole tables. */
  longRunning: DomainContext;
  enqueuer: Enqueuer;
  pace: Pick<Pace, 'turn' | 'giveBack'>;
  mailer: Mailer;
  storage: Storage;
  renditions: RenditionMaker;
  /** Who moves money; none where none is configured. */
  paymentProviders: readonly PaymentProvider[];
  /** Tells taxes; null where none is configured. */
  taxService: TaxService | null;
  /** Absent where nothing that was recorded is written down. */
  transcriber?: MeteredTranscriber | undefined;
  /** Absent where no words are read aloud. */
  speaker?: MeteredSpeaker | undefined;
  /** Draws the recipes of a seed; absent where nothing does. */
  pictures?: Pictures | undefined;
  /** Draws the photos that people order; absent where nobody does, and they wait. */
  pictureMaker?: MediaMaker<unknown> | undefined;
  /** Films the videos that people order; absent where nobody does. */
  videoMaker?: MediaMaker<unknown> | undefined;
  pictureJudge: PictureJudge;
  /** Absent where nothing is counted. */
  analytics?: Analytics | undefined;
  /** Absent where no promotional mails are sent. */
  marketing?: Marketing | undefined;
  /** Absent where nothing is pushed. */
  push?: PushService | undefined;
  /** Answers calls; absent where this process has no lines. */
  switchboard?: Switchboard | undefined;
  productName: string;
  publicUrl: string;
  repliesEnabled: boolean;
  /** Told of every mail that an address is spared because it has had too many. */
  onMailDropped?: (template: string) => void;
  /** Told of every removal of rows whose time is over. */
  removals?: RemovalReport;
}

export interface JobHandler {
  job: JobDefinition;
  /** Gets a payload that has passed the job's schema; what it returns is the job's result. */
  handle(payload: unknown): Promise<unknown>;
}

/** Ties a definition to its work; the payload arrives typed. */
export function handleJob<Schema extends z.ZodType>(
  job: JobDefinition<Schema>,
  work: (payload: z.infer<Schema>) => Promise<unknown>,
): JobHandler {
  return { job, handle: (payload) => work(job.payload.parse(payload)) };
}

/** Thrown by a job that is to run again after a while, which is no attempt of its own. */
export class Postponed extends Error {
  override name = 'Postponed';

  constructor(
    readonly delayMs: number,
    cause: unknown,
  ) {
    super('postponed', { cause });
  }
}
