import * as z from 'zod';

/** The values of the table `settings` by their keys, as one reading found them. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** The settings of an area: what a reading of the table makes of them. */
export interface AreaSettings<Values> {
  /** Stored values, defaults for the rest; throws where a stored value does not fit. */
  parse(stored: StoredSettings): Values;
}

export type SettingsOf<Settings extends AreaSettings<unknown>> = ReturnType<Settings['parse']>;

/** Schemas by key, each with a default. */
export type SettingsShape = Readonly<Record<string, z.ZodDefault | z.ZodPrefault>>;

/** Fixes an area's settings and their defaults. A reading of the table is parsed once. */
export function defineSettings<Shape extends SettingsShape>(shape: Shape) {
  const schema = z.object(shape);
  const parsed = new WeakMap<StoredSettings, z.output<typeof schema>>();
  return {
    shape,
    parse(stored: StoredSettings) {
      const known = parsed.get(stored);
      if (known) return known;
      const values = schema.parse(stored);
      parsed.set(stored, values);
      return values;
    },
  };
}
