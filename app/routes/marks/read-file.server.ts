import { data, type ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '../../kit/forms/read-form.server';
import type { FileAnswer } from '../../marks/file-answer';
import { mostFileBytes } from '../../marks/file-limits';

/** Says of a file that somebody sent whether it was made here. It is kept nowhere, and nobody is noted. */
export async function readFile({ request, context }: ActionFunctionArgs) {
  // The limit comes first, so that the body of a refused request is not read.
  const allowed = await context.limits.readMark(null);
  if (!allowed.ok) {
    const headers = { 'Retry-After': String(allowed.retryAfterSeconds) };
    return data<FileAnswer>({ kind: 'too-many' }, { status: 429, headers });
  }
  const file = (await readForm(request)).get('file');
  // Without a choice, browsers send a file of no bytes.
  if (!(file instanceof File) || file.size === 0) {
    return data<FileAnswer>({ kind: 'no-file' }, 400);
  }
  if (file.size > mostFileBytes) return data<FileAnswer>({ kind: 'too-large' }, 413);
  const bytes = Buffer.from(await file.arrayBuffer());
  return data<FileAnswer>(await context.markReader.read(bytes));
}
