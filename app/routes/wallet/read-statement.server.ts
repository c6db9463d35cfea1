import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfiles } from '~/domain/characters/get-character-profile';
import { listStatement, type StatementRow } from '~/domain/wallet/statement/list-statement';
import { getStatement, presentMonth } from '~/domain/wallet/statement/statement';
import type { LineMoney, StatementFilter, StatementView } from '../../wallet/statement-view';

/** Lines per page. */
const linesPerPage = 25;

interface RequestInput {
  month?: string | undefined;
  filter: StatementFilter;
  cursor?: string | undefined;
}

/** Returns a month of a person's tokens for the page. */
export async function readStatement(
  context: AppLoadContext,
  userId: string,
  { month: requestedMonth, filter, cursor }: RequestInput,
): Promise<StatementView> {
  const { domain } = context;
  const { characterId, reason, onlyMoney } = filter;
  const statement = await getStatement(domain, userId, { month: requestedMonth });
  const { month, months, byReason, byCharacter } = statement;
  const lines = await listStatement(domain, userId, {
    limit: linesPerPage,
    cursor,
    month,
    characterId: characterId ?? undefined,
    reason: reason ?? undefined,
    isMoneyOnly: onlyMoney,
  });
  const faces = await readFaces(context, [
    ...byCharacter.map((one) => one.characterId),
    ...lines.items.flatMap((line) => line.characterId ?? []),
  ]);
  const today = requestedMonth === undefined ? month : await presentMonth(domain, userId);
  return {
    month,
    previous: stepMonth(month, -1),
    next: month < today ? stepMonth(month, 1) : null,
    opening: statement.opening,
    in: statement.in,
    out: statement.out,
    closing: statement.closing,
    months: months.map((one) => ({
      month: one.month,
      in: one.in.tokens,
      out: one.out.tokens,
    })),
    kinds: byReason
      .filter(({ out }) => out.tokens > 0)
      .map(({ reason: why, out }) => ({ reason: why, tokens: out.tokens }))
      .toSorted((one, other) => other.tokens - one.tokens),
    reasons: byReason.map(({ reason: why }) => why),
    lines: lines.items.map((row) => ({
      id: row.transferId,
      reason: row.reason,
      character: row.characterId === null ? null : (faces.get(row.characterId) ?? null),
      at: row.createdAt,
      tokens: row.tokens,
      money: moneyOf(row),
    })),
    nextCursor: lines.nextCursor,
    characters: byCharacter.flatMap(({ characterId: id }) => {
      const face = faces.get(id);
      return face ? [{ id, name: face.name }] : [];
    }),
  };
}

async function readFaces({ domain, mediaAddress }: AppLoadContext, ids: string[]) {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map<string, never>();
  const profiles = await getCharacterProfiles(domain, { ids: unique, slugs: [] });
  return new Map(
    profiles.map(({ id, name, slug, media }) => [
      id,
      { name, slug, avatar: media.avatar === null ? null : mediaAddress(media.avatar) },
    ]),
  );
}

/** Returns what was paid for the tokens, or that they were free. */
function moneyOf({ cost, tokens, kinds }: StatementRow): LineMoney {
  if (cost) return { kind: 'money', money: cost };
  if (tokens < 0) return { kind: 'free-tokens' };
  return { kind: kinds.includes('allowance') ? 'included' : 'free' };
}

/** Returns the month before or after a given one (yyyy-mm). */
function stepMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
