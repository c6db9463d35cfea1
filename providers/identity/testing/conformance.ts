import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WebhookRequest } from '../../payments/payment-provider';
import type { IdentityFailure, IdentityProvider } from '../identity-provider';

export interface ConformantIdentity {
  /** Waits at most a second for a response. */
  provider: IdentityProvider;
  /** The same provider with a key that it does not know. */
  withWrongKey: IdentityProvider;
  /** Does on the provider's page what a person does. */
  act(verificationUrl: string, deed: 'approve' | 'review' | PersonsFailure): Promise<unknown>;
  /** Does to a session what the provider's staff or time do. */
  decide(sessionId: string, decision: 'approve' | 'expire' | 'unknown'): Promise<unknown>;
  upset(behaviour: object): Promise<unknown>;
  /** Returns the newest webhook that contains these words. */
  webhook(words: string): Promise<WebhookRequest>;
  /** The header with the signature. */
  header: string;
}

const personsFailures = {
  photo: 'photo',
  document: 'document_verification_failed',
  abort: 'aborted',
  withdraw: 'content_canceled',
} as const satisfies Record<string, IdentityFailure>;
type PersonsFailure = keyof typeof personsFailures;

/** Tests an adapter, and the server behind it, against the contract of the port. */
export function describeIdentity(name: string, open: () => Promise<ConformantIdentity>): void {
  describe(`${name} keeps what the port of identities promises:`, () => {
    let subject: ConformantIdentity;
    beforeAll(async () => {
      subject = await open();
    });
    const start = async () => {
      const reference = randomUUID();
      const returnUrl = 'http://site.test/verified-model/approval';
      const begun = await subject.provider.start({ reference, returnUrl });
      return { reference, ...begun };
    };

    it('a session is pending until it is decided', async () => {
      const { reference, sessionId } = await start();
      const read = await subject.provider.read({ sessionId, reference });
      expect(read).toEqual({ sessionId, reference, outcome: { state: 'pending' } });
    });

    it('a person is approved with what their document says', async () => {
      const { reference, sessionId, verificationUrl } = await start();
      await subject.act(verificationUrl, 'review');
      const seen = await subject.provider.read({ sessionId, reference });
      expect(seen.outcome).toEqual({ state: 'pending' });
      await subject.act(verificationUrl, 'approve');
      const { outcome } = await subject.provider.read({ sessionId, reference });
      expect(outcome).toEqual({
        state: 'approved',
        document: { firstName: 'Mara', lastName: 'Quint', birthDate: '1994-05-17' },
      });
    });

    it.each(Object.keys(personsFailures) as PersonsFailure[])(
      'a person who does “%s” is told why by call and by webhook',
      async (deed) => {
        const { reference, sessionId, verificationUrl } = await start();
        await subject.act(verificationUrl, deed);
        const rejected = { state: 'rejected', failure: personsFailures[deed] };
        const read = await subject.provider.read({ sessionId, reference });
        expect(read.outcome).toEqual(rejected);
        const told = subject.provider.verifyWebhook(await subject.webhook(sessionId));
        expect(told).toEqual([{ sessionId, reference, outcome: rejected }]);
      },
    );

    it.each([
      ['expire', 'expired'],
      ['unknown', 'internal_error'],
    ] as const)('a session that ends by “%s” is %s', async (decision, failure) => {
      const { reference, sessionId } = await start();
      await subject.decide(sessionId, decision);
      const { outcome } = await subject.provider.read({ sessionId, reference });
      expect(outcome).toEqual({ state: 'rejected', failure });
    });

    it.each([
      [{ behaviour: 'hang' }, 'unavailable'],
      [{ behaviour: 'fail', status: 503 }, 'unavailable'],
      [{ behaviour: 'fail', status: 429 }, 'unavailable'],
      [{ behaviour: 'error-midway' }, 'unavailable'],
      [{ behaviour: 'fail', status: 401 }, 'invalid'],
      [{ behaviour: 'fail', status: 402 }, 'invalid'],
    ])('trouble with the provider (%j) is no verdict on a person', async (behaviour, reason) => {
      const { reference, sessionId } = await start();
      const failed = { name: 'IdentityProviderFailed', reason };
      await subject.upset(behaviour);
      await expect(start()).rejects.toMatchObject(failed);
      await subject.upset(behaviour);
      await expect(subject.provider.read({ sessionId, reference })).rejects.toMatchObject(failed);
    });

    it('with a wrong key, or about somebody else’s session, nothing is learnt', async () => {
      const { reference, sessionId } = await start();
      await subject.decide(sessionId, 'approve');
      const wrong = subject.withWrongKey.read({ sessionId, reference });
      await expect(wrong).rejects.toMatchObject({ reason: 'invalid' });
      const other = subject.provider.read({ sessionId, reference: randomUUID() });
      await expect(other).rejects.toMatchObject({ reason: 'invalid' });
    });

    it('a webhook that was changed, cut or signed by another is refused', async () => {
      const { sessionId } = await start();
      await subject.decide(sessionId, 'approve');
      const request = await subject.webhook(sessionId);
      expect(subject.provider.verifyWebhook(request)).toHaveLength(1);
      const changed = Buffer.from(request.rawBody.toString().replace('1994', '1984'));
      const forgeries = [
        { ...request, rawBody: changed },
        { ...request, rawBody: request.rawBody.subarray(1) },
        { ...request, headers: { ...request.headers, [subject.header]: '0'.repeat(64) } },
        { ...request, headers: {} },
      ];
      for (const forged of forgeries) {
        expect(() => subject.provider.verifyWebhook(forged)).toThrow('forged');
      }
    });
  });
}
