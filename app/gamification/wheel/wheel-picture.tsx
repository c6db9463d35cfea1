import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { centreOf } from '~/domain/gamification/wheel/wheel-geometry';
import { sectionTones, type SectionTone } from './section-tones';

interface WheelPictureProps {
  /** The tokens of each section. */
  rewards: readonly number[];
  /** The rotation clockwise in degrees. */
  rotation: number;
  /** The section that won; the others are dimmed. */
  winner?: number | undefined;
  /** The element that turns. */
  turning?: RefObject<SVGGElement>;
  /** The text in the middle. */
  hub: ReactNode;
  className?: string;
}

const centre = 210;
const rim = 196;
const lampRing = 186;
const face = 176;
const hubRadius = 50;
const lamps = Array.from({ length: 20 }, (_, index) => index * 18 + 9);

const fills: Record<SectionTone, string> = {
  amber: 'fill-amber',
  rose: 'fill-[#c2506b]',
  plum: 'fill-[#33203b]',
  violet: 'fill-[#452a58]',
};

/** The wheel: sections of equal size, a gold rim with twenty lamps, a hub, and the pointer on top. */
export function WheelPicture(props: WheelPictureProps) {
  const { rewards, rotation, winner, turning, hub, className } = props;
  const { t } = useTranslation('quests');
  const tones = sectionTones(rewards);
  return (
    <svg
      role="img"
      aria-label={t('wheel.picture')}
      viewBox="0 0 420 420"
      className={clsx('mx-auto block size-80 max-w-full md:size-105', className)}
    >
      <circle cx={centre} cy={centre} r={rim} strokeWidth="3" className="stroke-gold fill-ink" />
      {lamps.map((angle, index) => (
        <circle
          key={angle}
          cx={centre}
          cy={centre - lampRing}
          r="3.5"
          transform={`rotate(${angle} ${centre} ${centre})`}
          className={index % 2 === 0 ? 'fill-discount' : 'fill-disabled'}
        />
      ))}
      <g
        ref={turning}
        style={{ transform: `rotate(${rotation}deg)` }}
        className="origin-center [transform-box:view-box]"
      >
        {rewards.map((reward, index) => (
          <Section
            key={index}
            reward={reward}
            tone={tones[index] ?? 'plum'}
            at={index}
            of={rewards.length}
            look={winner === undefined ? 'plain' : winner === index ? 'won' : 'dim'}
          />
        ))}
      </g>
      <circle
        cx={centre}
        cy={centre}
        r={hubRadius}
        strokeWidth="2.5"
        className="stroke-gold fill-ink"
      />
      <text
        x={centre}
        y={centre}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-fg font-display"
      >
        {hub}
      </text>
      <path d="M190 6h40l-20 40Z" className="fill-light" />
    </svg>
  );
}

interface SectionProps {
  reward: number;
  tone: SectionTone;
  /** The index of the section, and the number of all. */
  at: number;
  of: number;
  look: 'plain' | 'won' | 'dim';
}

function Section({ reward, tone, at, of, look }: SectionProps) {
  const half = Math.PI / of;
  const x = face * Math.sin(half);
  const y = face * Math.cos(half);
  const isLight = tone === 'amber';
  return (
    <g
      data-section={at}
      opacity={look === 'dim' ? 0.35 : 1}
      transform={`rotate(${centreOf(at, of)} ${centre} ${centre})`}
    >
      <path
        d={`M${centre} ${centre}L${centre - x} ${centre - y}A${face} ${face} 0 0 1 ${centre + x} ${centre - y}Z`}
        className={clsx(fills[tone], look === 'won' ? 'stroke-light' : 'stroke-line-2')}
        strokeWidth={look === 'won' ? 3 : 1}
      />
      <text
        x={centre}
        y={centre - 142}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="32"
        className={clsx('font-display lining-nums', isLight ? 'fill-on-gold' : 'fill-fg')}
      >
        {reward}
      </text>
      <circle
        cx={centre}
        cy={centre - 106}
        r="8"
        className={isLight ? 'fill-on-gold' : 'fill-amber'}
      />
      <circle cx={centre + 2} cy={centre - 108} r="4.5" className={fills[tone]} />
    </g>
  );
}
