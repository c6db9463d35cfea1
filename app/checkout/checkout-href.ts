import { checkoutRequestSchema, type CheckoutRequest } from '~/domain/checkout/schema';

/** A purchase that a page offers, with the fan's origin. */
export interface CheckoutOffer extends CheckoutRequest {
  /** The page to return to, as a path of the site; with scripts, checkout opens over it. */
  from?: string;
  /** The modal that opens when checkout is closed without payment. */
  openOnCheckoutClose?: string;
}

/** Returns the address that creates an order and opens its checkout. It contains no price. */
export function checkoutHref(offer: CheckoutOffer): string {
  const { productId, isSmartTokenPack, ...rest } = offer;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...rest, product: productId })) {
    if (value !== undefined) search.set(name, value);
  }
  if (isSmartTokenPack) search.set('isSmartTokenPack', 'true');
  return `/checkout?${search}`;
}

/** Returns the purchase that an address from `checkoutHref` requests; null if it is invalid. */
export function readCheckoutRequest(search: URLSearchParams): CheckoutRequest | null {
  const { product, isSmartTokenPack, source, ...rest } = Object.fromEntries(search);
  const parsedSource = checkoutRequestSchema.shape.source.safeParse(source);
  const read = checkoutRequestSchema.safeParse({
    ...rest,
    productId: product,
    isSmartTokenPack: isSmartTokenPack === 'true',
    // An unknown tag must not prevent a purchase.
    ...(parsedSource.success && parsedSource.data !== undefined && { source: parsedSource.data }),
  });
  return read.success ? read.data : null;
}

/** The subject of a checkout: an order, or a following plan (its id), for which nothing is paid. */
export type CheckoutSubject = { order: string } | { change: string };

/** Returns the page of a checkout with these parameters. */
export function checkoutPath(subject: CheckoutSubject, params: Record<string, string>): string {
  const isOrder = 'order' in subject;
  const search = new URLSearchParams(
    isOrder ? params : { plan: subject.change, ...params },
  ).toString();
  return `/checkout/${isOrder ? subject.order : 'change'}${search && `?${search}`}`;
}
