import type { Knex } from 'knex';
import type { MediaPrintsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { isSamePicture, meanTones, mostToneLevels } from './same-picture';
import type { Print } from './take-print';

/**
 * Runs once the print of a place is noted, in that transaction. A listener withholds the place where it
 * may not be shown.
 */
export const mediaPrinted = defineHook<{
  place: string;
  /** Nobody was shown it before. */
  isNew: boolean;
}>('media.printed');

/**
 * Lets one transaction at a time note or bar prints: of two copies that are noted and barred at once, the
 * second transaction sees the first one's.
 */
export async function lockPrints(trx: Knex.Transaction): Promise<void> {
  await trx.raw("select pg_advisory_xact_lock(hashtextextended('media-prints', 0))");
}

/**
 * Notes the print of a place and runs `mediaPrinted`; returns whether the place is withheld after that.
 * A place that was withheld before stays so.
 */
export async function notePrint(
  context: DomainContext,
  trx: Knex.Transaction,
  { place, print, isNew }: { place: string; print: Print; isNew: boolean },
): Promise<boolean> {
  await lockPrints(trx);
  const { sha256, likeness } = print;
  const [red = null, green = null, blue = null] = likeness ? meanTones(likeness) : [];
  await trx('media_prints')
    .insert({
      place,
      sha256,
      shape: likeness?.shape ?? null,
      tones: likeness?.tones ?? null,
      red,
      green,
      blue,
      printed_at: context.now(),
    })
    .onConflict('place')
    // An original that was there once is not forgotten.
    .merge({
      sha256: trx.raw('coalesce(excluded.sha256, media_prints.sha256)'),
      ...excluded(trx, ['shape', 'tones', 'red', 'green', 'blue', 'printed_at']),
    });
  await context.hooks.run(mediaPrinted, trx, { place, isNew });
  return isWithheld(trx, place);
}

const excluded = (trx: Knex.Transaction, columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, trx.raw('excluded.??', [column])]));

type KnownRow = Pick<MediaPrintsRow, 'place' | 'sha256' | 'shape' | 'tones'>;

/**
 * Finds the other places with the same bytes or the same picture as this one; with `isBarred`, among the
 * barred ones alone.
 */
export async function findCopies(
  trx: Knex.Transaction,
  place: string,
  { isBarred = false }: { isBarred?: boolean } = {},
): Promise<string[]> {
  const known: KnownRow | undefined = await trx('media_prints').where({ place }).first();
  if (!known) return [];
  const others = () =>
    trx('media_prints')
      .whereNot({ place })
      .modify((rows) => void (isBarred && rows.where({ is_barred: true })));
  const { sha256, shape, tones } = known;
  const sameBytes: string[] = sha256 ? await others().where({ sha256 }).pluck('place') : [];
  if (!shape || !tones) return sameBytes;
  const [red, green, blue] = meanTones({ tones });
  // Means are rounded: one level more.
  const near = (level: number): [number, number] => [
    level - mostToneLevels - 1,
    level + mostToneLevels + 1,
  ];
  const alike: KnownRow[] = await others()
    .whereNotNull('shape')
    .whereBetween('red', near(red))
    .whereBetween('green', near(green))
    .whereBetween('blue', near(blue))
    .select('place', 'sha256', 'shape', 'tones');
  const same = alike.filter(
    (row) =>
      row.shape &&
      row.tones &&
      isSamePicture({ shape, tones }, { ...row, shape: row.shape, tones: row.tones }),
  );
  return [...new Set([...sameBytes, ...same.map((row) => row.place)])];
}

/** Returns every place whose bytes are sent to nobody. */
export const listWithheld = (db: Knex): Promise<string[]> =>
  db('media_prints').whereNotNull('withheld_at').pluck('place');

/** Whether the bytes at a place are sent to nobody. */
async function isWithheld(db: Knex, place: string): Promise<boolean> {
  const row = await db('media_prints').where({ place }).whereNotNull('withheld_at').first('place');
  return row !== undefined;
}

/** Sends the bytes at places to nobody from now on, and keeps copies of them out where that is asked. */
export async function withholdMedia(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  places: readonly string[],
  { isBarred }: { isBarred: boolean },
): Promise<void> {
  await trx.raw(
    `insert into media_prints (place, withheld_at, is_barred)
       select place, :now, :isBarred from unnest(:places::text[]) as place
     on conflict (place) do update
        set withheld_at = coalesce(media_prints.withheld_at, excluded.withheld_at),
            is_barred = media_prints.is_barred or excluded.is_barred`,
    { places: [...places], now: now(), isBarred },
  );
}

/** Sends the bytes at places again, or only lets copies of them in again. */
export async function releaseMedia(
  trx: Knex.Transaction,
  { shown, unbarred }: { shown: readonly string[]; unbarred: readonly string[] },
): Promise<void> {
  await trx('media_prints').whereIn('place', unbarred).update({ is_barred: false });
  await trx('media_prints').whereIn('place', shown).update({ is_barred: false, withheld_at: null });
}

/** Forgets what was stored at places that are gone; what is withheld is kept out still. */
export async function forgetPrints(db: Knex, places: readonly string[]): Promise<void> {
  await db('media_prints').whereIn('place', places).whereNull('withheld_at').delete();
}
