import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import { characterGenders } from '~/domain/characters/schema';
import { idempotencyKeySchema } from '~/domain/idempotency/schema';
import { orderSimplified } from '~/domain/masters/order-simplified';
import { simplifiedSchema } from '~/domain/masters/schema';
import { newId } from '~/domain/shared/ids';
import { traitKey } from '../../characters/trait-icons';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { masterHref } from '../master-hrefs';
import { requireMasterViewer } from './require-master.server';

const { attributes } = simplifiedSchema.shape;
const formSchema = z.object({
  name: simplifiedSchema.shape.name,
  gender: z.enum(characterGenders, 'please enter valid'),
  ...attributes.shape,
  key: idempotencyKeySchema,
});
const listed = ['Ethnicity', 'EyeColor', 'HairStyle', 'HairColor', 'BodyType'] as const;

/** Returns the form of a simplified model with its choices. */
export async function readSimplifiedForm({ request, context }: LoaderFunctionArgs) {
  requireMasterViewer(request, context);
  const t = await translatorOf(context);
  const optionsOf = (type: (typeof listed)[number]) =>
    attributeCatalogue[type].map((value) => ({
      value,
      label: t(`attributes:${type}.${traitKey(value)}`, { defaultValue: value }),
    }));
  return {
    page: { title: t('masters:simplified.title') },
    key: newId(),
    genders: characterGenders.map((value) => ({ value, label: t(`masters:gender.${value}`) })),
    traits: listed.map((type) => ({ type, options: optionsOf(type) })),
  };
}

/** Orders a simplified model, once per form that was shown. */
export async function orderSimplifiedByForm({ request, context }: ActionFunctionArgs) {
  const { userId, person } = requireMasterViewer(request, context);
  return handleForm(await readForm(request), {
    schema: formSchema,
    limit: () => context.limits.changeModels(person),
    async take({ name, gender, key: idempotencyKey, ...chosen }) {
      const ordered = await orderSimplified(context.domain, {
        masterId: userId,
        idempotencyKey,
        name,
        gender,
        attributes: chosen,
      });
      if (ordered.ok) return redirect(masterHref);
      return { error: context.refusals.formErrorOf(ordered.reason), status: 409 };
    },
  });
}
