import * as z from 'zod';
import type { DomainContext } from '../../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../../staff/carry-out';
import { gamificationSettings, type GamificationSettings } from '../settings';

type PlayConfig = GamificationSettings;

const { shape } = gamificationSettings;

type Given = {
  [Key in keyof typeof shape]: z.ZodOptional<ReturnType<(typeof shape)[Key]['unwrap']>>;
};

/**
 * Some settings of gamification. The schemas are those of the settings without their defaults, which would
 * be filled in for those that are left out.
 */
export const playConfigSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [key, schema.unwrap().optional()]),
  ) as Given,
);

/** Returns the settings of gamification. */
export const readPlayConfig = ({
  settings,
}: Pick<DomainContext, 'settings'>): Promise<PlayConfig> => settings(gamificationSettings);

type Key = keyof PlayConfig;
const keys = Object.keys(shape) as Key[];

/**
 * Changes settings of gamification; those that are left out stay as they are. Other processes apply them
 * within two seconds. The database function lets the website write no other setting.
 */
export async function configurePlay(
  context: DomainContext,
  by: StaffActor,
  changes: Partial<PlayConfig>,
): Promise<{ ok: true; config: PlayConfig } | StaffActRefusal> {
  const target = { act: 'gamification.configure', id: 'gamification' } as const;
  return carryOut(context, by, target, async (trx) => {
    const before = await readPlayConfig(context);
    const changedKeys = keys.filter(
      (key) => changes[key] !== undefined && !isSame(changes[key], before[key]),
    );
    const config: PlayConfig = { ...before };
    for (const key of changedKeys) {
      const value: unknown = shape[key].parse(changes[key]);
      await trx.raw('select write_gamification_setting(?, ?)', [key, JSON.stringify(value)]);
      Object.assign(config, { [key]: value });
    }
    const change =
      changedKeys.length === 0
        ? null
        : { before: logged(before, changedKeys), after: logged(config, changedKeys) };
    return { ok: true, config, change };
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const logged = (config: PlayConfig, of: readonly Key[]): Record<string, string> =>
  Object.fromEntries(of.map((key) => [key, JSON.stringify(config[key])]));
