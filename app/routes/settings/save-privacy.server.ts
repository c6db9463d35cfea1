import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { hideCodes } from '~/domain/credentials/code-hiding';
import { updateUser } from '~/domain/profile/update-user';
import type { UserViewer } from '~/domain/viewers/viewer';
import { handleForm } from '../../kit/forms/handle-form.server';

const codesSchema = z.object({ hide: z.literal('on').optional() });
const promotionsSchema = z.object({
  agree_to_receive_promotional_materials: z.literal('on').optional(),
});

/** Saves whether a locked screen may show the codes of a person's mails. */
export const saveCodes = ({ domain }: AppLoadContext, { userId }: UserViewer, form: FormData) =>
  handleForm(form, {
    intent: 'codes',
    schema: codesSchema,
    async take({ hide }) {
      await hideCodes(domain, userId, hide === 'on');
      return undefined;
    },
  });

/** Saves whether a person wants mails that are not about their account. */
export const savePromotions = (
  { domain, moderator }: AppLoadContext,
  { userId }: UserViewer,
  form: FormData,
) =>
  handleForm(form, {
    intent: 'promotions',
    schema: promotionsSchema,
    async take({ agree_to_receive_promotional_materials: agrees }) {
      await updateUser(domain, moderator, userId, { agreesToPromotions: agrees === 'on' });
      return undefined;
    },
  });
