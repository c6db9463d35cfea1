import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { hideCodes } from '~/domain/credentials/code-hiding';
import type { UserViewer } from '~/domain/viewers/viewer';
import { parseForm } from '../../forms/parse-form.server';
import { settingsResponse } from './settings-response.server';

const schema = z.object({ hide: z.literal('on').optional() });

/** Notes whether a locked screen may show the codes of somebody's mails. */
export async function saveCodes(
  { domain }: AppLoadContext,
  { userId }: UserViewer,
  form: FormData,
) {
  const submission = parseForm(form, schema);
  if (submission.status === 'success') {
    await hideCodes(domain, userId, submission.value.hide === 'on');
  }
  return settingsResponse('codes', submission.reply());
}
