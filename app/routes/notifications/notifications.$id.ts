import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { leadsTo } from '~/domain/notifications/leads-to';
import { findNotice } from '~/domain/notifications/list-notices';
import { readNotice } from '~/domain/notifications/read-notices';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../../kit/session/require-member.server';

/** Leads to the target of a notification and marks it read, as opening a chat does with its messages. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const id = idSchema.safeParse(params['id']);
  const notice = id.success && (await findNotice(context.domain, userId, id.data));
  if (!notice) throw data(null, 404);
  await readNotice(context.domain, userId, notice.id);
  return redirect(leadsTo(notice));
}
