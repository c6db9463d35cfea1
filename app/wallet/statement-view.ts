import type { Money } from '~/domain/shared/money';

/** Tokens and the money that was paid for them. */
interface Counted {
  tokens: number;
  money: Money;
}

/** The cost of a line: the money paid or the value of the tokens, or that they were free. */
export type LineMoney =
  { kind: 'money'; money: Money } | { kind: 'free' | 'included' | 'free-tokens' };

export interface StatementLine {
  id: string;
  reason: string;
  /** The character, if there was one. */
  character: { name: string; slug: string; avatar: string | null } | null;
  at: string;
  /** Positive for income, negative for spending. */
  tokens: number;
  money: LineMoney;
}

/** A month of a person's tokens. */
export interface StatementView {
  /** The month as yyyy-mm. */
  month: string;
  previous: string | null;
  next: string | null;
  opening: Counted;
  in: Counted;
  out: Counted;
  closing: Counted;
  /** The six months up to this one, the oldest first. */
  months: { month: string; in: number; out: number }[];
  /** The reasons of spending, the largest first. */
  kinds: { reason: string; tokens: number }[];
  /** All reasons of movements in this month. */
  reasons: string[];
  lines: StatementLine[];
  nextCursor: string | null;
  characters: { id: string; name: string }[];
}

/** The filters of a list of movements. */
export interface StatementFilter {
  characterId: string | null;
  reason: string | null;
  onlyMoney: boolean;
}
