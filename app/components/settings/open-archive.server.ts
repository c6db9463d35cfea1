import type { LoaderFunctionArgs } from '@remix-run/node';
import { openExport } from '~/domain/privacy/open-export';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../accounts/require-member.server';

type Opened = Extract<Awaited<ReturnType<typeof openExport>>, { ok: true }>;

/** The archive an address names, if the viewer may have it; its stream is to be consumed. */
export async function openArchive({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<Opened | null> {
  const { userId } = requireMember(request, context);
  const exportId = idSchema.safeParse(params['id']);
  if (!exportId.success) return null;
  const { searchParams } = new URL(request.url);
  const opened = await openExport(context.domain, context.storage, {
    userId,
    exportId: exportId.data,
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  });
  return opened.ok ? opened : null;
}
