/** The IPTC term for media made by a trained model; platforms and regulators look for this address. */
const sourceType = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/** The mark of a picture: its XMP packet. */
export const markOfPicture = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
      <Iptc4xmpExt:DigitalSourceType>${sourceType}</Iptc4xmpExt:DigitalSourceType>
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;

/** The mark of a video, or of sound: its container's comment. */
export const markOfVideo = `AI-generated; DigitalSourceType=${sourceType}`;

/** Whether metadata, or a file with them, say that a trained model made the media. */
export function saysGenerated(metadata: string | Buffer): boolean {
  return metadata.includes(sourceType);
}
