import type { DomainContext } from '../shared/context';
import { choosePreferences } from './choose-preferences';
import { chosenGroups } from './groups';
import { getPreferences, type Preferences } from './preferences';

/** Ends the digests of the owner of an address that was unsubscribed. */
export async function endDigests(context: DomainContext, email: string): Promise<void> {
  const owner = await context.db('accounts').where({ email }).first('id');
  if (!owner) return;
  const { choices } = await getPreferences(context, owner.id);
  await choosePreferences(context, owner.id, { choices: withoutMail(choices) });
}

function withoutMail(choices: Preferences['choices']): Preferences['choices'] {
  const without = { ...choices };
  for (const group of chosenGroups) without[group] = { ...choices[group], mail: false };
  return without;
}
