import * as z from 'zod';
import { callProcessor } from '../call-processor';
import { PaymentProviderFailed } from '../payment-provider';

interface DataLinkOptions {
  /** https://datalink.ccbill.com. */
  url: string;
  user: string;
  password: string;
  account: string;
  subaccount: string;
  timeoutMs: number;
}

const count = z.coerce.number().int().nonnegative();
const statusSchema = z.object({
  refundsIssued: count,
  voidsIssued: count,
  chargebacksIssued: count,
});
const resultSchema = z.object({ results: z.coerce.number().int() });

/** Results of rejected log-ins: nothing was carried out, and a retry may succeed. */
const notLetIn = [-1, -8, -9, -10, -12];
/** An internal error of CCBill; the request may or may not have been carried out. */
const unsure = -7;

/**
 * Creates a client of CCBill's API for existing sales (ccbill.com/doc/ccbill-api-guide), as the Data Link
 * user.
 */
export function createDataLink(options: DataLinkOptions) {
  const { url, user, password, account, subaccount, timeoutMs } = options;

  async function call<Schema extends z.ZodType>(
    parameters: Record<string, string>,
    question: { schema: Schema; changes: boolean },
  ): Promise<z.output<Schema>> {
    const address = new URL('/utils/subscriptionManagement.cgi', url);
    const all = {
      clientAccnum: account,
      clientSubacc: subaccount,
      username: user,
      password,
      ...parameters,
    };
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
    const { body: answer } = await callProcessor(address.href, {
      method: 'GET',
      read: readTable,
      timeoutMs,
      ...question,
    });
    return answer;
  }

  return {
    /** Returns the refunds, voids and chargebacks of a sale so far; null if it is not ours. */
    async findSale(subscriptionId: string): Promise<z.output<typeof statusSchema> | null> {
      const answer = await call(
        { action: 'viewSubscriptionStatus', subscriptionId },
        { schema: statusSchema.or(resultSchema), changes: false },
      );
      if (!('results' in answer)) return answer;
      if (notLetIn.includes(answer.results) || answer.results === unsure) {
        throw new PaymentProviderFailed('unavailable', { cause: answer });
      }
      return null;
    },

    /** Refunds an amount of a sale, or voids all of it. Returns false if CCBill refuses. */
    async refund(
      subscriptionId: string,
      { amount, isWhole }: { amount: string; isWhole: boolean },
    ): Promise<boolean> {
      const action = isWhole ? 'voidOrRefundTransaction' : 'refundTransaction';
      const { results } = await call(
        { action, subscriptionId, ...(isWhole ? {} : { amount }) },
        { schema: resultSchema, changes: true },
      );
      if (notLetIn.includes(results)) {
        throw new PaymentProviderFailed('unavailable', { cause: { results } });
      }
      if (results === unsure) throw new PaymentProviderFailed('timeout', { cause: { results } });
      return results === 1;
    },
  };
}

/** Parses a response: a line of names and a line of values, each in quotes. */
function readTable(answer: string): Record<string, string> {
  const [names = [], values = []] = answer
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(',').map((field) => field.trim().replace(/^"(.*)"$/, '$1')));
  return Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']));
}
