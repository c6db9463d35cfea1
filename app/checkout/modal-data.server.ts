import type { AppLoadContext } from '@remix-run/node';
import { idSchema } from '~/domain/shared/ids';
import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';
import { requiresAddress } from './server/requires-address.server';
import { allowProcessors } from './server/allow-processors.server';
import { findPlanToChange, readChange } from './server/read-change.server';
import { readCheckout } from './server/read-checkout.server';
import { readTyped } from './server/stored-typed.server';
import { readUnordered } from './server/read-success.server';

/**
 * Returns the order that is being paid or whose result is shown; null if the address names none of the
 * viewer's.
 */
export async function readOrder(context: AppLoadContext, params: Record<string, string>) {
  const { viewer } = context;
  const id = idSchema.safeParse(params['order']);
  allowProcessors(context);
  const isRequested = viewer.kind === 'user' && id.success;
  return { view: isRequested ? await readCheckout(context, viewer, id.data) : null };
}

/** Returns the subject of a checkout: an order, or a plan that follows the current one. */
export async function readCheckoutModal(context: AppLoadContext, params: Record<string, string>) {
  const { viewer } = context;
  const { view } = await readOrder(context, params);
  if (viewer.kind !== 'user') return { view, change: null };
  const planId = view ? await findPlanToChange(context, viewer, view) : params['change'];
  const change = planId == null ? null : await readChange(context, viewer, planId);
  return { view, change };
}

/** Returns the purchase, made with or without an order. */
export async function readSuccess(context: AppLoadContext, params: Record<string, string>) {
  const { view } = await readOrder(context, params);
  return { view, unordered: view ? null : await readUnordered(context, params) };
}

/** Returns the data of the person who adds a card. */
export async function readAddCard(context: AppLoadContext) {
  const { viewer } = context;
  allowProcessors(context);
  if (viewer.kind !== 'user') return { email: '', requiresAddress: false, typed: null };
  return {
    email: viewer.email,
    requiresAddress: await requiresAddress(context, viewer),
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
