/** A browser's transport attributes; the addresses are reserved for documentation (RFC 5737). */
const fingerprint =
  'sha-256 3A:96:6D:57:B2:C2:C7:61:A0:46:3E:1C:97:39:D3:F7:0A:88:A0:B1:EC:03:FB:10:A5:5D:3A:37:AB:DD:02:AA';
const transport = [
  'a=ice-ufrag:F7gI',
  'a=ice-pwd:x9cml/YzichV2+XlhiMu8gMx',
  'a=ice-options:trickle',
];

const sdp = (...lines: (string | string[])[]) => `${lines.flat().join('\r\n')}\r\n`;

const chromeHead = (mids: string) => [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  `a=group:BUNDLE ${mids}`,
  'a=extmap-allow-mixed',
  'a=msid-semantic: WMS lgsCFqt9kN2fVKw5wg3NKqGdATQoltEwOdMS',
];
const chromeSection = (mid: string, setup = 'actpass') => [
  'c=IN IP4 0.0.0.0',
  'a=rtcp:9 IN IP4 0.0.0.0',
  'a=candidate:1467250027 1 udp 2122260223 192.0.2.7 46243 typ host generation 0 network-id 1',
  ...transport,
  `a=fingerprint:${fingerprint}`,
  `a=setup:${setup}`,
  `a=mid:${mid}`,
];
const chromeAudio = (mid: string, { setup = 'actpass', direction = 'sendrecv' } = {}) => [
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63 9 0 8 13 110 126',
  ...chromeSection(mid, setup),
  'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
  'a=extmap:2 http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time',
  'a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:mid',
  `a=${direction}`,
  'a=msid:lgsCFqt9kN2fVKw5wg3NKqGdATQoltEwOdMS 35429d94-5637-4686-9ecd-7d0622261ce8',
  'a=rtcp-mux',
  'a=rtcp-rsize',
  'a=rtpmap:111 opus/48000/2',
  'a=rtcp-fb:111 transport-cc',
  'a=fmtp:111 minptime=10;useinbandfec=1',
  'a=rtpmap:63 red/48000/2',
  'a=fmtp:63 111/111',
  'a=rtpmap:9 G722/8000',
  'a=rtpmap:0 PCMU/8000',
  'a=rtpmap:8 PCMA/8000',
  'a=rtpmap:13 CN/8000',
  'a=rtpmap:110 telephone-event/48000',
  'a=rtpmap:126 telephone-event/8000',
  'a=ssrc:3510681183 cname:loqPWNg7JMmrFUnr',
  'a=ssrc:3510681183 msid:lgsCFqt9kN2fVKw5wg3NKqGdATQoltEwOdMS 35429d94-5637-4686-9ecd-7d0622261ce8',
];
const chromeVideo = (mid: string) => [
  'm=video 9 UDP/TLS/RTP/SAVPF 96 97 103',
  ...chromeSection(mid),
  'a=extmap:14 urn:ietf:params:rtp-hdrext:toffset',
  'a=sendrecv',
  'a=msid:lgsCFqt9kN2fVKw5wg3NKqGdATQoltEwOdMS 61317484-2ed4-49d7-9eb7-1414322a7aae',
  'a=rtcp-mux',
  'a=rtcp-rsize',
  'a=rtpmap:96 VP8/90000',
  'a=rtcp-fb:96 nack pli',
  'a=rtpmap:97 rtx/90000',
  'a=fmtp:97 apt=96',
  'a=rtpmap:103 H264/90000',
  'a=fmtp:103 level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42001f',
  'a=ssrc:2231627014 cname:loqPWNg7JMmrFUnr',
];
const data = (mid: string) => [
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  ...chromeSection(mid),
  'a=sctp-port:5000',
  'a=max-message-size:262144',
];
const pcmu = [
  'm=audio 9 UDP/TLS/RTP/SAVPF 0 101',
  ...chromeSection('0'),
  'a=sendrecv',
  'a=rtcp-mux',
  'a=rtpmap:0 PCMU/8000',
  'a=rtpmap:101 telephone-event/8000',
];

const firefox = sdp(
  'v=0',
  'o=mozilla...THIS_IS_SDPARTA-99.0 6012837394512003827 0 IN IP4 0.0.0.0',
  's=-',
  't=0 0',
  `a=fingerprint:${fingerprint}`,
  'a=group:BUNDLE 0',
  'a=ice-options:trickle',
  'a=msid-semantic:WMS *',
  'm=audio 45011 UDP/TLS/RTP/SAVPF 109 9 0 8 101',
  'c=IN IP4 192.0.2.9',
  'a=candidate:0 1 UDP 2122252543 5f8d2c1e-8a55-4a8b-9c3e-1f2a3b4c5d6e.local 45011 typ host',
  'a=candidate:2 1 TCP 2105524479 192.0.2.9 9 typ host tcptype active',
  'a=sendrecv',
  'a=end-of-candidates',
  'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
  'a=extmap:2/recvonly urn:ietf:params:rtp-hdrext:csrc-audio-level',
  'a=extmap:3 urn:ietf:params:rtp-hdrext:sdes:mid',
  'a=fmtp:109 maxplaybackrate=48000;stereo=1;useinbandfec=1',
  'a=fmtp:101 0-15',
  'a=ice-pwd:5ad6e1d3f7a5a8c5a4be7c6bbd34d6d8',
  'a=ice-ufrag:9a0d2b5e',
  'a=mid:0',
  'a=msid:{0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9} {1b2c3d4e-5f60-7182-93a4-b5c6d7e8f90a}',
  'a=rtcp:45012 IN IP4 192.0.2.9',
  'a=rtcp-mux',
  'a=rtpmap:109 opus/48000/2',
  'a=rtpmap:9 G722/8000/1',
  'a=rtpmap:0 PCMU/8000',
  'a=rtpmap:8 PCMA/8000',
  'a=rtpmap:101 telephone-event/8000/1',
  'a=setup:actpass',
  'a=ssrc:2841029483 cname:{7c6d5e4f-3a2b-1c0d-9e8f-7a6b5c4d3e2f}',
);

const safari = sdp(
  'v=0',
  'o=- 7614219274584779017 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE audio-0',
  'a=msid-semantic: WMS 0b1d2c3e-1f20-4a5b-8c6d-7e8f90a1b2c3',
  'm=audio 54321 UDP/TLS/RTP/SAVPF 96 102 9 0 8 105 13 110 113 126',
  'c=IN IP4 192.0.2.11',
  'a=rtcp:9 IN IP4 0.0.0.0',
  'a=candidate:842163049 1 udp 1677729535 192.0.2.11 54321 typ srflx raddr 0.0.0.0 rport 0',
  ...transport,
  `a=fingerprint:${fingerprint}`,
  'a=setup:actpass',
  'a=mid:audio-0',
  'a=sendrecv',
  'a=rtcp-mux',
  'a=rtpmap:96 opus/48000/2',
  'a=rtcp-fb:96 transport-cc',
  'a=fmtp:96 minptime=10;useinbandfec=1',
  'a=rtpmap:102 ILBC/8000',
  'a=rtpmap:9 G722/8000',
  'a=rtpmap:0 PCMU/8000',
  'a=rtpmap:8 PCMA/8000',
  'a=rtpmap:105 CN/16000',
  'a=rtpmap:13 CN/8000',
  'a=rtpmap:110 telephone-event/48000',
  'a=rtpmap:113 telephone-event/16000',
  'a=rtpmap:126 telephone-event/8000',
  'a=ssrc:1732100921 cname:Qf9+6o0mXw1l2nTz',
);

/** Offers that can be answered, as browsers write them. */
export const goodOffers = {
  Chrome: sdp(chromeHead('0'), chromeAudio('0')),
  Firefox: firefox,
  Safari: safari,
  'sound and a picture': sdp(chromeHead('0 1'), chromeAudio('0'), chromeVideo('1')),
  'a picture, sound and data': sdp(
    chromeHead('v a d'),
    chromeVideo('v'),
    chromeAudio('a'),
    data('d'),
  ),
  'two kinds of sound': sdp(chromeHead('0 1'), pcmu, chromeAudio('1')),
  'sound without a name': sdp(chromeHead('0'), chromeAudio('0')).replace(
    /^a=(?:mid|group):.*\r\n/gm,
    '',
  ),
  'a side that connects': sdp(chromeHead('0'), chromeAudio('0', { setup: 'active' })),
  'a side that waits': sdp(chromeHead('0'), chromeAudio('0', { setup: 'passive' })),
  'a side that only listens': sdp(chromeHead('0'), chromeAudio('0', { direction: 'recvonly' })),
};

/** Offers that cannot be answered. */
export const badOffers = {
  nothing: '',
  nonsense: 'not an offer at all',
  'a beginning': 'v=0',
  'no sections': sdp(chromeHead('')),
  'a picture alone': sdp(chromeHead('0'), chromeVideo('0')),
  'data alone': sdp(chromeHead('0'), data('0')),
  'PCMU alone': sdp(chromeHead('0'), pcmu),
  'opus of no format': sdp(chromeHead('0'), chromeAudio('0')).replace(' 111 63 9 ', ' 63 9 '),
  'sound that is held': sdp(chromeHead('0'), chromeAudio('0', { direction: 'inactive' })),
  'sound of a session that is held': sdp(
    [...chromeHead('0'), 'a=inactive'],
    chromeAudio('0').filter((line) => line !== 'a=sendrecv'),
  ),
  'a side that holds': sdp(chromeHead('0'), chromeAudio('0', { setup: 'holdconn' })),
  'sound that was given up': sdp(chromeHead('0'), chromeAudio('0')).replace(
    'm=audio 9',
    'm=audio 0',
  ),
  'sound in the clear': sdp(chromeHead('0'), chromeAudio('0'))
    .replace('UDP/TLS/RTP/SAVPF', 'RTP/AVP')
    .replace(/^a=(?:fingerprint|setup):.*\r\n/gm, ''),
  'no way there': sdp(chromeHead('0'), chromeAudio('0')).replace(/^a=ice-.*\r\n/gm, ''),
};
