import { data, type LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { cardForms } from '~/domain/character-cards/card-forms';
import { exportCard } from '~/domain/character-cards/export-card';
import { requireMember } from '../../kit/session/require-member.server';

const isOn = z
  .string()
  .nullable()
  .transform((value) => value !== null);
const wantedSchema = z.object({
  form: z.enum(cardForms).catch('v3'),
  portrait: isOn,
  portraits: isOn,
  origin: isOn,
});

/** Returns a person's own character as a card in a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId, person } = requireMember(request, context);
  const allowed = await context.limits.exportCard(person);
  if (!allowed.ok) throw data(null, 429);
  const { searchParams } = new URL(request.url);
  const names = Object.keys(wantedSchema.shape);
  const wanted = wantedSchema.parse(
    Object.fromEntries(names.map((name) => [name, searchParams.get(name)])),
  );
  const file = await exportCard(context.domain, context.storage, {
    userId,
    slug: params['slug'] ?? '',
    form: wanted.form,
    withPortrait: wanted.portrait,
    withAllPortraits: wanted.portraits && wanted.form === 'charx',
    withOrigin: wanted.origin,
  });
  if (!file) throw data(null, 404);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.bytes.length),
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
