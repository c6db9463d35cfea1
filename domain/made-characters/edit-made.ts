import { changeOwnCharacter } from '../characters/store-own-character';
import { flagContent } from '../moderation/flag-content';
import type { Moderator } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { transact } from '../shared/transactions/transact';
import { asCharacter } from './as-character';
import type { Choices } from './choices';
import { isBioAllowed, judgeTexts } from './judge-texts';
import { lockOwn, sealChoices, toMadeCharacter } from './made-rows';
import { findWithdrawn, type Offered } from './read-offered';
import { refuse, type Refusal } from './refusals';
import { decideEdit } from './what-changes';

/** The owner of a character has written another first message for it. */
export const firstMessageWritten = defineHook<{ characterId: string }>(
  'made-characters.first-message-written',
);

interface Edit {
  userId: string;
  characterId: string;
  /** The changed choices; the others stay. */
  changes: Partial<Choices>;
  /** The changed bio; undefined to leave it. */
  bio?: string | undefined;
  offered: Offered;
}

type Edited =
  | { ok: true; areLooksChanged: boolean }
  | Refusal<
      | 'no-such-made-character'
      | 'still-being-made'
      | 'made-is-fixed'
      | 'made-younger'
      | 'choice-withdrawn'
      | 'against-rules'
    >;

/**
 * Changes a person's made character. Changed texts are judged again; a refused one changes nothing and is
 * shown to staff. A value that is no longer on offer stays if it is not changed.
 */
export async function editMade(
  context: DomainContext,
  moderator: Moderator,
  { userId, characterId, changes, bio, offered }: Edit,
): Promise<Edited> {
  const refused = await judgeTexts(moderator, changes);
  const isBioRefused = bio !== undefined && !(await isBioAllowed(moderator, bio));
  return transact(context, async (trx) => {
    const row = await lockOwn(trx, { userId, characterId });
    if (!row) return refuse('no-such-made-character');
    if (row.state !== 'made') return refuse('still-being-made');
    if (refused) {
      const { text, finding } = refused;
      const person = { kind: 'user', id: userId } as const;
      await flagContent(context, trx, { person, characterId, kind: 'photo', text, finding });
    }
    if (refused || isBioRefused) return refuse('against-rules');
    const { choices: before } = toMadeCharacter(context.seal, row);
    const after: Choices = { ...before, ...changes };
    const decided = decideEdit(before, after);
    if (!decided.ok) return decided;
    const withdrawn = findWithdrawn(after, offered);
    if (withdrawn !== null && findWithdrawn(before, offered) !== withdrawn) {
      return refuse('choice-withdrawn', { step: withdrawn });
    }
    const profile = await trx('character_profiles').where({ id: characterId }).first('bio');
    const character = asCharacter(after, bio ?? profile?.bio ?? '');
    await changeOwnCharacter(trx, characterId, character);
    await trx('made_characters')
      .where({ id: characterId })
      .update({ sealed_choices: sealChoices(context.seal, characterId, after) });
    if (decided.texts.includes('greeting')) {
      await context.hooks.run(firstMessageWritten, trx, { characterId });
    }
    return { ok: true, areLooksChanged: decided.areLooksChanged };
  });
}
