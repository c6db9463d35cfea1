/** Short query keys that open a modal by themselves, e.g. /?sign-in. */
export const modalByQueryKey: Readonly<Record<string, string>> = {
  'sign-in': 'loginModal',
  'sign-up': 'signUpModal',
  'reset-password': 'resetPasswordModal',
};

/** Opens a modal for as long as it stands in the address. */
export const modalParameter = 'modal';
/** Opens a modal and is then cleaned from the address. */
export const passingParameter = 'open_modal';

/** The code step in its other mode, in which the address is corrected. */
export const changeEmailParameter = 'change-email';

const modalParameters = [
  modalParameter,
  passingParameter,
  changeEmailParameter,
  ...Object.keys(modalByQueryKey),
];

/** The same address with no modal in it. */
export function withoutModals(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search);
  for (const name of modalParameters) kept.delete(name);
  return kept;
}

/** The address of the same page with one modal open over it. */
export function modalHref(
  location: { pathname: string; search: string },
  modal: string,
): { pathname: string; search: string } {
  const search = withoutModals(new URLSearchParams(location.search));
  search.set(modalParameter, modal);
  return { pathname: location.pathname, search: `?${search}` };
}

/** The modal an address asks for by name, whether or not there is one of that name. */
export function askedModal(search: URLSearchParams): string | null {
  const named = search.get(modalParameter) ?? search.get(passingParameter);
  if (named) return named;
  for (const [key, modal] of Object.entries(modalByQueryKey)) if (search.has(key)) return modal;
  return null;
}
