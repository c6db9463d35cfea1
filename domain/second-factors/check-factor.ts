import type { Asker } from '../viewers/asker';
import { countCodeTry } from '../credentials/count-code-try';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { announceChange } from './announce-change';
import { checkAppCode } from './check-app-code';
import { checkPasskey } from './check-passkey';
import type { Holder } from './holder';
import { consumeRecoveryCode } from './recovery-codes';
import { refuse, type Refusal } from './refusals';
import type { RelyingParty } from './relying-party';
import type { SignedByPasskey } from './schema';

/** The proof of a second factor. */
export type FactorProof =
  | { code: string; signed?: undefined }
  | { code?: undefined; signed: SignedByPasskey; site: RelyingParty };

interface Claim {
  holder: Holder;
  asker: Asker;
  /** True when the holder has signed in with this device before; its attempts are counted separately. */
  isKnown: boolean;
  proof: FactorProof;
}

type Outcome = { ok: true } | Refusal<'invalid-code' | 'too-many-attempts'>;

const appCode = /^\d{6}$/;

/**
 * Checks a holder's proof: a code of their app, a recovery code or a passkey. An app shows one of a million
 * codes, of which three are valid at a time. With 50 attempts per day (countCodeTry), guessing succeeds
 * with a probability of 0.015 % per day. Recovery codes and passkeys cannot be guessed and remain usable
 * after the attempts are used up. A refusal is recorded in the security log.
 */
export async function checkFactor(context: DomainContext, claim: Claim): Promise<Outcome> {
  const outcome = await tryFactor(context, claim);
  if (!outcome.ok) {
    const { holder, proof } = claim;
    const detail = { purpose: 'second_factor', by: kindOf(proof), reason: outcome.reason };
    await logSecurityEvent(context, context.db, {
      kind: 'code-refused',
      // The person is not authenticated, so only the id is logged, as for any code.
      detail: { ...detail, ownerId: holder.id },
    });
  }
  return outcome;
}

function kindOf({ code }: FactorProof): 'passkey' | 'app' | 'recovery-code' {
  if (code === undefined) return 'passkey';
  return appCode.test(code) ? 'app' : 'recovery-code';
}

async function tryFactor(
  context: DomainContext,
  { holder, asker, isKnown, proof }: Claim,
): Promise<Outcome> {
  if (proof.signed) {
    const { signed, site } = proof;
    const owner = await checkPasskey(context, { asker, site, signed, holder });
    return owner === holder.id ? { ok: true } : refuse('invalid-code');
  }
  const { code } = proof;
  if (!appCode.test(code)) return checkRecoveryCode(context, holder, code);
  const account = `second-step:${holder.id}`;
  if (!(await countCodeTry(context, { account, asker, isKnown })))
    return refuse('too-many-attempts');
  const isRight = await checkAppCode(context, context.db, { holder, code });
  return isRight ? { ok: true } : refuse('invalid-code');
}

async function checkRecoveryCode(
  context: DomainContext,
  holder: Holder,
  code: string,
): Promise<{ ok: true } | Refusal<'invalid-code'>> {
  return transact(context, async (trx) => {
    if (!(await consumeRecoveryCode(context, trx, { holder, code }))) return refuse('invalid-code');
    await announceChange(context, trx, { holder, change: 'recovery-code-used' });
    return { ok: true };
  });
}
