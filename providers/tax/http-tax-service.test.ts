import { describe, expect, it } from 'vitest';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createHttpTaxService } from './http-tax-service';
import type { TaxRequest } from './tax-service';

const sandbox = await openTestSandbox();
const url = `${sandbox.url}/tax`;
const service = createHttpTaxService({ url, key: 'key', timeoutMs: 60_000 });
const hasty = createHttpTaxService({ url, key: 'key', timeoutMs: 500 });

const request: TaxRequest = {
  reference: 'order-1',
  kind: 'tokens',
  amount: { minor: 1999, currency: 'USD' },
  inclusive: true,
  country: 'DE',
};

const misbehave = (turn: object) =>
  fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'tax', ...turn }),
  });

describe('a tax service over HTTP', () => {
  it('returns the tax included in an amount, and the tax to add to it', async () => {
    expect(await service.quote(request)).toEqual({ minor: 319, rate: 0.19 });
    expect(await service.quote({ ...request, inclusive: false })).toEqual({
      minor: 380,
      rate: 0.19,
    });
  });

  it('returns zero where no tax applies', async () => {
    expect(await service.quote({ ...request, country: 'US' })).toEqual({ minor: 0, rate: 0 });
  });

  it.each([{ behaviour: 'fail' }, { behaviour: 'hang' }, { behaviour: 'error-midway' }])(
    'reports that the tax cannot be determined: %o',
    async (turn) => {
      await misbehave(turn);
      await expect(hasty.quote(request)).rejects.toThrow('The tax service could not be asked');
    },
  );

  it('refuses an empty key', async () => {
    const keyless = createHttpTaxService({ url, key: '' });
    await expect(keyless.quote(request)).rejects.toThrow('The tax service could not be asked');
  });
});
