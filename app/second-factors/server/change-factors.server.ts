import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { addPasskey } from '~/domain/second-factors/add-passkey';
import { beginApp, cancelApp } from '~/domain/second-factors/begin-app';
import { confirmApp } from '~/domain/second-factors/confirm-app';
import { removeApp, removePasskey } from '~/domain/second-factors/remove-factor';
import { renewRecoveryCodes } from '~/domain/second-factors/renew-recovery-codes';
import { factorCodeSchema, parseMade, passkeyNameSchema } from '~/domain/second-factors/schema';
import { idSchema } from '~/domain/shared/ids';
import { formText } from '../../forms/form-text';
import { factorRefusals } from '../factor-refusals';
import type { FactorsOwner } from './factors-owner.server';

/** What the page says of a change. */
export interface FactorsResponse {
  intent: 'factors';
  done?: 'passkey-added' | 'passkey-removed' | 'app-added' | 'app-removed';
  /** Told this once. */
  recoveryCodes?: string[];
  error?: string | undefined;
  /** What the passkey was to be called. */
  name?: string;
  /** Said at the field, not above it all. */
  at?: 'app-code';
}

const answer = (said: Omit<FactorsResponse, 'intent'>, status = 200) =>
  data<FactorsResponse>({ intent: 'factors', ...said }, status);

interface Change {
  context: AppLoadContext;
  owner: FactorsOwner;
  form: FormData;
}

/** What the forms of the section ask for, by their intent. */
const changes: Record<string, (change: Change) => Promise<ReturnType<typeof answer> | Response>> = {
  'passkey-add': storePasskey,
  'passkey-remove': dropPasskey,
  'app-begin': begin,
  'app-cancel': cancel,
  'app-confirm': confirm,
  'app-remove': dropApp,
  'recovery-renew': renew,
};

/** Whether a form of the page is one of these. */
export const isFactorChange = (intent: unknown): intent is string =>
  typeof intent === 'string' && Object.hasOwn(changes, intent);

/**
 * Changes what somebody signs in with, for whoever has proved in the last minutes that it is them.
 * Whoever is signed in elsewhere is signed out: they came in by less than is asked for from now on,
 * or by what is gone.
 */
export async function changeFactors(context: AppLoadContext, owner: FactorsOwner, form: FormData) {
  await owner.requireFresh();
  const change = changes[formText(form, 'intent')];
  if (!change) throw data(null, 400);
  return change({ context, owner, form });
}

async function storePasskey({ context, owner, form }: Change) {
  const { domain, device: asker, relyingParty: site } = context;
  const typed = formText(form, 'name');
  const name = passkeyNameSchema.safeParse(typed);
  if (!name.success) return answer({ error: name.error.issues[0]?.message, name: typed }, 400);
  const made = parseMade(formText(form, 'passkey'));
  const added = made
    ? await addPasskey(domain, { holder: owner.holder, asker, site, made, name: name.data })
    : ({ ok: false } as const);
  if (!added.ok) {
    return answer({ error: factorRefusals['passkey-refused'], name: typed }, 400);
  }
  await owner.endOtherSessions();
  return answer({ done: 'passkey-added', ...codesOf(added) });
}

async function dropPasskey({ context: { domain }, owner, form }: Change) {
  const id = idSchema.safeParse(form.get('passkeyId'));
  if (!id.success) throw data(null, 400);
  const removed = await removePasskey(domain, { holder: owner.holder, passkeyId: id.data });
  if (!removed.ok) return answer({ error: factorRefusals[removed.reason] }, 400);
  await owner.endOtherSessions();
  return answer({ done: 'passkey-removed' });
}

async function begin({ context: { domain }, owner }: Change) {
  await beginApp(domain, owner.holder);
  return redirect(owner.place);
}

async function cancel({ context: { domain }, owner }: Change) {
  await cancelApp(domain, owner.holder);
  return redirect(owner.place);
}

async function confirm({ context: { domain, limits }, owner, form }: Change) {
  const code = factorCodeSchema.safeParse(form.get('code') ?? undefined);
  const refuse = (error: string, status: number) => answer({ error, at: 'app-code' }, status);
  if (!code.success) return refuse(factorRefusals['invalid-code'], 400);
  const allowed = await limits.secondFactor(owner.holder.id);
  if (!allowed.ok) return refuse(factorRefusals['too-many-attempts'], 429);
  const added = await confirmApp(domain, { holder: owner.holder, code: code.data });
  if (!added.ok) return refuse(factorRefusals[added.reason], 400);
  await owner.endOtherSessions();
  return answer({ done: 'app-added', ...codesOf(added) });
}

async function dropApp({ context: { domain }, owner }: Change) {
  const removed = await removeApp(domain, owner.holder);
  if (!removed.ok) return answer({ error: factorRefusals[removed.reason] }, 400);
  await owner.endOtherSessions();
  return answer({ done: 'app-removed' });
}

async function renew({ context: { domain }, owner }: Change) {
  const renewed = await renewRecoveryCodes(domain, owner.holder);
  return renewed.ok ? answer({ recoveryCodes: renewed.recoveryCodes }) : redirect(owner.place);
}

const codesOf = ({ recoveryCodes }: { recoveryCodes: string[] | null }) =>
  recoveryCodes === null ? {} : { recoveryCodes };
