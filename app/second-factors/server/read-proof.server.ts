import type { AppLoadContext } from '@remix-run/node';
import type { FactorProof } from '~/domain/second-factors/check-factor';
import { factorCodeSchema, parseSigned } from '~/domain/second-factors/schema';
import { formText } from '../../kit/forms/form-text';

/** Returns the proof in a form: the response of a passkey, else a typed code. */
export function readProof(
  form: FormData,
  { relyingParty: site }: Pick<AppLoadContext, 'relyingParty'>,
): { ok: true; proof: FactorProof } | { ok: false; error: string } {
  const answer = formText(form, 'passkey');
  if (answer !== '') {
    const signed = parseSigned(answer);
    return signed
      ? { ok: true, proof: { signed, site } }
      : { ok: false, error: 'this passkey was not accepted' };
  }
  const code = factorCodeSchema.safeParse(form.get('code') ?? undefined);
  return code.success
    ? { ok: true, proof: { code: code.data } }
    : { ok: false, error: code.error.issues[0]?.message ?? 'incorrect code' };
}
