import type { ModalName } from './modal-name';

interface Place {
  pathname: string;
  search: string;
}

interface Told {
  meta?: Record<string, string> | undefined;
  /** The modals that stay open below, from the bottom up. */
  under?: readonly string[];
}

/** Short query keys that open a modal by themselves, e.g. /?sign-in. */
const modalByQueryKey: Readonly<Record<string, ModalName>> = {
  'sign-in': 'loginModal',
  'sign-up': 'signUpModal',
  'reset-password': 'resetPasswordModal',
  'premium-benefits': 'becomePremiumAltModal',
};

/** What the outcomes of purchases were called before; old links may still say so. */
const formerNames: ReadonlyMap<string, ModalName> = new Map([
  ['buySubscriptionSuccessModal', 'successPremiumModal'],
  ['tokensPurchasedSuccessModal', 'successTokenModal'],
  ['buySubscriptionFailedModal', 'failPremiumModal'],
  ['tokensPurchasedFailedModal', 'failTokenModal'],
  ['fanclubPurchaseFailedModal', 'failFanClubModal'],
]);

/** Opens a modal for as long as it stands in the address; the last of several lies on top. */
const modalParameter = 'modal';
/** Opens a modal and is then cleaned from the address. */
export const passingParameter = 'open_modal';

/** The code step in its other mode, in which the address is corrected. */
export const changeEmailParameter = 'change-email';

/** More than these on one another is nobody's intention. */
const deepestStack = 5;

const modalParameters = [
  modalParameter,
  passingParameter,
  changeEmailParameter,
  ...Object.keys(modalByQueryKey),
];

/** The modals an address asks for by name, from the bottom up, whether or not there are such. */
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

/** The same address with no modal in it, nor what any was told: a name with a dot is a modal's. */
export function withoutModals(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search);
  for (const name of modalParameters) kept.delete(name);
  for (const name of [...kept.keys()]) if (name.includes('.')) kept.delete(name);
  return kept;
}

/** The address of the same page with these modals on one another, each told what it was. */
export function stackHref(location: Place, stack: readonly string[]): Place {
  const asked = new URLSearchParams(location.search);
  const search = withoutModals(asked);
  for (const modal of stack) {
    search.append(modalParameter, modal);
    for (const [key, value] of asked) if (key.startsWith(`${modal}.`)) search.append(key, value);
  }
  const text = search.toString();
  return { pathname: location.pathname, search: text && `?${text}` };
}

/** The address of the same page with one modal open over it, and what that is told. */
export function modalHref(
  location: Place,
  modal: string,
  { meta = {}, under = [] }: Told = {},
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

/** What asks for one modal, told this, and for nothing else. */
export function modalSearch(modal: ModalName, meta: Record<string, string>): string {
  const told = Object.entries(meta).map(([field, value]) => [`${modal}.${field}`, value]);
  return new URLSearchParams([[modalParameter, modal], ...told]).toString();
}

/** What an address tells a modal: the parameters under its name. */
export function metaOf(search: URLSearchParams, modal: ModalName): Record<string, string> {
  const prefix = `${modal}.`;
  return Object.fromEntries(
    [...search]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]) => [key.slice(prefix.length), value]),
  );
}
