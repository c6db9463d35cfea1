import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { importCard } from '~/domain/character-cards/import-card';
import { readForm } from '../../kit/forms/read-form.server';
import type { FormError } from '../../kit/i18n/form-error';
import { draftHref } from '../card-hrefs';

/** A file that was not taken, with the reason; the name is empty if it is not known. */
export interface NotTaken {
  file: string;
  error: FormError;
}

const respond = (refused: NotTaken, init: number | ResponseInit) => data({ refused }, init);

/** Reads an uploaded card and leads to its draft, or returns why it was not taken. */
export async function importByForm(context: AppLoadContext, request: Request, userId: string) {
  // The limit is checked first, so that the body of a refused request is not read.
  const allowed = await context.limits.importCard({ kind: 'user', id: userId });
  if (!allowed.ok) {
    const headers = { 'Retry-After': String(allowed.retryAfterSeconds) };
    return respond({ file: '', error: 'too many attempts' }, { status: 429, headers });
  }
  const file = (await readForm(request)).get('card');
  // If no file was selected, browsers send an empty file.
  if (!(file instanceof File) || file.size === 0) {
    return respond({ file: '', error: 'card-no-file' }, 400);
  }
  const imported = await importCard(context.domain, context.moderator, {
    userId,
    file: new Uint8Array(await file.arrayBuffer()),
    fileName: file.name,
  });
  if (imported.ok) return redirect(draftHref(imported.cardId));
  const error = context.refusals.formErrorOf(imported.reason) ?? 'unknown error occurred';
  return respond({ file: file.name.slice(0, 120), error }, 400);
}
