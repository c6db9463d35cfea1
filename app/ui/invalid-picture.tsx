import { useEffect } from 'react';
import { noPicture, reportPicture } from './replace-broken-pictures';

interface InvalidPictureProps {
  src: string;
  alt: string;
  className: string;
}

/** Stands for a picture whose address is none, which is reported. */
export function InvalidPicture({ src, alt, className }: InvalidPictureProps) {
  useEffect(() => reportPicture(src), [src]);
  return <img src={noPicture} alt={alt} className={className} />;
}
