/** A request to a provider; the content of the order depends on its kind. */
interface MakeRequest<Order> {
  order: Order;
  /** The same for every attempt: a provider with idempotency creates the media once. */
  key: string;
  /** The id for the provider's callback, which is only a hint to collect the result. */
  generationId: string;
}

interface Made {
  kind: 'made';
  bytes: Buffer;
  /** The cost reported by the provider, in millionths of a dollar; null if not reported. */
  costMicros: number | null;
}

/** The state of a requested generation. */
export type Making =
  | Made
  /** In progress, with the provider's reference, and its progress in percent if reported. */
  | { kind: 'making'; reference: string; percent: number | null }
  /** The provider refuses it because of its rules. */
  | { kind: 'refused' }
  /** The provider failed; another attempt may succeed. */
  | { kind: 'failed' }
  /** The provider no longer knows it. */
  | { kind: 'lost' };

/**
 * A provider that generates media from an order. Both methods throw MakerUnavailable if the provider does
 * not respond or cannot do so now; the state of the request is then unknown.
 */
export interface MediaMaker<Order> {
  /** Requests a generation; a synchronous provider returns the result directly. */
  begin(request: MakeRequest<Order>): Promise<Making>;
  /** Returns the state of a generation by the provider's reference. */
  collect(reference: string): Promise<Making>;
}

export class MakerUnavailable extends Error {
  override name = 'MakerUnavailable';
  readonly code = 'generation.maker-unavailable';
}
