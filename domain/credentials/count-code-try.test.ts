import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestContext, makeAsker, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { countCodeTry } from './count-code-try';
import { credentialsSettings } from './settings';
import { requestPasswordReset } from './request-password-reset';
import { verifyResetCode } from './verify-reset-code';

const { database, context } = await openTestContext();

/** The number of five-digit codes, and the maximum chance per day of a blind guess for one account. */
const codes = 10 ** 5;
const mayBeHit = 0.0005;
const newAccount = () => `${newId()}@example.com`;

describe('the share of an account', () => {
  it('keeps the chance of a day at 0.05 % under every setting there may be', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.nat(200), (known, strangers, network) => {
        const read = z.object(credentialsSettings.shape).safeParse({
          code_tries_known_per_day: known,
          code_tries_strangers_per_day: strangers,
          code_tries_network_per_day: network,
        });
        if (read.success) expect((known + strangers) / codes).toBeLessThanOrEqual(mayBeHit);
      }),
      // The limits of the allowed values.
      {
        examples: [
          [20, 30, 10],
          [21, 30, 10],
          [20, 31, 10],
        ],
      },
    );
  });

  it('limits the comparisons of all callers in a day, however the tries are spread', async () => {
    const tries = fc.array(fc.record({ network: fc.nat(30), isKnown: fc.boolean() }), {
      minLength: 60,
      maxLength: 120,
    });
    await fc.assert(
      fc.asyncProperty(tries, async (made) => {
        const account = newAccount();
        const counted = await Promise.all(
          made.map(({ network, isKnown }) =>
            countCodeTry(context, {
              account,
              asker: makeAsker({
                network: `198.51.100.${network}`,
                knownTo: isKnown ? [account] : [],
              }),
            }),
          ),
        );
        const compared = counted.filter(Boolean).length;
        expect(compared / codes).toBeLessThanOrEqual(mayBeHit);
      }),
      { numRuns: 12 },
    );
  });

  it('is ten tries per network, across all its browsers', async () => {
    const account = newAccount();
    const outcomes = [];
    for (let index = 0; index < 12; index += 1) {
      outcomes.push(await countCodeTry(context, { account, asker: makeAsker() }));
    }
    expect(outcomes.filter(Boolean)).toHaveLength(10);
    const elsewhere = makeAsker({ network: '203.0.113.7' });
    expect(await countCodeTry(context, { account, asker: elsewhere })).toBe(true);
  });

  it('starts again the next day', async () => {
    const own = createTestContext(database.db);
    const account = newAccount();
    const asker = makeAsker();
    for (let index = 0; index < 10; index += 1) await countCodeTry(own, { account, asker });
    expect(await countCodeTry(own, { account, asker })).toBe(false);
    own.advance(24 * 3600 * 1000);
    expect(await countCodeTry(own, { account, asker })).toBe(true);
  });
});

describe('an account that is under attack from everywhere', () => {
  it('opens by its code in a browser that the owner has signed in with', async () => {
    const { email } = await makeUser(database.db);
    const wrong = async (network: string) => {
      const asker = makeAsker({ network });
      await requestPasswordReset(context, { email, asker });
      const code = await lastCode(email);
      const guess = code === '00000' ? '11111' : '00000';
      const reasons = [];
      for (let index = 0; index < 5; index += 1) {
        const answer = await verifyResetCode(context, { email, asker, code: guess });
        reasons.push(answer.ok || answer.reason);
      }
      return reasons;
    };
    const networks = Array.from({ length: 10 }, (_, index) => `198.51.100.${index}`);
    const reasons = [];
    for (const network of networks) reasons.push(...(await wrong(network)));
    // Of the fifty tries thirty were compared; the fifth try of each browser also ends its code.
    expect(reasons.filter((reason) => reason === 'invalid-code')).toHaveLength(24);

    const own = makeAsker({ network: '203.0.113.7', knownTo: [email] });
    expect(await requestPasswordReset(context, { email, asker: own })).toMatchObject({ ok: true });
    const code = await lastCode(email);
    expect(await verifyResetCode(context, { email, asker: own, code })).toMatchObject({ ok: true });
  });
});

async function lastCode(email: string): Promise<string> {
  const rows = await database
    .db('outbox')
    .whereRaw("payload->>'email' = ?", [email])
    .orderBy('id', 'desc')
    .limit(1)
    .select<{ payload: { sealedCode: string } }[]>('payload');
  return context.seal.open(rows[0]?.payload.sealedCode ?? '');
}
