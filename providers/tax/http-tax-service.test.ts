import { describe, expect, it } from 'vitest';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createHttpTaxService } from './http-tax-service';
import type { TaxAsked } from './tax-service';

const sandbox = await openTestSandbox();
const url = `${sandbox.url}/tax`;
const service = createHttpTaxService({ url, key: 'key', timeoutMs: 60_000 });
const hasty = createHttpTaxService({ url, key: 'key', timeoutMs: 500 });

const asked: TaxAsked = {
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
  it('tells the tax that is inside an amount, and the one to put on top', async () => {
    expect(await service.quote(asked)).toEqual({ minor: 319, rate: 0.19 });
    expect(await service.quote({ ...asked, inclusive: false })).toEqual({ minor: 380, rate: 0.19 });
  });

  it('tells that there is none where there is none', async () => {
    expect(await service.quote({ ...asked, country: 'US' })).toEqual({ minor: 0, rate: 0 });
  });

  it.each([{ behaviour: 'fail' }, { behaviour: 'hang' }, { behaviour: 'error-midway' }])(
    'says that nobody can say: %o',
    async (turn) => {
      await misbehave(turn);
      await expect(hasty.quote(asked)).rejects.toThrow('The tax service could not be asked');
    },
  );

  it('refuses a key that is none', async () => {
    const keyless = createHttpTaxService({ url, key: '' });
    await expect(keyless.quote(asked)).rejects.toThrow('The tax service could not be asked');
  });
});
