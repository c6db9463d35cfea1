import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { choosePreferences } from '~/domain/notifications/choose-preferences';
import {
  channels,
  chosenGroups,
  type Channel,
  type ChosenGroup,
} from '~/domain/notifications/groups';
import { rhythms } from '~/domain/notifications/next-digest';
import { choicesSchema } from '~/domain/notifications/preferences';
import { handleForm } from '../../kit/forms/handle-form.server';
import { minuteOf } from '../../notifications/clock-text';

const ticked = z.literal('on').optional();
const noTime = 'please enter valid';
const time = z.string(noTime).regex(/^([01]\d|2[0-3]):[0-5]\d$/, noTime);

type Switches = Record<`${ChosenGroup}-${Channel}`, typeof ticked>;

const switches = Object.fromEntries(
  chosenGroups.flatMap((group) => channels.map((channel) => [`${group}-${channel}`, ticked])),
) as Switches;

const schema = z.object({
  ...switches,
  discreet: ticked,
  quiet: ticked,
  from: time,
  until: time,
  digest: z.enum(rhythms),
});

/** Saves a person's notification preferences from their form. */
export const savePreferences = ({ domain }: AppLoadContext, userId: string, form: FormData) =>
  handleForm(form, {
    intent: 'preferences',
    schema,
    async take(input) {
      const choiceOf = (group: ChosenGroup) =>
        Object.fromEntries(
          channels.map((channel) => [channel, input[`${group}-${channel}`] === 'on']),
        );
      await choosePreferences(domain, userId, {
        choices: choicesSchema.parse(
          Object.fromEntries(chosenGroups.map((group) => [group, choiceOf(group)])),
        ),
        isDiscreet: input.discreet === 'on',
        hasQuietHours: input.quiet === 'on',
        quietHours: { from: minuteOf(input.from), until: minuteOf(input.until) },
        digest: input.digest,
      });
      return undefined;
    },
  });
