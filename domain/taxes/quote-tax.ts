import { isTaxServiceFailed, type TaxRequest, type TaxService } from '~/providers/tax/tax-service';
import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { taxOf, type Tax } from './decide-tax';
import { taxesSettings } from './settings';

interface Sale {
  /** Identifies the sale to the tax service. */
  reference: string;
  /** The kind of thing that is sold. */
  kind: string;
  /** The price as displayed. */
  amount: Money;
  /** The buyer's country and the evidence for it; null if there is no evidence. */
  place: { country: string; evidence: string[] } | null;
}

/**
 * Returns the tax of a price, according to the settings' tax mode. The rate comes from the tax service if
 * there is one, otherwise from the settings; without either, the tax is 0. An unavailable service does not
 * block a sale: the settings' rate applies, and the evidence says so.
 */
export async function quoteTax(
  context: DomainContext,
  service: TaxService | null,
  { reference, kind, amount, place }: Sale,
): Promise<Tax> {
  const { tax_mode, tax_rates } = await context.settings(taxesSettings);
  const inclusive = tax_mode !== 'exclusive';
  const basis = { country: place?.country ?? null, inclusive, evidence: place?.evidence ?? [] };
  if (tax_mode === 'none' || !place) return { minor: 0, rate: 0, ...basis };
  const { country } = place;
  const quote = await fetchQuote(service, { reference, kind, amount, inclusive, country });
  const rate = quote?.rate ?? tax_rates[country] ?? 0;
  return {
    ...basis,
    rate,
    minor: quote?.minor ?? taxOf(amount.minor, rate, inclusive),
    evidence: [...basis.evidence, quote ? 'rate:service' : 'rate:settings'],
  };
}

async function fetchQuote(service: TaxService | null, request: TaxRequest) {
  try {
    return await service?.quote(request);
  } catch (error) {
    if (isTaxServiceFailed(error)) return undefined;
    throw error;
  }
}
