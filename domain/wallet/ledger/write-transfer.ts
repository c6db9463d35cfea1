import type { Knex } from 'knex';
import type { TokenLotsRow } from '~/db/rows';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { prepared } from '../../shared/reading/prepared';
import { balanceChanged } from '../events';
import type { Purse } from '../lock-purse';
import { openAccounts, openingOf, type Opening } from './open-accounts';
import { systemAccounts, tokenUnit, type AccountRef, type TransferReason } from '../schema';

/** One side of a transfer. */
export interface Leg {
  account: Opening;
  amount: number;
}

export const legOf = (account: AccountRef, unit: string, amount: number): Leg => ({
  account: openingOf(account, unit),
  amount,
});

export const tokenLeg = (system: keyof typeof systemAccounts, amount: number): Leg =>
  legOf({ system }, tokenUnit, amount);

/** The changes of a lot, as differences. */
export interface LotChange {
  lotId: string;
  remaining?: number;
  reserved?: number;
  taken?: number;
  short?: number;
}

export interface LotUse {
  lotId: string;
  kind: 'spend' | 'give-back' | 'take-back' | 'return' | 'end';
  tokens: number;
  costMinor: number;
  creatorId?: string | null;
  shareMinor?: number;
  /** Tokens that were to be taken back but had been spent. */
  short?: number;
}

export type NewLot = Pick<TokenLotsRow, 'kind' | 'size'> &
  Partial<Pick<TokenLotsRow, 'paid_minor' | 'currency' | 'order_id' | 'ends_at'>>;

export interface Transfer {
  /** A repeat with the same key moves nothing. */
  idempotencyKey: string;
  reason: TransferReason;
  /** The id of the cause, for example a message or a payment. */
  reference?: string | null | undefined;
  characterId?: string | null | undefined;
  /** The purse that changes, and by how many tokens; its leg is added to the others. */
  purse?: { purse: Purse; delta: number };
  legs: Leg[];
  lots?: LotChange[];
  uses?: LotUse[];
  newLots?: NewLot[];
}

/**
 * Writes a transfer with its legs and its changes to balance and lots, in one statement, and returns its
 * id. Returns null and writes nothing if the key has been used. Throws if the legs do not sum to zero in
 * each unit, or if the lots do not change by as much as the balance.
 */
export async function writeTransfer(
  context: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  transfer: Transfer,
): Promise<string | null> {
  const { purse, delta } = transfer.purse ?? { purse: null, delta: 0 };
  const now = context.now();
  const legs = await identifyLegs(trx, transfer.legs, purse, now);
  if (purse && delta !== 0) legs.push({ account: purse.accountId, unit: tokenUnit, amount: delta });
  const [{ id = null } = {}] = await prepared<{ id: string | null }>(
    trx,
    'write-transfer',
    writeSql,
    {
      transferId: newId(),
      idempotencyKey: transfer.idempotencyKey,
      reason: transfer.reason,
      reference: transfer.reference ?? null,
      characterId: transfer.characterId ?? null,
      purseId: purse?.accountId ?? null,
      ...legColumns(legs),
      ...lotColumns(transfer.lots ?? []),
      ...useColumns(transfer.uses ?? []),
      newLots: openingLots(transfer.newLots ?? []),
      now,
    },
  );
  if (id === null) return null;
  if (purse && delta !== 0) {
    announce(
      trx,
      balanceChanged,
      { personId: purse.userId, aggregateId: purse.accountId },
      { userId: purse.userId, balance: purse.balance + delta },
    );
  }
  return id;
}

/**
 * The only database function that may write these rows; it rejects inconsistent ones
 * (`0240-write-transfers-by-function`). Rows are passed as one array per column, which is cheaper to read
 * than JSON.
 */
const writeSql = `
  select write_transfer(
    :transferId, :idempotencyKey, :reason, :reference, :characterId, :now, :purseId,
    :legAccounts, :legUnits, :legAmounts,
    :lotIds, :remaining, :reserved, :taken, :short,
    :useLotIds, :useKinds, :useTokens, :useCosts, :useCreatorIds, :useShares, :useShorts,
    :newLots) as id`;

const openingLots = (lots: readonly NewLot[]): string | null =>
  lots.length === 0
    ? null
    : JSON.stringify(lots.map((lot) => ({ paid_minor: 0, ...lot, id: newId() })));

const legColumns = (legs: readonly WrittenLeg[]) => ({
  legAccounts: legs.map(({ account }) => account),
  legUnits: legs.map(({ unit }) => unit),
  legAmounts: legs.map(({ amount }) => amount),
});

const lotColumns = (changes: readonly LotChange[]) => ({
  lotIds: changes.map(({ lotId }) => lotId),
  remaining: changes.map(({ remaining = 0 }) => remaining),
  reserved: changes.map(({ reserved = 0 }) => reserved),
  taken: changes.map(({ taken = 0 }) => taken),
  short: changes.map(({ short = 0 }) => short),
});

const useColumns = (uses: readonly LotUse[]) => ({
  useLotIds: uses.map(({ lotId }) => lotId),
  useKinds: uses.map(({ kind }) => kind),
  useTokens: uses.map(({ tokens }) => tokens),
  useCosts: uses.map(({ costMinor }) => costMinor),
  useCreatorIds: uses.map(({ creatorId = null }) => creatorId),
  useShares: uses.map(({ shareMinor = 0 }) => shareMinor),
  useShorts: uses.map(({ short = 0 }) => short),
});

interface WrittenLeg {
  account: string;
  unit: string;
  amount: number;
}

/** Merges legs by account and drops those of 0. */
async function identifyLegs(
  trx: Knex.Transaction,
  legs: readonly Leg[],
  purse: Purse | null,
  now: Date,
): Promise<WrittenLeg[]> {
  const sums = new Map<string, Leg>();
  for (const { account, amount } of legs) {
    sums.set(account.code, { account, amount: (sums.get(account.code)?.amount ?? 0) + amount });
  }
  const moving = [...sums.values()].filter(({ amount }) => amount !== 0);
  const accountIds = new Map([...Object.entries(systemAccounts), ...(purse?.accounts ?? [])]);
  const unknown = moving.filter(({ account }) => !accountIds.has(account.code));
  if (unknown.length > 0) {
    const opened = await openAccounts(
      trx,
      unknown.map(({ account }) => account),
      now,
    );
    for (const [code, id] of opened) accountIds.set(code, id);
  }
  return moving.map(({ account: { code, unit }, amount }) => {
    const id = accountIds.get(code);
    if (id === undefined) throw new Error(`the account ${code} could not be opened`);
    return { account: id, unit, amount };
  });
}

/** Returns the transfer that used a key. */
export async function findTransferId(
  trx: Knex.Transaction,
  idempotencyKey: string,
): Promise<string | undefined> {
  const row = await trx('ledger_transfers').where({ idempotency_key: idempotencyKey }).first('id');
  return row?.id;
}
