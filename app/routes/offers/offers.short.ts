import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../kit/session/require-member.server';
import { readShortOffer } from '../../offers/server/read-short-offer.server';

/** Returns the offer for a person on an open page who has just run out of tokens. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireMember(request, context);
  const missing = new URL(request.url).searchParams.get('missing') ?? '';
  if (!/^\d{1,7}$/.test(missing)) throw data(null, 400);
  return { offer: await readShortOffer(context, viewer, { missing: Number(missing) }) };
}
