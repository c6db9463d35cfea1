import type { MediaMaker } from '~/providers/generation/media-maker';
import type { Finding } from '../moderation/verdict';
import type { GenerationKind } from './schema';

/** What became of something that a party made. */
export type Finished =
  /** It lies where it is shown from; the result is what its kind says of that. */
  | { kind: 'kept'; result: object }
  /** Whoever judges it does not answer: it is shown to nobody yet. */
  | { kind: 'unjudged' }
  /** It cannot be read, is too large, or is none of its kind. */
  | { kind: 'spoilt' }
  /** The same was taken down after a notice; nothing of it is kept. */
  | { kind: 'copy-of-removed' }
  /** It may not be shown; it lies where only staff are shown it. */
  | { kind: 'against-rules'; finding: Finding; evidenceKey: string };

/** Where what was made waits for whoever judges it. */
export interface Unjudged {
  keep(generationId: string, bytes: Buffer): Promise<void>;
  /** Null where nothing waits. */
  read(generationId: string): Promise<Buffer | null>;
  remove(generationId: string): Promise<void>;
}

/** Who makes things of one kind, and what is done with them before anybody is shown them. */
export interface Workshop {
  /** Takes the order as it was stored. */
  maker: MediaMaker<unknown>;
  /** What one costs us where the maker does not say, in millionths of a dollar. */
  usualCostMicros: number;
  /** Checks, judges, marks and stores what was made; done twice it stores the same. */
  finish(id: string, bytes: Buffer): Promise<Finished>;
  /** None where nothing is judged that was made: of speech, its words were. */
  unjudged?: Unjudged;
}

/** Of the kinds that can be made; what is ordered of another waits until it expires. */
export type Workshops = Partial<Record<GenerationKind, Workshop>>;
