/** What is to be made, in a party's terms; what an order says depends on its kind. */
interface MakeRequest<Order> {
  order: Order;
  /** The same for every attempt: a party that knows keys makes it once. */
  key: string;
  /** Whom the party may tell that it is done; what it tells is a hint to collect, no more. */
  generationId: string;
}

interface Made {
  kind: 'made';
  bytes: Buffer;
  /** What the party says that it cost, in millionths of a dollar; null where it says nothing. */
  costMicros: number | null;
}

/** How something stands that was asked for. */
export type Making =
  | Made
  /** Under way, under the party's own name for it, and how far in hundredths where it says. */
  | { kind: 'making'; reference: string; percent: number | null }
  /** The party will not make it: it is against its rules. */
  | { kind: 'refused' }
  /** The party tried and could not; another try may go well. */
  | { kind: 'failed' }
  /** The party knows nothing of it any more. */
  | { kind: 'lost' };

/**
 * Whoever makes media for the product from an order. Both throw MakerUnavailable where the party does
 * not answer, or not now; nothing is known then of what was asked.
 */
export interface MediaMaker<Order> {
  /** Asks for it; a party that answers at once answers what it made. */
  begin(request: MakeRequest<Order>): Promise<Making>;
  /** How something stands by the name that the party gave it. */
  collect(reference: string): Promise<Making>;
}

export class MakerUnavailable extends Error {
  override name = 'MakerUnavailable';
  readonly code = 'generation.maker-unavailable';
}
