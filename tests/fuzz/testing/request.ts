import type { Call } from './contract';

export const callers = ['nobody', 'guest', 'member', 'operator'] as const;
/** A client without credentials, with a guest token, with a session, or with the operators' key. */
export type Caller = (typeof callers)[number];

/** One request that is valid HTTP. */
export interface FuzzRequest {
  /** A description of its fault. */
  fault: string;
  caller: Caller;
  method: string;
  /** The encoded target with its query, as it is sent. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** The parts of a request before they are combined. */
export interface Draft {
  call: Call;
  caller: Caller;
  path: ReadonlyMap<string, string>;
  headers: Readonly<Record<string, string>>;
  query: readonly (readonly [name: string, value: string])[];
  /** Members as JSON literals. */
  body: readonly (readonly [name: string, literal: string])[];
}

export const jsonType = { 'content-type': 'application/json' };

/** Returns the address of a draft; names and values are encoded, also odd ones. */
export function targetOf({ call, path, query }: Draft, extra = ''): string {
  const filled = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    percentEncoded(path.get(name) ?? ''),
  );
  const pairs = query.map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`);
  if (extra) pairs.push(extra);
  return `/api/v1${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

/** Encodes like encodeURIComponent, but any text: half a surrogate pair becomes U+FFFD. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

/** Returns one line that identifies a request; long ones are cut. */
export function describeRequest(request: FuzzRequest): string {
  const { fault, caller, method, target, headers, body } = request;
  const cut = (text: string) =>
    text.length > 300 ? `${text.slice(0, 300)}… ${text.length}` : text;
  return [
    `${fault}, as ${caller}: ${method} ${cut(target)}`,
    cut(JSON.stringify(headers)),
    body ? cut(body.toString('latin1')) : '',
  ].join('\n    ');
}
