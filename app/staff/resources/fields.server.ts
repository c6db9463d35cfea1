import * as z from 'zod';
import type { FieldShown } from './shown';
import type { Words } from './words.server';

interface Fields {
  schema: z.ZodObject;
  words: Words;
  /** The part of the catalogue with the strings of its fields, for example `flags`. */
  under: string;
  values?: Readonly<Record<string, string>>;
  /** The label of an empty option. Without a label there is no empty option. */
  unchosen?: string;
}

/**
 * Returns the fields of a schema for display: an enumeration as a select, a literal `true` as a box, dates and numbers as such,
 * anything else as a text input. `meta({ field: 'text-area' })` or `'hidden'` overrides this. The labels
 * are in `UNDER.fields.NAME`, the options in `UNDER.NAME.VALUE`, or in `NAME.VALUE` if several resources
 * share them.
 */
export const fieldsOf = ({ schema, words, under, values = {}, unchosen }: Fields): FieldShown[] =>
  Object.entries<z.core.$ZodType>(schema.shape).map(([name, wrapped]) => {
    const { inner, isOptional } = unwrap(wrapped);
    const choices = inner instanceof z.ZodEnum ? inner.options.map(String) : null;
    const label = (value: string) => words([`${under}.${name}.${value}`, `${name}.${value}`]);
    const options = choices?.map((value) => ({ value, label: label(value) }));
    const maxLength = inner instanceof z.ZodString ? inner.maxLength : null;
    return {
      name,
      label: words(`${under}.fields.${name}`),
      as: drawnAs(inner),
      ...(options && {
        options: unchosen === undefined ? options : [{ value: '', label: unchosen }, ...options],
      }),
      value: values[name] ?? '',
      isRequired: !isOptional,
      ...(maxLength !== null && { maxLength }),
    };
  });

function unwrap(schema: z.core.$ZodType): { inner: z.core.$ZodType; isOptional: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return { inner: unwrap(schema.unwrap()).inner, isOptional: true };
  }
  return { inner: schema, isOptional: false };
}

const metaSchema = z.object({ field: z.enum(['text-area', 'hidden']) });

function drawnAs(schema: z.core.$ZodType): FieldShown['as'] {
  const meta = metaSchema.safeParse(z.globalRegistry.get(schema));
  if (meta.success) return meta.data.field;
  if (schema instanceof z.ZodEnum) return 'select';
  if (schema instanceof z.ZodLiteral) return 'checkbox';
  if (schema instanceof z.ZodISODate) return 'date';
  if (schema instanceof z.ZodNumber) return 'number';
  return 'text';
}
