import { checkoutAskSchema, type CheckoutAsk } from '~/domain/checkout/schema';

/** What a page offers to buy, and where the fan comes from. */
export interface CheckoutOffer extends CheckoutAsk {
  /** The page to go back to, as a path of the site; where scripts run, checkout opens over it. */
  from?: string;
  /** The modal that opens when checkout is closed unpaid. */
  openOnCheckoutClose?: string;
}

/** The address that makes an order and opens checkout for it. It names no price. */
export function checkoutHref(offer: CheckoutOffer): string {
  const { productId, isSmartTokenPack, ...rest } = offer;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...rest, product: productId })) {
    if (value !== undefined) search.set(name, value);
  }
  if (isSmartTokenPack) search.set('isSmartTokenPack', 'true');
  return `/checkout?${search}`;
}

/** What an address of `checkoutHref` asks for; null where it is none. */
export function readCheckoutAsk(search: URLSearchParams): CheckoutAsk | null {
  const { product, isSmartTokenPack, source, ...rest } = Object.fromEntries(search);
  const known = checkoutAskSchema.shape.source.safeParse(source);
  const read = checkoutAskSchema.safeParse({
    ...rest,
    productId: product,
    isSmartTokenPack: isSmartTokenPack === 'true',
    // A tag that nobody knows keeps nobody from buying.
    ...(known.success && known.data !== undefined && { source: known.data }),
  });
  return read.success ? read.data : null;
}

/** What a checkout is of: an order, or another plan that is to follow (its id), for which nothing is paid. */
export type CheckoutSubject = { order: string } | { change: string };

/** The page of a checkout, told this. */
export function checkoutPath(subject: CheckoutSubject, told: Record<string, string>): string {
  const isOrder = 'order' in subject;
  const search = new URLSearchParams(isOrder ? told : { plan: subject.change, ...told }).toString();
  return `/checkout/${isOrder ? subject.order : 'change'}${search && `?${search}`}`;
}
