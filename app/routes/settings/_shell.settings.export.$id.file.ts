import {
  createReadableStreamFromReadable,
  redirect,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { openArchive } from '../../settings/server/open-archive.server';

/** Returns the archive itself; no cache stores it. */
export async function loader(args: LoaderFunctionArgs) {
  const opened = await openArchive(args);
  if (!opened) {
    const { pathname, search } = new URL(args.request.url);
    // The page of the link explains that the archive is gone.
    throw redirect(pathname.replace(/\/file$/, '') + search);
  }
  const { file, writtenAt } = opened;
  const name = `data-${writtenAt.toISOString().slice(0, 10)}.zip`;
  return new Response(createReadableStreamFromReadable(file.stream), {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
