import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Money } from '~/domain/shared/money';
import type { PaymentProvider, ProviderPayment, WebhookRequest } from '../payment-provider';

/** A payment provider, or a substitute for one, as the suite needs it. */
export interface Conformant {
  /** Waits at most a second for a response. */
  provider: PaymentProvider;
  /** Returns the same provider at another address. */
  at(url: string): PaymentProvider;
  /** Begins a payment; if that does not pay it, `finish` pays it as a person would. */
  begin(provider: PaymentProvider, paymentId: string, amount: Money): Promise<void>;
  finish(paymentId: string): Promise<void>;
  /** Returns the number of payments that the provider has stored under our id. */
  count(paymentId: string): Promise<number>;
  /** Makes the provider carry out the next request without a response, or reject it unread. */
  upset(behaviour: 'hang' | 'away'): Promise<void>;
  /** Returns the newest webhook that contains these words. */
  webhook(words: string): Promise<WebhookRequest>;
  /** Returns a webhook as signed with another secret. */
  forge(request: WebhookRequest): WebhookRequest;
  /** Returns the same body and signature with another time; null if the webhook has no time. */
  redate(request: WebhookRequest): WebhookRequest | null;
  /** Returns the provider's name of a payment, if our id alone does not identify it. */
  nameOf?(paymentId: string): string;
  /** Features that the provider lacks; they are not tested. */
  without?: readonly (
    | 'asking'
    | 'refunds'
    | 'settlement'
    | 'freshness'
    | 'truncation'
    /** Webhooks are not signed; any sender who knows the address is accepted. */
    | 'integrity'
  )[];
}

const usd = (minor: number): Money => ({ minor, currency: 'USD' });
const newId = () => randomUUID();
const today = () => new Date().toISOString().slice(0, 10);

/** Tests an adapter, and the server behind it, against the contract of the port. */
export function describeConformance(name: string, open: () => Promise<Conformant>): void {
  describe(`${name} keeps what the port promises:`, () => {
    let subject: Conformant;
    beforeAll(async () => {
      subject = await open();
    });

    const amounts = new Map<string, Money>();
    const begin = (provider: PaymentProvider, paymentId: string, amount: Money) => {
      amounts.set(paymentId, amount);
      return subject.begin(provider, paymentId, amount);
    };
    /** Returns the names by which a payment is queried. */
    const named = (paymentId: string) => ({
      paymentId,
      amount: amounts.get(paymentId) ?? usd(1),
      ...(subject.nameOf && { providerPaymentId: subject.nameOf(paymentId) }),
    });
    /** Makes a payment and returns its id. */
    async function paid(amount = usd(1_999)): Promise<string> {
      const paymentId = newId();
      await begin(subject.provider, paymentId, amount);
      await subject.finish(paymentId);
      return paymentId;
    }
    const find = async (paymentId: string) => subject.provider.find(named(paymentId));
    const found = async (paymentId: string) => {
      const payment = await find(paymentId);
      if (!payment) throw new Error('The payment is not known');
      return payment;
    };

    it('one payment a name, however often and however much at once it is asked for', async () => {
      const paymentId = newId();
      const again = () => begin(subject.provider, paymentId, usd(1_999));
      await again();
      await Promise.all([again(), again(), again()]);
      await subject.finish(paymentId);
      await again();
      expect(await subject.count(paymentId)).toBe(1);
      expect(await find(paymentId)).toMatchObject({
        paymentId,
        state: 'completed',
        amount: usd(1_999),
      });
    });

    it('whoever was never asked says so', async () => {
      expect(await find(newId())).toBeNull();
    });

    it('what was carried out and not answered is a timeout, and is found', async () => {
      if (subject.without?.includes('asking')) return;
      const paymentId = newId();
      await subject.upset('hang');
      await expect(begin(subject.provider, paymentId, usd(500))).rejects.toMatchObject({
        name: 'PaymentProviderFailed',
        reason: 'timeout',
      });
      expect(await found(paymentId)).toMatchObject({ paymentId, amount: usd(500) });
    });

    it('what was turned away did not happen', async () => {
      const paymentId = newId();
      const unreachable = subject.at(await unusedAddress());
      await expect(unreachable.find(named(paymentId))).rejects.toMatchObject({
        reason: 'unavailable',
      });
      // Some pages are opened by a link alone, without a request.
      if (subject.without?.includes('asking')) return;
      const unavailable = { reason: 'unavailable' };
      await subject.upset('away');
      await expect(begin(subject.provider, paymentId, usd(500))).rejects.toMatchObject(unavailable);
      expect(await find(paymentId)).toBeNull();
      await expect(begin(unreachable, paymentId, usd(500))).rejects.toMatchObject(unavailable);
    });

    it.each<[string, string, RequestListener]>([
      [
        'leads elsewhere',
        'unavailable',
        (_request, response) =>
          response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
      ],
      [
        'says what was not agreed',
        'invalid',
        (_request, response) => response.end('{"state":"completed"}'),
      ],
      ['is no JSON', 'invalid', (_request, response) => response.end('<html>')],
      ['never ends', 'unavailable', (_request, response) => void response.write('{"a":"')],
      [
        'is longer than any answer',
        'unavailable',
        (_request, response) => response.end(`{"a":"${'a'.repeat(3_000_000)}"}`),
      ],
      ['fails', 'unavailable', (_request, response) => response.writeHead(500).end()],
      ['refuses', 'invalid', (_request, response) => response.writeHead(401).end()],
    ])('an answer that %s is not believed (%s)', async (_what, reason, listener) => {
      const other = subject.at(await serve(listener));
      await expect(other.find(named(newId()))).rejects.toMatchObject({
        name: 'PaymentProviderFailed',
        reason,
      });
    });

    it('whatever it needs of a page is an origin', () => {
      for (const origin of Object.values(subject.provider.origins).flat()) {
        expect(new URL(origin).origin).toBe(origin);
      }
    });

    describe('a webhook', () => {
      const refusal = async (request: WebhookRequest) =>
        subject.provider.readWebhook(request).then(
          () => 'believed',
          (error: { reason?: string }) => error.reason,
        );

      it('that is genuine tells what may be asked as well, the same each time', async () => {
        const paymentId = await paid();
        const request = await subject.webhook(paymentId);
        const events = await subject.provider.readWebhook(request);
        const completed = events.find((event) => event.kind === 'payment');
        expect(completed?.payment).toMatchObject(commonFields(await found(paymentId)));
        expect(await subject.provider.readWebhook(request)).toEqual(events);
      });

      it('that was altered, or signed by somebody else, is forged', async () => {
        const request = await subject.webhook(await paid());
        expect(await refusal(subject.forge(request))).toBe('forged');
        expect(await refusal({ ...request, headers: {}, query: {} })).toBe('forged');
        if (subject.without?.includes('integrity')) return;
        const altered = request.rawBody
          .toString()
          .replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
        if (request.rawBody.length > 0) {
          expect(await refusal({ ...request, rawBody: Buffer.from(altered) })).toBe('forged');
        }
      });

      it('that is told long after, or before, its time is stale', async () => {
        const request = await subject.webhook(await paid());
        const at = (minutes: number) => ({
          ...request,
          now: new Date(request.now.getTime() + minutes * 60_000),
        });
        expect(await refusal(at(4))).toBe('believed');
        if (subject.without?.includes('freshness')) return;
        expect([await refusal(at(6)), await refusal(at(-6))]).toEqual(['stale', 'stale']);
      });

      it('cannot be given another time', async () => {
        const redated = subject.redate(await subject.webhook(await paid()));
        if (redated) expect(await refusal(redated)).toBe('forged');
      });

      it('that is cut short, empty or endless is refused', async () => {
        const request = await subject.webhook(await paid());
        if (subject.without?.includes('truncation')) return;
        const half = request.rawBody.subarray(0, request.rawBody.length / 2);
        expect(await refusal({ ...request, rawBody: half })).toBe(
          subject.without?.includes('integrity') ? 'malformed' : 'forged',
        );
        expect(await refusal({ ...request, rawBody: Buffer.alloc(0) })).toBe('malformed');
        expect(await refusal({ ...request, rawBody: Buffer.alloc(300_000) })).toBe('malformed');
      });
    });

    it('money goes back whole or in part, once a name, and never more than came', async () => {
      if (subject.without?.includes('refunds')) return;
      const paymentId = await paid(usd(3_000));
      const { providerPaymentId } = await found(paymentId);
      let earlier = 0;
      const refund = (refundId: string, minor: number) =>
        subject.provider.refund({
          refundId,
          paymentId,
          providerPaymentId,
          amount: usd(minor),
          paid: usd(3_000),
          earlier,
        });
      const part = newId();
      const [first, again] = [await refund(part, 1_000), await refund(part, 1_000)];
      expect(['completed', 'pending']).toContain(first.state);
      expect(again).toEqual(first);
      earlier = 1;
      expect(await refund(newId(), 2_001)).toMatchObject({ state: 'failed' });
      expect((await refund(newId(), 2_000)).state).not.toBe('failed');
      earlier = 2;
      expect(await refund(newId(), 1)).toMatchObject({ state: 'failed' });
    });

    it('a day is settled with all that moved, and what was kept of it', async () => {
      if (subject.without?.includes('settlement')) return;
      const paymentId = await paid(usd(4_200));
      const { providerPaymentId } = await found(paymentId);
      const rows = await subject.provider.settlementReport(today());
      const mine = rows.filter((row) => row.paymentId === paymentId);
      expect(mine).toEqual([
        {
          kind: 'payment',
          reference: expect.any(String),
          paymentId,
          providerPaymentId,
          amount: usd(4_200),
          fee: { minor: expect.any(Number), currency: 'USD' },
          occurredAt: expect.any(Date),
        },
      ]);
      expect(await subject.provider.settlementReport('2020-02-29')).toEqual([]);
    });
  });
}

/** Returns what webhooks and responses have in common: some responses have no time. */
const commonFields = ({ occurredAt: _at, ...payment }: ProviderPayment) => payment;

/** Returns an address on which no server listens any more. */
async function unusedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return `http://127.0.0.1:${port}`;
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
