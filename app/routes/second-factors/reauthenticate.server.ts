import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import {
  findWayToProve,
  proveByCode,
  proveByFactor,
  proveByPassword,
  sendProofCode,
} from '~/domain/accounts/prove-identity';
import { changeEmailSchema } from '~/domain/credentials/schema';
import type { UserViewer } from '~/domain/viewers/viewer';
import { handleForm, refuseForm } from '../../kit/forms/handle-form.server';
import { formText } from '../../kit/forms/form-text';
import { codeRefusals } from '../../kit/forms/codes/code-refusals';
import type { ProveResponse } from '../../second-factors/prove-form';
import { readProof } from '../../second-factors/server/read-proof.server';

interface Proof {
  context: AppLoadContext;
  viewer: UserViewer;
  form: FormData;
  /** The page where the person continues after the proof. */
  back: string;
}

/** Proves a session again by a second factor, a password or a mailed code. */
export async function reauthenticate(proof: Proof) {
  switch (await findWayToProve(proof.context.domain, proof.viewer.userId)) {
    case 'factor':
      return byFactor(proof);
    case 'password':
      return byPassword(proof);
    case 'code':
      return formText(proof.form, 'intent') === 'send' ? sendCode(proof) : byCode(proof);
  }
}

const tooMany = { error: codeRefusals['too-many-attempts'], status: 429 };

async function byFactor({ context, viewer, form, back }: Proof) {
  const read = readProof(form, context);
  if (!read.ok) return refuseForm(read);
  const { domain, limits, device: asker } = context;
  if (!(await limits.secondFactor(viewer.userId)).ok) return refuseForm(tooMany);
  const proved = await proveByFactor(domain, viewer, { asker, proof: read.proof });
  return proved.ok ? redirect(back) : refuseForm({ error: codeRefusals[proved.reason] });
}

// Passwords are no longer than this; any input is compared.
const passwordSchema = z.object({
  password: z
    .string()
    .default('')
    .transform((typed) => typed.slice(0, 200)),
});

const byPassword = ({ context: { domain, limits }, viewer, form, back }: Proof) =>
  handleForm(form, {
    schema: passwordSchema,
    secrets: ['password'],
    limit: () => limits.password(viewer.userId),
    limitAt: 'password',
    async take({ password }) {
      const proved = await proveByPassword(domain, viewer, password);
      return proved.ok ? redirect(back) : { at: 'password', error: 'wrong password' };
    },
  });

async function sendCode({ context: { domain, limits }, viewer }: Proof) {
  if (!(await limits.resendCode(viewer.userId)).ok) return refuseForm(tooMany);
  // If it is too soon for another code, one is already on its way, so the page still prompts for it.
  await sendProofCode(domain, viewer);
  return data<ProveResponse>({ wasSent: true });
}

const byCode = ({ context, viewer, form, back }: Proof) =>
  handleForm(form, {
    intent: 'code',
    schema: changeEmailSchema,
    secrets: ['code'],
    limit: () => context.limits.code(viewer.userId),
    limitAt: 'code',
    async take({ code }) {
      const { domain, device: asker } = context;
      const proved = await proveByCode(domain, viewer, { asker, code });
      return proved.ok ? redirect(back) : { at: 'code', error: codeRefusals[proved.reason] };
    },
  });
