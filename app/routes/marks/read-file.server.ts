import { data, type ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '../../kit/forms/read-form.server';
import type { FileAnswer } from '../../marks/file-answer';
import { mostFileBytes } from '../../marks/file-limits';

/**
 * Returns whether an uploaded file was generated here. The file is not stored, and the sender is not
 * recorded.
 */
export async function readFile({ request, context }: ActionFunctionArgs) {
  // The limit is checked first, so that the body of a refused request is not read.
  const allowed = await context.limits.readMark(null);
  if (!allowed.ok) {
    const headers = { 'Retry-After': String(allowed.retryAfterSeconds) };
    return data<FileAnswer>({ kind: 'too-many' }, { status: 429, headers });
  }
  const file = (await readForm(request)).get('file');
  // If no file was selected, browsers send an empty file.
  if (!(file instanceof File) || file.size === 0) {
    return data<FileAnswer>({ kind: 'no-file' }, 400);
  }
  if (file.size > mostFileBytes) return data<FileAnswer>({ kind: 'too-large' }, 413);
  const bytes = Buffer.from(await file.arrayBuffer());
  return data<FileAnswer>(await context.markReader.read(bytes));
}
