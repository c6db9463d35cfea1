import fc, { type Arbitrary } from 'fast-check';
import type { Call, Field } from './contract';
import { callers, type Draft } from './request';
import { fittingValue } from './values';

/** Returns valid requests, from which the others are derived: every field fits its shape. */
export function fittingDraft(call: Call, isWanted: (field: Field) => boolean): Arbitrary<Draft> {
  const wanted = call.fields.filter((field) => field.isRequired || isWanted(field));
  return fc
    .tuple(
      fc.constantFrom(...callers),
      fc.tuple(
        ...wanted.map((field) =>
          fittingValue(field.shape).map((value): [Field, unknown] => [field, value]),
        ),
      ),
    )
    .map(([caller, values]) => draftOf(call, caller, values));
}

function draftOf(call: Call, caller: Draft['caller'], values: [Field, unknown][]): Draft {
  const at = (place: Field['place']) => values.filter(([field]) => field.place === place);
  return {
    call,
    caller,
    path: new Map(at('path').map(([{ name }, value]) => [name, String(value)])),
    headers: Object.fromEntries(at('header').map(([{ name }, value]) => [name, String(value)])),
    query: at('query').map(([{ name }, value]) => [name, String(value)] as const),
    body: at('body').map(([{ name }, value]) => [name, JSON.stringify(value)] as const),
  };
}
