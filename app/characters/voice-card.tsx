import { Link } from '@remix-run/react';
import type { DrawnVoice } from './presenters/character-for-fan';
import { Icon } from '../kit/ui/icons/icon';
import { Portrait } from '../kit/ui/media/portrait';
import { TypeMark } from './type-mark';

interface VoiceCardProps {
  character: DrawnVoice;
}

/** Heights of the bars of the still waveform, in percent. */
const bars = [
  30, 55, 38, 92, 48, 66, 34, 60, 42, 88, 52, 36, 74, 40, 58, 96, 44, 62, 34, 70, 50, 38,
];

/** Shows a character that can be called: a picture, a tagline and a waveform. */
export function VoiceCard({ character }: VoiceCardProps) {
  return (
    <Link
      to={`/characters/${character.slug}`}
      className="group rounded-card border-line-2 bg-card shadow-card hover:border-line-form/60 flex items-center gap-4 border p-3.5 transition duration-160"
    >
      <Portrait src={character.media.card} alt="" className="rounded-input h-26 w-21 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="type-h3 flex items-center gap-2">
          <span className="truncate pb-0.5">{character.name}</span>
          <TypeMark type={character.type} size={16} />
        </span>
        <span className="text-fg-3 mt-0.5 line-clamp-1 text-[0.875rem]/5">{character.tagline}</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 132 26"
          className="fill-fg-3 group-hover:fill-rose mt-2.5 h-6.5 w-33 max-w-full transition duration-160"
        >
          {bars.map((height, index) => (
            <rect
              key={index}
              x={index * 6}
              y={13 - height * 0.13}
              width="2.6"
              height={height * 0.26}
              rx="1.3"
            />
          ))}
        </svg>
      </span>
      <span className="bg-light text-on-light me-1 flex size-11 shrink-0 items-center justify-center rounded-full">
        <Icon name="phone" />
      </span>
    </Link>
  );
}
