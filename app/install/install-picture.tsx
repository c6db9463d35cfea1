import type { Platform } from './platform';

interface InstallPictureProps {
  platform: Platform;
}

/** Draws the place to press: a phone's share button, its menu, or the end of the address bar. */
export function InstallPicture({ platform }: InstallPictureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 150"
      fill="none"
      className="rounded-card border-line-2 bg-invite h-auto w-full border"
    >
      {platform === 'desktop' ? <Window /> : <Phone platform={platform} />}
    </svg>
  );
}

const edge = 'rgb(255 232 242 / .38)';
const fill = 'rgb(11 7 13 / .55)';

function Phone({ platform }: InstallPictureProps) {
  const isApple = platform === 'ios';
  return (
    <>
      <rect x="110" y="18" width="100" height="170" rx="16" fill={fill} stroke={edge} />
      <rect x="122" y="34" width="76" height="10" rx="5" fill={edge} opacity=".5" />
      <rect x="122" y="56" width="34" height="42" rx="6" fill={edge} opacity=".3" />
      <rect x="164" y="56" width="34" height="42" rx="6" fill={edge} opacity=".3" />
      {isApple ? (
        <g stroke="#ff9c7c" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <circle cx="160" cy="124" r="17" fill="rgb(255 125 146 / .16)" stroke="none" />
          <path d="M160 127v-14m-4 4 4-4 4 4M153 122v9h14v-9" />
        </g>
      ) : (
        <g fill="#ff9c7c">
          <circle cx="190" cy="39" r="14" fill="rgb(255 125 146 / .16)" />
          <circle cx="190" cy="34" r="1.8" />
          <circle cx="190" cy="39" r="1.8" />
          <circle cx="190" cy="44" r="1.8" />
        </g>
      )}
    </>
  );
}

function Window() {
  return (
    <>
      <rect x="40" y="24" width="240" height="160" rx="12" fill={fill} stroke={edge} />
      <path d="M40 56h240" stroke={edge} />
      <rect x="88" y="33" width="150" height="14" rx="7" fill={edge} opacity=".4" />
      <circle cx="56" cy="40" r="3" fill={edge} />
      <circle cx="66" cy="40" r="3" fill={edge} />
      <rect x="60" y="72" width="60" height="60" rx="8" fill={edge} opacity=".3" />
      <rect x="132" y="72" width="60" height="60" rx="8" fill={edge} opacity=".3" />
      <rect x="204" y="72" width="60" height="60" rx="8" fill={edge} opacity=".3" />
      <g stroke="#ff9c7c" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="258" cy="40" r="13" fill="rgb(255 125 146 / .16)" stroke="none" />
        <path d="M258 34v8m-3-3 3 3 3-3M252 45h12" />
      </g>
    </>
  );
}
