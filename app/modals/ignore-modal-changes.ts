import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { withoutModals } from './modal-keys';

/** Opening or closing a modal loads nothing anew; every page's `shouldRevalidate`. */
export function ignoreModalChanges({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isPlainVisit = formMethod === undefined || formMethod === 'GET';
  const onlyModalsDiffer =
    currentUrl.href !== nextUrl.href &&
    currentUrl.pathname === nextUrl.pathname &&
    withoutModals(currentUrl.searchParams).toString() ===
      withoutModals(nextUrl.searchParams).toString();
  return isPlainVisit && onlyModalsDiffer ? false : defaultShouldRevalidate;
}
