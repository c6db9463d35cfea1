import type { Config } from '~/config/config';
import { createHttpTaxService } from './http-tax-service';
import type { TaxService } from './tax-service';

/** Creates the configured tax service; null if there is none and rates come from the settings. */
export function createTaxService({
  TAX_URL: url,
  TAX_KEY: key,
}: Pick<Config, 'TAX_URL' | 'TAX_KEY'>): TaxService | null {
  return url && key ? createHttpTaxService({ url, key }) : null;
}
