import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { beginApp, cancelApp } from '~/domain/second-factors/begin-app';
import { parseMade, passkeyNameSchema } from '~/domain/second-factors/schema';
import type { StaffRow } from '~/domain/staff/find-active-staff';
import {
  enrolStaff,
  enterWithoutFactor,
  proveStaffFactor,
} from '~/domain/staff/finish-staff-sign-in';
import type { StaffTokens } from '~/domain/staff/open-staff-session';
import { staffAccount } from '~/domain/staff/staff-account';
import { readStaffTicket } from '~/domain/staff/staff-ticket';
import { handleForm, refuseForm } from '../../kit/forms/handle-form.server';
import { formText } from '../../kit/forms/form-text';
import { setCookies } from '../../kit/session/set-cookies.server';
import { appCodeSchema } from '../../second-factors/app-code';
import { factorRefusals } from '../../second-factors/factor-refusals';
import { readProof } from '../../second-factors/server/read-proof.server';
import type { StaffResponse } from '../staff-response';

/** Handles the steps after the code: staff with a second factor prove it, the others add one. */
export async function takeFactorStep(context: AppLoadContext, form: FormData) {
  const allowed = await context.limits.secondFactor(context.ticket);
  if (!allowed.ok) {
    const at = form.get('intent') === 'app-confirm' ? 'code' : '';
    return refuseForm({ at, error: factorRefusals['too-many-attempts'], status: 429 });
  }
  switch (form.get('intent')) {
    case 'second-step':
    case 'passkey-second-step':
      return prove(context, form);
    case 'app-begin':
    case 'app-cancel':
      return setUpApp(context, form);
    case 'app-confirm':
      return enrolApp(context, form);
    case 'passkey-enrol':
      return enrolPasskey(context, form);
    case 'later':
      return enterForNow(context);
    default:
      throw data(null, 400);
  }
}

const refuse = (reason: keyof typeof factorRefusals, status?: number) =>
  refuseForm({ error: factorRefusals[reason], ...(status !== undefined && { status }) });
const restartSignIn = ({ cookies }: AppLoadContext) =>
  redirect('/admin', { headers: setCookies(cookies.endTicket()) });

function cookiesOf(
  { cookies, device }: AppLoadContext,
  { tokens, staff }: { tokens: StaffTokens; staff: StaffRow },
): Headers {
  return setCookies([
    ...cookies.startStaffSession(tokens),
    ...device.remember(staffAccount(staff.email)),
    ...cookies.endTicket(),
  ]);
}

async function prove(context: AppLoadContext, form: FormData) {
  const read = readProof(form, context);
  if (!read.ok) return refuseForm(read);
  const { domain, ticket: token, device: asker } = context;
  const entered = await proveStaffFactor(domain, { token, asker, proof: read.proof });
  if (entered.ok) return redirect('/admin', { headers: cookiesOf(context, entered) });
  return entered.reason === 'no-ticket' ? restartSignIn(context) : refuse(entered.reason);
}

async function setUpApp(context: AppLoadContext, form: FormData) {
  const ticket = await readStaffTicket(context.domain, context.ticket);
  if (ticket?.purpose !== 'enrol') return restartSignIn(context);
  if (form.get('intent') === 'app-begin') await beginApp(context.domain, ticket.holder);
  else await cancelApp(context.domain, ticket.holder);
  return redirect('/admin');
}

const enrolApp = (context: AppLoadContext, form: FormData) =>
  handleForm(form, {
    schema: appCodeSchema,
    secrets: ['code'],
    async take({ code }) {
      const outcome = await enrol(context, { code });
      return outcome.ok ? outcome.response : { at: 'code', error: factorRefusals[outcome.reason] };
    },
  });

async function enrolPasskey(context: AppLoadContext, form: FormData) {
  const typed = formText(form, 'name');
  const name = passkeyNameSchema.safeParse(typed);
  if (!name.success) {
    return refuseForm({ error: name.error.issues[0]?.message ?? 'name required' }, { name: typed });
  }
  const made = parseMade(formText(form, 'passkey'));
  if (!made) return refuseForm({ error: factorRefusals['passkey-refused'] }, { name: typed });
  const outcome = await enrol(context, { made, name: name.data, site: context.relyingParty });
  return outcome.ok ? outcome.response : refuse(outcome.reason);
}

async function enrol(context: AppLoadContext, factor: Parameters<typeof enrolStaff>[1]['factor']) {
  const { domain, ticket: token, device: asker } = context;
  const entered = await enrolStaff(domain, { token, asker, factor });
  if (entered.ok) {
    const { recoveryCodes } = entered;
    const headers = cookiesOf(context, entered);
    return { ok: true, response: data<StaffResponse>({ recoveryCodes }, { headers }) } as const;
  }
  const { reason } = entered;
  return reason === 'no-ticket'
    ? ({ ok: true, response: restartSignIn(context) } as const)
    : ({ ok: false, reason } as const);
}

async function enterForNow(context: AppLoadContext) {
  const entered = await enterWithoutFactor(context.domain, context.ticket);
  return entered.ok
    ? redirect('/admin', { headers: cookiesOf(context, entered) })
    : restartSignIn(context);
}
