import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { openExport } from '~/domain/privacy/open-export';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../../kit/session/require-member.server';
import { proveHref } from '../../second-factors/prove-href';

type Opened = Extract<Awaited<ReturnType<typeof openExport>>, { ok: true }>;

/**
 * Opens the archive in the address if the viewer may have it; the caller must consume its stream. A viewer
 * who must first prove their identity is redirected and comes back to the page of the link.
 */
export async function openArchive({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<Opened | null> {
  const { userId, sessionId } = requireMember(request, context);
  const exportId = idSchema.safeParse(params['id']);
  if (!exportId.success) return null;
  const { pathname, search, searchParams } = new URL(request.url);
  const opened = await openExport(context.domain, context.storage, {
    userId,
    sessionId,
    exportId: exportId.data,
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  });
  if (opened.ok) return opened;
  if (opened.reason !== 'proof-required') return null;
  throw redirect(proveHref(pathname.replace(/\/file$/, '') + search));
}
