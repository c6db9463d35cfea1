import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WebhookRequest } from '../../payments/payment-provider';
import type { Destination, PayoutProvider, PayoutRequest } from '../payout-provider';

/** A provider of payouts, or a substitute for one, as the suite needs it. */
export interface ConformantPayouts {
  /** Waits at most a second for a response. */
  provider: PayoutProvider;
  to: Destination;
  /** Pays a payout, or ends it in another way, as its bank or chain would. */
  end(payoutId: string, outcome: 'paid' | 'failed' | 'reversed' | 'cancelled'): Promise<unknown>;
  /** Returns the number of payouts that the provider has stored under our id. */
  count(payoutId: string): Promise<number>;
  /** Makes the provider carry out the next request without a response, or reject it unread. */
  upset(behaviour: 'hang' | 'away', containing: string): Promise<unknown>;
  /** Returns the newest webhook that contains these words. */
  webhook(words: string): Promise<WebhookRequest>;
  /** The words of a webhook about a payout in this state. */
  wordsOf(payoutId: string, state: string): Promise<string>;
  header: string;
  /** Outcomes that the provider cannot report. */
  without?: readonly ('failed' | 'reversed' | 'freshness')[];
}

/** Tests an adapter of payouts, and the server behind it, against the contract of the port. */
export function describePayouts(name: string, open: () => Promise<ConformantPayouts>): void {
  describe(`${name} keeps what the port of payouts promises:`, () => {
    let subject: ConformantPayouts;
    beforeAll(async () => {
      subject = await open();
    });

    const request = (payoutId: string = randomUUID()): PayoutRequest => ({
      payoutId,
      amount: { minor: 12_345, currency: 'USD' },
      to: subject.to,
      description: 'Nocturne PO-1187',
    });
    const sent = async () => {
      const report = await subject.provider.send(request());
      expect(report.state).toBe('pending');
      return report;
    };
    const lacks = (what: 'failed' | 'reversed' | 'freshness') => subject.without?.includes(what);

    it('a repeat sends nothing more', async () => {
      const { payoutId, providerPayoutId } = await sent();
      const again = await subject.provider.send(request(payoutId));
      expect(again).toMatchObject({ payoutId, providerPayoutId });
      expect(await subject.count(payoutId)).toBe(1);
    });

    it('it does not know what was never sent', async () => {
      const payout = { payoutId: randomUUID(), providerPayoutId: null };
      expect(await subject.provider.read(payout)).toBeNull();
      expect(await subject.provider.cancel(payout)).toBeNull();
    });

    it('what was sent without an answer is found and not sent again', async () => {
      const payoutId = randomUUID();
      await subject.upset('hang', payoutId);
      await expect(subject.provider.send(request(payoutId))).rejects.toMatchObject({
        reason: 'timeout',
      });
      const found = await subject.provider.read({ payoutId, providerPayoutId: null });
      expect(found).toMatchObject({ payoutId, state: 'pending' });
      await subject.provider.send(request(payoutId));
      expect(await subject.count(payoutId)).toBe(1);
    });

    it('while it is away nothing is sent', async () => {
      const payoutId = randomUUID();
      await subject.upset('away', payoutId);
      await expect(subject.provider.send(request(payoutId))).rejects.toMatchObject({
        reason: 'unavailable',
      });
      expect(await subject.count(payoutId)).toBe(0);
    });

    it('a payout that is open is cancelled, a paid one is not', async () => {
      const open = await sent();
      expect(await subject.provider.cancel(open)).toMatchObject({ state: 'cancelled' });
      const paid = await sent();
      await subject.end(paid.payoutId, 'paid');
      expect(await subject.provider.cancel(paid)).toMatchObject({ state: 'paid' });
    });

    it('outcomes are told by webhooks and read', async () => {
      for (const outcome of ['paid', 'failed', 'cancelled'] as const) {
        if (outcome === 'failed' && lacks('failed')) continue;
        const { payoutId, providerPayoutId } = await sent();
        await subject.end(payoutId, outcome);
        const told = await subject.webhook(await subject.wordsOf(payoutId, outcome));
        const report = { payoutId, providerPayoutId, state: outcome };
        expect(await subject.provider.verifyWebhook(told)).toEqual([
          expect.objectContaining(report),
        ]);
        expect(await subject.provider.read({ payoutId, providerPayoutId })).toMatchObject(report);
      }
    });

    it('what comes back after it was paid is told', async () => {
      if (lacks('reversed')) return;
      const { payoutId } = await sent();
      await subject.end(payoutId, 'paid');
      await subject.end(payoutId, 'reversed');
      const told = await subject.webhook(await subject.wordsOf(payoutId, 'reversed'));
      const [report] = await subject.provider.verifyWebhook(told);
      expect(report).toMatchObject({ payoutId, state: 'reversed' });
      expect(report?.reason).toMatch(/\S/);
    });

    it('a webhook that was changed, signed by another, or is old is refused', async () => {
      const { payoutId } = await sent();
      await subject.end(payoutId, 'paid');
      const told = await subject.webhook(await subject.wordsOf(payoutId, 'paid'));
      const { provider, header } = subject;
      const changed = { ...told, rawBody: Buffer.concat([told.rawBody, Buffer.from(' ')]) };
      await expect(provider.verifyWebhook(changed)).rejects.toMatchObject({ reason: 'forged' });
      const signature = told.headers[header] ?? '';
      const flipped = signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0');
      for (const other of ['', flipped]) {
        const forged = { ...told, headers: { ...told.headers, [header]: other } };
        await expect(provider.verifyWebhook(forged)).rejects.toMatchObject({ reason: 'forged' });
      }
      if (lacks('freshness')) return;
      const late = { ...told, now: new Date(told.now.getTime() + 3_600_000) };
      await expect(provider.verifyWebhook(late)).rejects.toMatchObject({ reason: 'stale' });
    });
  });
}
