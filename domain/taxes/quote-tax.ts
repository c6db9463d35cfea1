import { isTaxServiceFailed, type TaxAsked, type TaxService } from '~/providers/tax/tax-service';
import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { taxOf, type Tax } from './decide-tax';
import { taxesSettings } from './settings';

interface Sale {
  /** Names the sale to the tax service. */
  reference: string;
  /** What is sold. */
  kind: string;
  /** As its price tag has it. */
  amount: Money;
  /** Where the buyer is, and what says so; null where nothing does. */
  place: { country: string; evidence: string[] } | null;
}

/**
 * What tax a price has, by how the settings say that prices treat taxes: asked of the tax service
 * where there is one, else from the settings' rates; with none known there is none. A service that is
 * away keeps nobody from buying: the settings' rate holds, and the evidence says so.
 */
export async function quoteTax(
  context: DomainContext,
  service: TaxService | null,
  { reference, kind, amount, place }: Sale,
): Promise<Tax> {
  const { tax_mode, tax_rates } = await context.settings(taxesSettings);
  const inclusive = tax_mode !== 'exclusive';
  const known = { country: place?.country ?? null, inclusive, evidence: place?.evidence ?? [] };
  if (tax_mode === 'none' || !place) return { minor: 0, rate: 0, ...known };
  const { country } = place;
  const told = await ask(service, { reference, kind, amount, inclusive, country });
  const rate = told?.rate ?? tax_rates[country] ?? 0;
  return {
    ...known,
    rate,
    minor: told?.minor ?? taxOf(amount.minor, rate, inclusive),
    evidence: [...known.evidence, told ? 'rate:service' : 'rate:settings'],
  };
}

async function ask(service: TaxService | null, asked: TaxAsked) {
  try {
    return await service?.quote(asked);
  } catch (error) {
    if (isTaxServiceFailed(error)) return undefined;
    throw error;
  }
}
