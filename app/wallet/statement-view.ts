import type { Money } from '~/domain/shared/money';

/** Tokens, and the money that was paid for them. */
interface Counted {
  tokens: number;
  money: Money;
}

/** What a line says of money: what was paid, what the tokens cost, or that they cost nothing. */
export type LineMoney =
  { kind: 'money'; money: Money } | { kind: 'free' | 'included' | 'free-tokens' };

export interface StatementLine {
  id: string;
  reason: string;
  /** Whom it was with, where it was with somebody. */
  character: { name: string; slug: string; avatar: string | null } | null;
  at: string;
  /** Positive came in, negative went out. */
  tokens: number;
  money: LineMoney;
}

/** A month of somebody's tokens. */
export interface StatementView {
  /** yyyy-mm */
  month: string;
  previous: string | null;
  next: string | null;
  opening: Counted;
  in: Counted;
  out: Counted;
  closing: Counted;
  /** Six months up to this one, the oldest first. */
  months: { month: string; in: number; out: number }[];
  /** Where it went, the most first. */
  kinds: { reason: string; tokens: number }[];
  /** Why tokens moved at all this month. */
  reasons: string[];
  lines: StatementLine[];
  nextCursor: string | null;
  characters: { id: string; name: string }[];
}

/** What a list of movements is narrowed by. */
export interface StatementFilter {
  characterId: string | null;
  reason: string | null;
  onlyMoney: boolean;
}
