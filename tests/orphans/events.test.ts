import { describe, expect, it } from 'vitest';
import { subscribers } from '~/jobs/areas';
import { joinSubscribers } from '~/jobs/relay/subscriber';
import { streamEvents } from '~/realtime/protocol/areas';
import { commands } from '~/realtime/protocol/commands';
import { serverEvent } from '~/realtime/protocol/names';
import { serverToClient } from '~/realtime/protocol/server-to-client';
import { productionSources } from './testing/production-sources';

const sourcesIn = (folders: RegExp) => productionSources.filter(({ path }) => folders.test(path));
/**
 * Returns the members that are read, such as `serverEvent.chatError`, and texts, because an event may be
 * named by one.
 */
const namedIn = (folders: RegExp) =>
  new Set(sourcesIn(folders).flatMap(({ names, literals }) => [...names, ...literals]));

const byServers = namedIn(/^(jobs|realtime)\/(?!protocol\/)/);
const byBrowsers = namedIn(/^app\//);

const namesOf = (group: string, names: object) =>
  Object.keys(names).map((key) => `${group}.${key}`);
const events = [...namesOf('serverEvent', serverEvent), ...Object.keys(streamEvents)];

/** For other clients: our chats receive a gift or an unlocked file as a message. */
const unhandled = [
  'serverEvent.giftForTipGenerated',
  'serverEvent.privatePhotoUnlocked',
  'serverEvent.privateVideoUnlocked',
  // Our pages follow the event of the stream.
  'serverEvent.kycProgress',
  // Our pages offer packs of their own.
  'serverEvent.smartTokensInsufficientBalance',
];
/** For other clients: our pages use forms for anything with a price, and show a refusal at the form. */
const unsaid = [
  'chat.send-tip.command',
  'chat.text-to-speech.command',
  'chat.unlock-private-audio.command',
  'chat.unlock-private-photo.command',
  'chat.unlock-private-video.command',
  'chat.regenerate-asset.command',
];

describe('the protocol between gateways and browsers', () => {
  it('has only events that servers send and browsers receive', () => {
    expect(events.filter((event) => !byServers.has(event))).toEqual([]);
    expect(events.filter((event) => !byBrowsers.has(event))).toEqual(unhandled);
  });

  it('has only commands that browsers send', () => {
    expect(Object.keys(commands).filter((name) => !byBrowsers.has(name))).toEqual(unsaid);
  });

  it('has a shape for each name, and no other', () => {
    expect(Object.keys(serverToClient).sort()).toEqual(Object.values(serverEvent).sort());
  });
});

describe('facts that areas announce', () => {
  const namesDefinedIn = (files: RegExp, ending: RegExp) =>
    sourcesIn(files).flatMap(({ defined }) => [...defined].filter((name) => ending.test(name)));
  const facts = namesDefinedIn(/^domain\/[\w-]+\/events\.ts$/, /(?<!Schema)$/);
  const handedTo = (called: string) =>
    new Set(productionSources.flatMap(({ calls }) => calls.get(called) ?? []));

  it('are announced by something and followed by the relay', () => {
    expect(facts).not.toEqual([]);
    expect(facts.filter((fact) => !handedTo('announce').has(fact))).toEqual([]);
    expect(facts.filter((fact) => !handedTo('onEvent').has(fact))).toEqual([]);
  });

  it('are each followed by the worker', () => {
    expect(joinSubscribers(subscribers).size).toBe(facts.length);
  });
});
