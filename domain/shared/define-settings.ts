import * as z from 'zod';

/** The values of the table `settings` by key, from one read. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** The settings of an area. */
export interface AreaSettings<Values> {
  /** Returns stored values, or defaults; throws if a stored value does not fit. */
  parse(stored: StoredSettings): Values;
}

export type SettingsOf<Settings extends AreaSettings<unknown>> = ReturnType<Settings['parse']>;

/** The schemas by key, each with a default and, as the last call, its description. */
export type SettingsShape = Readonly<Record<string, z.ZodDefault | z.ZodPrefault>>;

/** Defines an area's settings and their defaults. The values of one read are parsed once. */
export function defineSettings<Shape extends SettingsShape>(shape: Shape) {
  const schema = z.object(shape);
  const parsed = new WeakMap<StoredSettings, z.output<typeof schema>>();
  return {
    shape,
    parse(stored: StoredSettings) {
      const cached = parsed.get(stored);
      if (cached) return cached;
      const values = schema.parse(stored);
      parsed.set(stored, values);
      return values;
    },
  };
}
