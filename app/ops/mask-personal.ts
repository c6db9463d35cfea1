import { strikeAddresses } from '~/observability/strike-addresses';

const sealed = 'sealed:';
/** The field names under which a job stores personal addresses and names. */
const personal =
  /^(?:to|from|recipients?|e?mail|address|(?:first|last|full|user|display|nick)?name)$/i;

/** Masks a job's data for the screen: sealed texts and the names and addresses of people are replaced. */
export function maskPersonal(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return maskText(value);
  if (Array.isArray(value)) return value.map(maskPersonal);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, maskMember(key, inner)]),
  );
}

function maskMember(key: string, value: unknown): unknown {
  return personal.test(key) && typeof value === 'string' ? '[personal]' : maskPersonal(value);
}

/** Masks all other data about a job, such as its error and stack, which may quote its input. */
export function maskTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return maskText(value);
  if (Array.isArray(value)) return value.map(maskTexts);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskTexts(inner)]));
}

function maskText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.startsWith(sealed) ? '[sealed]' : strikeAddresses(value);
}
