import type { ModalName } from './modal-name';

interface Place {
  pathname: string;
  search: string;
}

interface ModalOptions {
  meta?: Record<string, string> | undefined;
  /** The modals that stay open below, from the bottom up. */
  under?: readonly string[];
}

/** Short query keys that open a modal on their own, e.g. /?sign-in. */
const modalByQueryKey: Readonly<Record<string, ModalName>> = {
  'sign-in': 'loginModal',
  'sign-up': 'signUpModal',
  'reset-password': 'resetPasswordModal',
  'premium-benefits': 'becomePremiumAltModal',
};

/** Former names of the modals for purchase outcomes. Old links may still use them. */
const formerNames: ReadonlyMap<string, ModalName> = new Map([
  ['buySubscriptionSuccessModal', 'successPremiumModal'],
  ['tokensPurchasedSuccessModal', 'successTokenModal'],
  ['buySubscriptionFailedModal', 'failPremiumModal'],
  ['tokensPurchasedFailedModal', 'failTokenModal'],
  ['fanclubPurchaseFailedModal', 'failFanClubModal'],
]);

/** Opens a modal for as long as it is in the address. If there are several, the last one is on top. */
const modalParameter = 'modal';
/** Opens a modal and is then removed from the address. */
export const passingParameter = 'open_modal';

/** Opens the code step in the mode in which the e-mail address is corrected. */
export const changeEmailParameter = 'change-email';

/** The maximum number of stacked modals. More are never intended. */
const deepestStack = 5;

const modalParameters = [
  modalParameter,
  passingParameter,
  changeEmailParameter,
  ...Object.keys(modalByQueryKey),
];

/** Returns the names of modals that an address requests, from the bottom up, including unknown ones. */
export function requestedModals(search: URLSearchParams): string[] {
  const byKey = Object.entries(modalByQueryKey).filter(([key]) => search.has(key));
  return [
    ...byKey.map(([, modal]) => modal),
    ...search.getAll(modalParameter),
    ...search.getAll(passingParameter),
  ]
    .filter((name) => name !== '')
    .map((name) => formerNames.get(name) ?? name)
    .slice(-deepestStack);
}

/** Returns the address without modals and their parameters. A parameter with a dot belongs to a modal. */
export function withoutModals(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search);
  for (const name of modalParameters) kept.delete(name);
  for (const name of [...kept.keys()]) if (name.includes('.')) kept.delete(name);
  return kept;
}

/** Returns the address of the same page with these modals stacked, each with its current parameters. */
export function stackHref(location: Place, stack: readonly string[]): Place {
  const params = new URLSearchParams(location.search);
  const search = withoutModals(params);
  for (const modal of stack) {
    search.append(modalParameter, modal);
    for (const [key, value] of params) if (key.startsWith(`${modal}.`)) search.append(key, value);
  }
  const text = search.toString();
  return { pathname: location.pathname, search: text && `?${text}` };
}

/** Returns the address of the same page with one modal open over it, with these parameters. */
export function modalHref(
  location: Place,
  modal: string,
  { meta = {}, under = [] }: ModalOptions = {},
): Place {
  const { pathname, search } = stackHref(
    location,
    under.filter((name) => name !== modal),
  );
  const params = new URLSearchParams(search);
  params.append(modalParameter, modal);
  for (const [field, value] of Object.entries(meta)) params.set(`${modal}.${field}`, value);
  return { pathname, search: `?${params}` };
}

/** Returns a query with only one modal and its parameters. */
export function modalSearch(modal: ModalName, meta: Record<string, string>): string {
  const entries = Object.entries(meta).map(([field, value]) => [`${modal}.${field}`, value]);
  return new URLSearchParams([[modalParameter, modal], ...entries]).toString();
}

/** Returns the parameters of a modal in an address: those with its name as a prefix. */
export function metaOf(search: URLSearchParams, modal: ModalName): Record<string, string> {
  const prefix = `${modal}.`;
  return Object.fromEntries(
    [...search]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]) => [key.slice(prefix.length), value]),
  );
}
