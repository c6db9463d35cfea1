import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { updateUser } from '~/domain/profile/update-user';
import type { UserViewer } from '~/domain/viewers/viewer';
import { parseForm } from '../../forms/parse-form.server';
import { settingsResponse } from './settings-response.server';

const schema = z.object({ agree_to_receive_promotional_materials: z.literal('on').optional() });

/** Notes whether somebody wants mails that are not about their account. */
export async function savePromotions(
  { domain }: AppLoadContext,
  { userId }: UserViewer,
  form: FormData,
) {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return settingsResponse('promotions', submission.reply());
  const agrees = submission.value.agree_to_receive_promotional_materials === 'on';
  await updateUser(domain, userId, { agreesToPromotions: agrees });
  return settingsResponse('promotions', submission.reply());
}
