interface QrCodeProps {
  /** The modules by row; true for dark ones. */
  modules: readonly (readonly boolean[])[];
  label: string;
}

/** A QR code for an app: dark on white, as scanners expect. */
export function QrCode({ modules, label }: QrCodeProps) {
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="rounded-input size-48 bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
