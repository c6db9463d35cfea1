import type { MediaMaker } from '~/providers/generation/media-maker';
import type { Finding } from '../moderation/verdict';
import type { GenerationKind } from './schema';

/** The outcome of a provider's result. */
export type Finished =
  /** It is stored for display; `result` depends on its kind. */
  | { kind: 'kept'; result: object }
  /** Moderation is unavailable, so it is not shown yet. */
  | { kind: 'unjudged' }
  /** It is unreadable, too large, or of another kind. */
  | { kind: 'spoilt' }
  /** It is a copy of content removed after a notice; nothing of it is kept. */
  | { kind: 'copy-of-removed' }
  /** It may not be shown; it is stored where only staff can see it. */
  | { kind: 'against-rules'; finding: Finding; evidenceKey: string };

/** Storage for results that wait for moderation. */
export interface Unjudged {
  keep(generationId: string, bytes: Buffer): Promise<void>;
  /** Returns null if none waits. */
  read(generationId: string): Promise<Buffer | null>;
  remove(generationId: string): Promise<void>;
}

/** The provider of one kind of media, and the processing of its results before they are shown. */
export interface Workshop {
  /** The provider, which receives the order as stored. */
  maker: MediaMaker<unknown>;
  /** Our cost per result if the provider does not report one, in millionths of a dollar. */
  usualCostMicros: number;
  /** Checks, moderates, marks and stores a result. Safe to repeat. */
  finish(id: string, bytes: Buffer): Promise<Finished>;
  /** Undefined if results are not moderated: for speech, the words were. */
  unjudged?: Unjudged;
}

/** The workshops of the available kinds. An order of another kind waits until it expires. */
export type Workshops = Partial<Record<GenerationKind, Workshop>>;
