import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { beginApp, cancelApp } from '~/domain/second-factors/begin-app';
import { factorCodeSchema, parseMade, passkeyNameSchema } from '~/domain/second-factors/schema';
import type { StaffRow } from '~/domain/staff/find-active-staff';
import {
  enrolStaff,
  enterWithoutFactor,
  proveStaffFactor,
} from '~/domain/staff/finish-staff-sign-in';
import type { StaffTokens } from '~/domain/staff/open-staff-session';
import { staffAccount } from '~/domain/staff/staff-account';
import { readStaffTicket } from '~/domain/staff/staff-ticket';
import { formText } from '../../forms/form-text';
import { setCookies } from '../../accounts/server/set-cookies.server';
import { factorRefusals } from '../../second-factors/factor-refusals';
import { readProof } from '../../second-factors/server/read-proof.server';
import type { StaffResponse } from '../staff-response';

/** The steps after the code: whoever has a second factor proves it, the others add one. */
export async function takeFactorStep(context: AppLoadContext, form: FormData) {
  const allowed = await context.limits.secondFactor(context.ticket);
  if (!allowed.ok) return refuse('too-many-attempts', 429);
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

type FactorSaid = Extract<StaffResponse, { step: 'factor' }>;

const say = (said: Omit<FactorSaid, 'step'>, status = 400) =>
  data<StaffResponse>({ step: 'factor', ...said }, status);
const refuse = (reason: keyof typeof factorRefusals, status = 400) =>
  say({ error: factorRefusals[reason] }, status);
const beginAnew = ({ cookies }: AppLoadContext) =>
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
  if (!read.ok) return say({ error: read.error });
  const { domain, ticket: token, device: asker } = context;
  const entered = await proveStaffFactor(domain, { token, asker, proof: read.proof });
  if (entered.ok) return redirect('/admin', { headers: cookiesOf(context, entered) });
  return entered.reason === 'no-ticket' ? beginAnew(context) : refuse(entered.reason);
}

async function setUpApp(context: AppLoadContext, form: FormData) {
  const ticket = await readStaffTicket(context.domain, context.ticket);
  if (ticket?.purpose !== 'enrol') return beginAnew(context);
  if (form.get('intent') === 'app-begin') await beginApp(context.domain, ticket.holder);
  else await cancelApp(context.domain, ticket.holder);
  return redirect('/admin');
}

async function enrolApp(context: AppLoadContext, form: FormData) {
  const code = factorCodeSchema.safeParse(form.get('code') ?? undefined);
  return code.success ? enrol(context, { code: code.data }) : refuse('invalid-code');
}

async function enrolPasskey(context: AppLoadContext, form: FormData) {
  const typed = formText(form, 'name');
  const name = passkeyNameSchema.safeParse(typed);
  if (!name.success) {
    return say({ error: name.error.issues[0]?.message ?? 'name required', name: typed });
  }
  const made = parseMade(formText(form, 'passkey'));
  if (!made) return say({ error: factorRefusals['passkey-refused'], name: typed });
  return enrol(context, { made, name: name.data, site: context.relyingParty });
}

async function enrol(context: AppLoadContext, factor: Parameters<typeof enrolStaff>[1]['factor']) {
  const { domain, ticket: token, device: asker } = context;
  const entered = await enrolStaff(domain, { token, asker, factor });
  if (entered.ok) {
    const codes = entered.recoveryCodes;
    const headers = cookiesOf(context, entered);
    return data<StaffResponse>({ step: 'recovery-codes', codes }, { headers });
  }
  return entered.reason === 'no-ticket' ? beginAnew(context) : refuse(entered.reason);
}

async function enterForNow(context: AppLoadContext) {
  const entered = await enterWithoutFactor(context.domain, context.ticket);
  return entered.ok
    ? redirect('/admin', { headers: cookiesOf(context, entered) })
    : beginAnew(context);
}
