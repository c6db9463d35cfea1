import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { addPasskey } from '~/domain/second-factors/add-passkey';
import { beginApp, cancelApp } from '~/domain/second-factors/begin-app';
import { confirmApp } from '~/domain/second-factors/confirm-app';
import { removeApp, removePasskey } from '~/domain/second-factors/remove-factor';
import { renewRecoveryCodes } from '~/domain/second-factors/recovery-codes';
import { parseMade, passkeyNameSchema } from '~/domain/second-factors/schema';
import { idSchema } from '~/domain/shared/ids';
import type { FormResponse } from '../../kit/forms/form-response';
import { formText } from '../../kit/forms/form-text';
import { handleForm, refuseForm } from '../../kit/forms/handle-form.server';
import { appCodeSchema } from '../app-code';
import { factorRefusals } from '../factor-refusals';
import type { FactorsOwner } from './factors-owner.server';

/** The result of a change, as shown on the page. */
export type FactorsResponse = FormResponse & {
  done?: 'passkey-added' | 'passkey-removed' | 'app-added' | 'app-removed';
  /** The recovery codes, shown once. */
  recoveryCodes?: string[];
  /** The name that was typed for the passkey. */
  name?: string;
};

const intent = 'factors';
const answer = (response: Omit<FactorsResponse, 'intent'>) =>
  data<FactorsResponse>({ intent, ...response });
const refuse = (error: string, name?: string) =>
  refuseForm({ error }, { intent, ...(name !== undefined && { name }) });

interface Change {
  context: AppLoadContext;
  owner: FactorsOwner;
  form: FormData;
}

type Answered =
  | ReturnType<typeof answer | typeof refuse>
  | ReturnType<typeof redirect>
  | Awaited<ReturnType<typeof confirm>>;

/** The changes by the intent of the form. */
const changes: Record<string, (change: Change) => Promise<Answered>> = {
  'passkey-add': storePasskey,
  'passkey-remove': dropPasskey,
  'app-begin': begin,
  'app-cancel': cancel,
  'app-confirm': confirm,
  'app-remove': dropApp,
  'recovery-renew': renew,
};

/** Checks whether a form of the page is one of these. */
export const isFactorChange = (intent: unknown): intent is string =>
  typeof intent === 'string' && Object.hasOwn(changes, intent);

/**
 * Changes the second factors of a person who has proved their identity in the last minutes. Other sessions
 * are ended, because they were started with a weaker or a removed factor.
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
  if (!name.success) return refuse(name.error.issues[0]?.message ?? 'name required', typed);
  const made = parseMade(formText(form, 'passkey'));
  const added = made
    ? await addPasskey(domain, { holder: owner.holder, asker, site, made, name: name.data })
    : ({ ok: false } as const);
  if (!added.ok) return refuse(factorRefusals['passkey-refused'], typed);
  await owner.endOtherSessions();
  return answer({ done: 'passkey-added', ...codesOf(added) });
}

async function dropPasskey({ context: { domain }, owner, form }: Change) {
  const id = idSchema.safeParse(form.get('passkeyId'));
  if (!id.success) throw data(null, 400);
  const removed = await removePasskey(domain, { holder: owner.holder, passkeyId: id.data });
  if (!removed.ok) return refuse(factorRefusals[removed.reason]);
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

function confirm({ context: { domain, limits }, owner, form }: Change) {
  return handleForm(form, {
    intent,
    schema: appCodeSchema,
    secrets: ['code'],
    limit: () => limits.secondFactor(owner.holder.id),
    limitAt: 'code',
    async take({ code }) {
      const added = await confirmApp(domain, { holder: owner.holder, code });
      if (!added.ok) return { at: 'code', error: factorRefusals[added.reason] };
      await owner.endOtherSessions();
      return answer({ done: 'app-added', ...codesOf(added) });
    },
  });
}

async function dropApp({ context: { domain }, owner }: Change) {
  const removed = await removeApp(domain, owner.holder);
  if (!removed.ok) return refuse(factorRefusals[removed.reason]);
  await owner.endOtherSessions();
  return answer({ done: 'app-removed' });
}

async function renew({ context: { domain }, owner }: Change) {
  const renewed = await renewRecoveryCodes(domain, owner.holder);
  return renewed.ok ? answer({ recoveryCodes: renewed.recoveryCodes }) : redirect(owner.place);
}

const codesOf = ({ recoveryCodes }: { recoveryCodes: string[] | null }) =>
  recoveryCodes === null ? {} : { recoveryCodes };
