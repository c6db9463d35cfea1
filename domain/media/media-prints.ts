import type { Knex } from 'knex';
import type { MediaPrintsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { isSamePicture, meanTones, mostToneLevels } from './same-picture';
import type { Print } from './take-print';

/**
 * Runs after the print of a place is stored, in the same transaction. A listener withholds the place if it
 * may not be shown.
 */
export const mediaPrinted = defineHook<{
  place: string;
  /** True when the media at this place has not been shown to anyone. */
  isNew: boolean;
}>('media.printed');

/**
 * Lets one transaction at a time store or bar prints. When two copies are stored and barred at the same
 * time, the second transaction sees the changes of the first.
 */
export async function lockPrints(trx: Knex.Transaction): Promise<void> {
  await trx.raw("select pg_advisory_xact_lock(hashtextextended('media-prints', 0))");
}

/**
 * Stores the print of a place and runs `mediaPrinted`. Returns whether the place is withheld afterwards. A
 * place that was withheld before remains withheld.
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
    // The hash of an original is kept after the original was removed.
    .merge({
      sha256: trx.raw('coalesce(excluded.sha256, media_prints.sha256)'),
      ...excluded(trx, ['shape', 'tones', 'red', 'green', 'blue', 'printed_at']),
    });
  await context.hooks.run(mediaPrinted, trx, { place, isNew });
  return isWithheld(trx, place);
}

const excluded = (trx: Knex.Transaction, columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, trx.raw('excluded.??', [column])]));

type PrintRow = Pick<MediaPrintsRow, 'place' | 'sha256' | 'shape' | 'tones'>;

/**
 * Returns the other places with the same bytes or the same picture as this one; with `isBarred`, only the
 * barred ones.
 */
export async function findCopies(
  trx: Knex.Transaction,
  place: string,
  { isBarred = false }: { isBarred?: boolean } = {},
): Promise<string[]> {
  const stored: PrintRow | undefined = await trx('media_prints').where({ place }).first();
  if (!stored) return [];
  const others = () =>
    trx('media_prints')
      .whereNot({ place })
      .modify((rows) => void (isBarred && rows.where({ is_barred: true })));
  const { sha256, shape, tones } = stored;
  const sameBytes: string[] = sha256 ? await others().where({ sha256 }).pluck('place') : [];
  if (!shape || !tones) return sameBytes;
  const [red, green, blue] = meanTones({ tones });
  // The means are rounded, so the range is one level wider.
  const near = (level: number): [number, number] => [
    level - mostToneLevels - 1,
    level + mostToneLevels + 1,
  ];
  const alike: PrintRow[] = await others()
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

/** Returns every place whose bytes are withheld from all users. */
export const listWithheld = (db: Knex): Promise<string[]> =>
  db('media_prints').whereNotNull('withheld_at').pluck('place');

/** Checks whether the bytes at a place are withheld from all users. */
async function isWithheld(db: Knex, place: string): Promise<boolean> {
  const row = await db('media_prints').where({ place }).whereNotNull('withheld_at').first('place');
  return row !== undefined;
}

/**
 * Withholds the bytes at these places from all users from now on; with `isBarred`, copies of them are
 * refused too.
 */
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

/** Serves the bytes at the `shown` places again, and accepts copies of the `unbarred` ones again. */
export async function releaseMedia(
  trx: Knex.Transaction,
  { shown, unbarred }: { shown: readonly string[]; unbarred: readonly string[] },
): Promise<void> {
  await trx('media_prints').whereIn('place', unbarred).update({ is_barred: false });
  await trx('media_prints').whereIn('place', shown).update({ is_barred: false, withheld_at: null });
}

/**
 * Deletes the prints of places that were removed. Prints of withheld places are kept, so copies are still
 * refused.
 */
export async function forgetPrints(db: Knex, places: readonly string[]): Promise<void> {
  await db('media_prints').whereIn('place', places).whereNull('withheld_at').delete();
}
