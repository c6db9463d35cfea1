import type { AppLoadContext } from '@remix-run/node';
import { idSchema } from '~/domain/shared/ids';
import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';
import { asksAddress } from './server/asks-address.server';
import { allowProcessors } from './server/allow-processors.server';
import { findPlanToChange, readChange } from './server/read-change.server';
import { readCheckout } from './server/read-checkout.server';
import { readTyped } from './server/stored-typed.server';
import { readUnordered } from './server/read-success.server';

/** The order that is paid, or whose end is told; none where the address names none of this person's. */
export async function readOrder(context: AppLoadContext, told: Record<string, string>) {
  const { viewer } = context;
  const id = idSchema.safeParse(told['order']);
  allowProcessors(context);
  const isAsked = viewer.kind === 'user' && id.success;
  return { view: isAsked ? await readCheckout(context, viewer, id.data) : null };
}

/** What checkout is of: an order, or a plan that is to follow the one somebody has. */
export async function readCheckoutModal(context: AppLoadContext, told: Record<string, string>) {
  const { viewer } = context;
  const { view } = await readOrder(context, told);
  if (viewer.kind !== 'user') return { view, change: null };
  const planId = view ? await findPlanToChange(context, viewer, view) : told['change'];
  const change = planId == null ? null : await readChange(context, viewer, planId);
  return { view, change };
}

/** What was bought: by an order, or without one. */
export async function readSuccess(context: AppLoadContext, told: Record<string, string>) {
  const { view } = await readOrder(context, told);
  return { view, unordered: view ? null : await readUnordered(context, told) };
}

/** Whose card it becomes. */
export async function readAddCard(context: AppLoadContext) {
  const { viewer } = context;
  allowProcessors(context);
  if (viewer.kind !== 'user') return { email: '', asksAddress: false, typed: null };
  return {
    email: viewer.email,
    asksAddress: await asksAddress(context, viewer),
    typed: readTyped(context, viewer),
  };
}

export const modalData = {
  checkoutModal: readCheckoutModal,
  successFanClubModal: readSuccess,
  successPremiumModal: readSuccess,
  successTokenModal: readSuccess,
  failPremiumModal: readOrder,
  failTokenModal: readOrder,
  failFanClubModal: readOrder,
  addNewCardModal: readAddCard,
} as const satisfies ModalDataReaders;
