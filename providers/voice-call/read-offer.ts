/** Why an offer of a line (SDP) cannot be answered, whoever carries it. */
export type OfferFault =
  /** It is none, or no way leads to who offers. */
  | 'line-unreadable'
  /** There is no sound in it: a picture alone, or sound that is held. */
  | 'line-without-sound'
  /** There is sound in it, but none that is coded as all browsers can (opus, RFC 7874). */
  | 'line-without-opus';

/** An offer with the one section of it that is answered. */
interface ReadOffer {
  /** What is said of the session, before its sections. */
  head: string;
  /** What is offered, in its order, each from its line `m=` on. */
  sections: string[];
  /** Which of them is the sound of the call. */
  chosen: number;
  /** Who opens the way (RFC 8842): the answer says the other. */
  setup: 'active' | 'passive' | 'actpass';
}

const opus = /^a=rtpmap:(\d+) opus\/48000\/2\s*$/im;
const secured = /^m=audio \d+ (?:(?:UDP|TCP)\/(?:TLS|DTLS)\/)?RTP\/SAVPF? /;

/** Reads an offer for what can be answered of it: the first sound in opus. */
export function readOffer(
  sdp: string,
): { ok: true; offer: ReadOffer } | { ok: false; fault: OfferFault } {
  const [head = '', ...sections] = sdp.split(/^(?=m=)/m);
  const fail = (fault: OfferFault) => ({ ok: false, fault }) as const;
  if (!/^v=0\r?\n/.test(head) || sections.length === 0) return fail('line-unreadable');
  const isHeard = (section: string) =>
    /^m=audio [1-9]\d* /.test(section) &&
    (directionOf(section) ?? directionOf(head)) !== 'inactive';
  if (!sections.some(isHeard)) return fail('line-without-sound');
  const chosen = sections.findIndex((section) => isHeard(section) && speaksOpus(section));
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

/** The offer as if nothing but its sound were in it, under a name in any case. */
export function soundOf({ head, sections, chosen }: ReadOffer): string {
  const sound = sections[chosen] ?? '';
  const mid = midOf(sound);
  return withGroup(head, mid) + sound + (mid === undefined ? 'a=mid:0\r\n' : '');
}

/**
 * The answer to all of an offer, from the answer to its sound: its sections in its order under its names,
 * and those that are not taken with the port 0, out of any bundle (RFC 3264, RFC 8843).
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

/** What an attribute of a section says, or of the session where it says nothing. */
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

/** A head whose only bundle is of one section; without any where there is none. */
function withGroup(head: string, mid: string | undefined): string {
  const bare = head.replace(group, '');
  return mid === undefined ? bare : `${bare}a=group:BUNDLE ${mid}\r\n`;
}

/** Whether a format of a section, and not only a line of it, is opus. */
function speaksOpus(section: string): boolean {
  const [, payload] = opus.exec(section) ?? [];
  const formats = /^m=audio \d+ \S+ (.*)$/m.exec(section)?.[1]?.trim().split(' ') ?? [];
  return payload !== undefined && formats.includes(payload);
}
