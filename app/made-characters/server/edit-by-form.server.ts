import { redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import {
  choicesSchema,
  greetingSchema,
  lineSchema,
  longest,
  madeNameSchema,
  yourNameSchema,
} from '~/domain/made-characters/choices';
import { editMade } from '~/domain/made-characters/edit-made';
import type { OwnMade } from '~/domain/made-characters/find-made';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { handleForm } from '../../kit/forms/handle-form.server';
import { madeHref } from '../making-hrefs';
import { readOfferedNow } from './read-offered.server';

const { shape } = choicesSchema;

/** The changeable parts of a made character. */
const editSchema = z.object({
  name: madeNameSchema,
  bio: wordsSchema().min(1, 'please enter valid').max(longest.bio),
  greeting: greetingSchema,
  line: lineSchema.default(''),
  you: yourNameSchema.default(''),
  yourLine: lineSchema.default(''),
  scene: shape.scene,
  age: shape.age,
  ethnicity: shape.ethnicity,
  eyes: shape.eyes,
  hair: shape.hair,
  hairColor: shape.hairColor,
  body: shape.body,
  bust: shape.bust,
  hips: shape.hips,
  build: shape.build,
  personality: shape.personality,
  voice: shape.voice,
  mood: shape.mood,
  occupation: shape.occupation,
  hobbies: shape.hobbies,
  relationship: shape.relationship,
  zodiac: shape.zodiac,
});

/** Saves the form of a made character, and returns its errors or the redirect. */
export function editByForm(context: AppLoadContext, made: OwnMade, form: FormData) {
  return handleForm(form, {
    schema: editSchema,
    intent: 'save',
    limit: () => context.limits.changeMade({ kind: 'user', id: made.userId }),
    async take({ bio, ...changes }) {
      const edited = await editMade(context.domain, context.moderator, {
        userId: made.userId,
        characterId: made.id,
        changes,
        bio: bio === made.bio ? undefined : bio,
        offered: await readOfferedNow(context),
      });
      if (edited.ok) {
        return redirect(`${madeHref(made.slug)}?saved${edited.areLooksChanged ? '=looks' : ''}`);
      }
      return { error: context.refusals.formErrorOf(edited.reason), status: 409 };
    },
  });
}
