import type { Money } from '~/domain/shared/money';

export interface TaxAsked {
  /** Ours: the same sale is the same question. */
  reference: string;
  /** What is sold: services that are supplied electronically. */
  kind: string;
  /** What is paid for it: with the tax inside, or before it is put on top. */
  amount: Money;
  inclusive: boolean;
  /** ISO 3166-1 alpha-2 of where the buyer is. */
  country: string;
}

interface TaxTold {
  /** Part of the amount where it is inside, to be added where it is not; minor units. */
  minor: number;
  /** A fraction: 0.19. */
  rate: number;
}

/** Knows what tax is owed where. */
export interface TaxService {
  /** Throws TaxServiceFailed where nobody can say. */
  quote(asked: TaxAsked): Promise<TaxTold>;
}

/** The tax service did not answer, or not what can be believed. */
export class TaxServiceFailed extends Error {
  override name = 'TaxServiceFailed';
  constructor(options?: ErrorOptions) {
    super('The tax service could not be asked', options);
  }
}

/** Whether the tax service failed; by name, for pages are a bundle with classes of its own. */
export function isTaxServiceFailed(error: unknown): error is TaxServiceFailed {
  return error instanceof Error && error.name === 'TaxServiceFailed';
}
