import fc, { type Arbitrary } from 'fast-check';
import { brokenBody } from './broken-bodies';
import type { Call, Field } from './contract';
import { fittingDraft } from './drafts';
import { writeObject } from './json';
import { jsonType, targetOf, type Draft, type FuzzRequest } from './request';
import { brokenLiteral, brokenText, refusesSomeText } from './values';

/** Returns requests that are valid except for one error, for which each must be refused. */
export function malformedRequest(calls: readonly Call[]): Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...calls.map((call) =>
      fc.oneof(
        ...call.fields
          .filter(canBeBroken)
          .map((field) => ({ weight: 3, arbitrary: withBrokenField(call, field) })),
        ...call.fields
          .filter((field) => field.isRequired && field.place === 'body')
          .map((field) => ({ weight: 1, arbitrary: withoutField(call, field) })),
        { weight: 1, arbitrary: withOtherMethod(call) },
        { weight: 1, arbitrary: withBrokenAddress(call) },
        // The gateway reads neither the query nor the body of a stream's request.
        ...(call.isStream
          ? []
          : [
              { weight: call.takesBody ? 5 : 2, arbitrary: withBrokenBody(call) },
              { weight: 1, arbitrary: withForbiddenQuery(call) },
            ]),
      ),
    ),
  );
}

/** HTTP clients already reject invalid header values, except those that are too long. */
const canBeBroken = ({ place, shape }: Field) =>
  place === 'body' ||
  (refusesSomeText(shape) && (place !== 'header' || shape.maxLength !== undefined));

const anything = () => true;

/** Builds a request from a draft without changes. */
export function requestOf(draft: Draft, fault: string, extraQuery = ''): FuzzRequest {
  const body = draft.call.takesBody ? Buffer.from(writeObject(draft.body)) : null;
  return {
    fault,
    caller: draft.caller,
    method: draft.call.method,
    target: targetOf(draft, extraQuery),
    headers: { ...draft.headers, ...(body && jsonType) },
    body,
  };
}

/** Checks whether HTTP clients accept a text in a header. */
export const isSendable = (text: string) => /^[\x20-\x7e\xa0-\xff]*$/.test(text);

function withBrokenField(call: Call, field: Field): Arbitrary<FuzzRequest> {
  const { name, place, shape } = field;
  const rest = fittingDraft(call, (other) => other !== field);
  if (place === 'body') {
    return fc.tuple(rest, brokenLiteral(shape)).map(([draft, literal]) => {
      const others = draft.body.filter(([other]) => other !== name);
      return requestOf({ ...draft, body: [...others, [name, literal]] }, `bad ${name}`);
    });
  }
  if (place === 'path') {
    return fc.tuple(rest, brokenText(shape)).map(([draft, text]) => {
      const path = new Map(draft.path).set(name, text);
      return requestOf({ ...draft, path }, `bad ${name}`);
    });
  }
  if (place === 'header') {
    return fc.tuple(rest, brokenText(shape).filter(isSendable)).map(([draft, text]) => {
      const headers = { ...draft.headers, [name]: text };
      return requestOf({ ...draft, headers }, `bad ${name}`);
    });
  }
  const twice = brokenText(shape).map((text) => [text, text]);
  const once = brokenText(shape).map((text) => [text]);
  return fc
    .tuple(rest, fc.oneof({ weight: 5, arbitrary: once }, { weight: 1, arbitrary: twice }))
    .map(([draft, texts]) => {
      const others = draft.query.filter(([other]) => other !== name);
      const query = [...others, ...texts.map((text) => [name, text] as const)];
      return requestOf({ ...draft, query }, `bad ${name}`);
    });
}

function withoutField(call: Call, field: Field): Arbitrary<FuzzRequest> {
  return fittingDraft(call, anything).map((draft) =>
    requestOf(
      { ...draft, body: draft.body.filter(([name]) => name !== field.name) },
      `no ${field.name}`,
    ),
  );
}

function withOtherMethod(call: Call): Arbitrary<FuzzRequest> {
  return fc
    .tuple(fittingDraft(call, anything), fc.constantFrom(...call.otherMethods))
    .map(([draft, method]) => ({ ...requestOf(draft, 'another method'), method }));
}

const addressBreakers: Record<string, (path: string) => string> = {
  'half an escape': (path) => `${path}%`,
  'an escape of no digits': (path) => `${path}%zz`,
  'an escape of no character': (path) => `${path}%E0%A4%A`,
  'an overlong slash': (path) => `${path}/%c0%af`,
  'a surrogate': (path) => `${path}%ED%A0%80`,
  'a NUL': (path) => `${path}%00`,
  'an encoded slash': (path) => path.replace(/\/([^/]*)$/, '%2F$1'),
  'a folder up': (path) => `${path}/..%2f..%2fetc%2fpasswd`,
  'a further segment': (path) => `${path}/more`,
  'a matrix parameter': (path) => `${path};a=b`,
  'a very long segment': (path) => `${path}/${'x'.repeat(9000)}`,
};

function withBrokenAddress(call: Call): Arbitrary<FuzzRequest> {
  return fc
    .tuple(fittingDraft(call, anything), fc.constantFrom(...Object.entries(addressBreakers)))
    .map(([draft, [fault, change]]) => {
      const request = requestOf(draft, fault);
      const [path = '', query] = request.target.split('?', 2);
      return { ...request, target: change(path) + (query === undefined ? '' : `?${query}`) };
    });
}

const forbiddenQueries = ['__proto__=1', 'constructor=1', 'prototype=1', 'a=%00', 'a=1&__proto__'];

function withForbiddenQuery(call: Call): Arbitrary<FuzzRequest> {
  return fc
    .tuple(fittingDraft(call, anything), fc.constantFrom(...forbiddenQueries))
    .map(([draft, query]) => requestOf(draft, 'a forbidden query', query));
}

function withBrokenBody(call: Call): Arbitrary<FuzzRequest> {
  return fittingDraft(call, anything)
    .chain((draft) => fc.tuple(fc.constant(draft), brokenBody(writeObject(draft.body))))
    .map(([draft, { fault, headers, body }]) => ({
      ...requestOf(draft, fault),
      headers: { ...draft.headers, ...headers },
      body,
    }));
}
