import type { AppLoadContext } from '@remix-run/node';
import {
  findWayToProve,
  proveByCode,
  proveByFactor,
  proveByPassword,
  sendProofCode,
} from '~/domain/accounts/prove-anew';
import { codeSchema } from '~/domain/credentials/schema';
import type { UserViewer } from '~/domain/viewers/viewer';
import { formText } from '../../forms/form-text';
import { codeRefusals } from '../../accounts/code-refusals';
import type { ProveResponse } from '../prove-form';
import { readProof } from './read-proof.server';

type Outcome = { ok: true } | { ok: false; answer: ProveResponse; status: number };

const refuse = (error: string, status = 400): Outcome => ({ ok: false, answer: { error }, status });
const tooMany = () => refuse(codeRefusals['too-many-attempts'], 429);

/** Proves a session anew by what its person has: a second factor, a password or a mailed code. */
export async function proveAnew(
  context: AppLoadContext,
  viewer: UserViewer,
  form: FormData,
): Promise<Outcome> {
  switch (await findWayToProve(context.domain, viewer.userId)) {
    case 'factor':
      return byFactor(context, viewer, form);
    case 'password':
      return byPassword(context, viewer, form);
    case 'code':
      return formText(form, 'intent') === 'send'
        ? sendCode(context, viewer)
        : byCode(context, viewer, form);
  }
}

async function byFactor(
  context: AppLoadContext,
  viewer: UserViewer,
  form: FormData,
): Promise<Outcome> {
  const read = readProof(form, context);
  if (!read.ok) return refuse(read.error);
  const { domain, limits, device: asker } = context;
  if (!(await limits.secondFactor(viewer.userId)).ok) return tooMany();
  const proved = await proveByFactor(domain, viewer, { asker, proof: read.proof });
  return proved.ok ? proved : refuse(codeRefusals[proved.reason]);
}

async function byPassword(
  { domain, limits }: AppLoadContext,
  viewer: UserViewer,
  form: FormData,
): Promise<Outcome> {
  if (!(await limits.password(viewer.userId)).ok) return tooMany();
  // No password is longer; what is typed is compared, whatever it is.
  const typed = formText(form, 'password').slice(0, 200);
  const proved = await proveByPassword(domain, viewer, typed);
  return proved.ok ? proved : refuse('wrong password');
}

async function sendCode({ domain, limits }: AppLoadContext, viewer: UserViewer): Promise<Outcome> {
  if (!(await limits.resendCode(viewer.userId)).ok) return tooMany();
  const sent = await sendProofCode(domain, viewer);
  // Too soon for another one means that one is on its way: it is asked for all the same.
  return { ok: false, answer: { wasSent: true, isAgain: !sent.ok }, status: 200 };
}

async function byCode(
  { domain, limits, device: asker }: AppLoadContext,
  viewer: UserViewer,
  form: FormData,
): Promise<Outcome> {
  const refuseCode = (error: string, status = 400): Outcome => ({
    ok: false,
    answer: { error, wasSent: true },
    status,
  });
  const code = codeSchema.safeParse(form.get('code') ?? undefined);
  if (!code.success) return refuseCode(code.error.issues[0]?.message ?? 'incorrect code');
  if (!(await limits.code(viewer.userId)).ok) {
    return refuseCode(codeRefusals['too-many-attempts'], 429);
  }
  const proved = await proveByCode(domain, viewer, { asker, code: code.data });
  return proved.ok ? proved : refuseCode(codeRefusals[proved.reason]);
}
