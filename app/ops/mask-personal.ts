import { strikeAddresses } from '~/observability/strike-addresses';

const sealed = 'sealed:';
/** Under which a job holds who it is for, by address or by name. */
const personal =
  /^(?:to|from|recipients?|e?mail|address|(?:first|last|full|user|display|nick)?name)$/i;

/** A job's data as a screen may show it: sealed texts, people's names and addresses are replaced. */
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

/** Whatever else is told of a job: why it failed and where, which may quote what it was given. */
export function maskTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return maskText(value);
  if (Array.isArray(value)) return value.map(maskTexts);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskTexts(inner)]));
}

function maskText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.startsWith(sealed) ? '[sealed]' : strikeAddresses(value);
}
