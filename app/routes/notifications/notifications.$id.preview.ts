import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { findNotice } from '~/domain/notifications/list-notices';
import { getPreferences } from '~/domain/notifications/preferences';
import { previewText } from '~/domain/notifications/preview-text';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../../kit/session/require-member.server';

/** Returns the desktop preview of a notification, in the form its owner has chosen. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const { domain, product, language } = context;
  const id = idSchema.safeParse(params['id']);
  const [notice, { isDiscreet }] = await Promise.all([
    id.success ? findNotice(domain, userId, id.data) : null,
    getPreferences(domain, userId),
  ]);
  if (!notice) throw data(null, 404);
  const reader = { productName: product.name, locale: language.locale, isDiscreet };
  return data({ preview: previewText(notice, reader) });
}
