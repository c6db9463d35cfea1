/** The reason an offer of a connection (SDP) cannot be answered, independent of the adapter. */
export type OfferFault =
  /** It is no valid offer, or the sender cannot be reached with it. */
  | 'line-unreadable'
  /** It has no sound: only video, or sound on hold. */
  | 'line-without-sound'
  /** It has sound, but not in the codec that all browsers support (opus, RFC 7874). */
  | 'line-without-opus';

/** An offer with the one section of it that is answered. */
interface ReadOffer {
  /** The session part, before the sections. */
  head: string;
  /** The offered sections in order, each from its line `m=` on. */
  sections: string[];
  /** The index of the section with the call's sound. */
  chosen: number;
  /** The side that opens the connection (RFC 8842); the answer names the other. */
  setup: 'active' | 'passive' | 'actpass';
}

const opus = /^a=rtpmap:(\d+) opus\/48000\/2\s*$/im;
const secured = /^m=audio \d+ (?:(?:UDP|TCP)\/(?:TLS|DTLS)\/)?RTP\/SAVPF? /;

/** Reads an offer and chooses the section to answer: the first sound in opus. */
export function readOffer(
  sdp: string,
): { ok: true; offer: ReadOffer } | { ok: false; fault: OfferFault } {
  const [head = '', ...sections] = sdp.split(/^(?=m=)/m);
  const fail = (fault: OfferFault) => ({ ok: false, fault }) as const;
  if (!/^v=0\r?\n/.test(head) || sections.length === 0) return fail('line-unreadable');
  const sendsAudio = (section: string) =>
    /^m=audio [1-9]\d* /.test(section) &&
    (directionOf(section) ?? directionOf(head)) !== 'inactive';
  if (!sections.some(sendsAudio)) return fail('line-without-sound');
  const chosen = sections.findIndex((section) => sendsAudio(section) && speaksOpus(section));
  const sound = sections[chosen];
  if (sound === undefined) return fail('line-without-opus');
  const setup = valueOf(sound, head, 'setup') ?? 'active';
  const isReachable =
    secured.test(sound) &&
    ['ice-ufrag', 'ice-pwd', 'fingerprint'].every((name) => valueOf(sound, head, name));
  if (!isReachable || (setup !== 'active' && setup !== 'passive' && setup !== 'actpass'))
    return fail('line-unreadable');
  return { ok: true, offer: { head, sections, chosen, setup } };
}

/** Returns the offer reduced to its sound, which always gets a name. */
export function soundOf({ head, sections, chosen }: ReadOffer): string {
  const sound = sections[chosen] ?? '';
  const mid = midOf(sound);
  return withGroup(head, mid) + sound + (mid === undefined ? 'a=mid:0\r\n' : '');
}

/**
 * Builds the answer to a whole offer from the answer to its sound. All sections keep their order and names;
 * rejected ones get the port 0 and leave any bundle (RFC 3264, RFC 8843).
 */
export function answerAll({ head, sections, chosen }: ReadOffer, answer: string): string {
  const [ownHead = '', sound = ''] = answer.split(/^(?=m=)/m);
  const mid = midOf(sections[chosen] ?? '');
  const named = mid === undefined ? sound.replace(/^a=mid:.*\r?\n/m, '') : sound;
  const isBundled = mid !== undefined && bundlesOf(head).includes(mid);
  return [
    withGroup(ownHead, isBundled ? mid : undefined),
    ...sections.map((section, at) => (at === chosen ? named : rejected(section))),
  ].join('');
}

function rejected(section: string): string {
  const [kind, , ...rest] = section.slice('m='.length).split(/\r?\n/, 1)[0]?.split(' ') ?? [];
  const mid = midOf(section);
  const lines = [
    `m=${[kind, '0', ...rest].join(' ')}`,
    'c=IN IP4 0.0.0.0',
    ...(mid === undefined ? [] : [`a=mid:${mid}`]),
    'a=inactive',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Returns the value of an attribute in a section, or in the session if the section has none. */
function valueOf(section: string, head: string, name: string): string | undefined {
  const start = `a=${name}:`;
  for (const part of [section, head]) {
    const line = part.split(/\r?\n/).find((one) => one.startsWith(start));
    if (line) return line.slice(start.length).trim();
  }
  return undefined;
}

const directionOf = (part: string): string | undefined =>
  /^a=(sendrecv|sendonly|recvonly|inactive)\s*$/m.exec(part)?.[1];

const midOf = (section: string): string | undefined => /^a=mid:(\S+)/m.exec(section)?.[1];

const group = /^a=group:BUNDLE(.*)\r?\n/gm;

const bundlesOf = (head: string): string[] =>
  [...head.matchAll(group)].flatMap(([, mids = '']) => mids.split(' ').map((mid) => mid.trim()));

/** Returns a head whose only bundle contains one section; without a bundle if `mid` is undefined. */
function withGroup(head: string, mid: string | undefined): string {
  const bare = head.replace(group, '');
  return mid === undefined ? bare : `${bare}a=group:BUNDLE ${mid}\r\n`;
}

/** Checks whether opus is one of a section's formats, not only mentioned in a line. */
function speaksOpus(section: string): boolean {
  const [, payload] = opus.exec(section) ?? [];
  const formats = /^m=audio \d+ \S+ (.*)$/m.exec(section)?.[1]?.trim().split(' ') ?? [];
  return payload !== undefined && formats.includes(payload);
}
