import type { Money } from '~/domain/shared/money';

export interface TaxRequest {
  /** Our reference; the same reference means the same sale. */
  reference: string;
  /** The kind of goods: electronically supplied services. */
  kind: string;
  /** The price, with the tax included or before it is added. */
  amount: Money;
  inclusive: boolean;
  /** The buyer's country, ISO 3166-1 alpha-2. */
  country: string;
}

interface TaxQuote {
  /** The tax in minor units: part of the amount if it is included, otherwise added to it. */
  minor: number;
  /** The rate as a fraction, e.g. 0.19. */
  rate: number;
}

/** A service that calculates the tax on a sale. */
export interface TaxService {
  /** Throws TaxServiceFailed if no quote is available. */
  quote(request: TaxRequest): Promise<TaxQuote>;
}

/** Thrown when the tax service did not answer or its answer is not plausible. */
export class TaxServiceFailed extends Error {
  override name = 'TaxServiceFailed';
  constructor(options?: ErrorOptions) {
    super('The tax service could not be asked', options);
  }
}

/** Checks by name whether the tax service failed: pages are a bundle with its own copies of classes. */
export function isTaxServiceFailed(error: unknown): error is TaxServiceFailed {
  return error instanceof Error && error.name === 'TaxServiceFailed';
}
